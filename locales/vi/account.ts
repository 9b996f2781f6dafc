export const account = {
  "account.data": "Dữ liệu của bạn",
  "account.signOut": "Đăng xuất",
  "account.signatureWrong": "Yêu cầu này không mang chữ ký của Facebook.",

  "sign-out.label": "Đăng xuất",
  "sign-out.title": "Kết thúc phiên đăng nhập trên thiết bị này",
  "sign-out.summary":
    "Kết thúc phiên đăng nhập của bạn trên thiết bị này. Lịch sử và liên kết vẫn còn trong tài khoản.",
  "sign-out.asked": "Bạn đang đăng nhập với tên {name}. Bạn muốn đăng xuất khỏi thiết bị này?",
  "sign-out.nobody": "Bạn chưa đăng nhập trên thiết bị này.",

  "sign-in.notConfigured": "Trang này chưa bật cách đăng nhập đó.",
  "sign-in.unknown":
    "Lần đăng nhập này đã hết hạn, đã được dùng, hoặc bắt đầu từ một trình duyệt khác. Hãy đăng nhập lại từ đầu.",
  "sign-in.declined": "Bạn đã không đồng ý chia sẻ thông tin với trang này.",
  "sign-in.failed": "Nhà cung cấp đăng nhập trả lời không như mong đợi. Hãy thử lại sau.",
} as const;
