export const account = {
  "account.signatureWrong": "Yêu cầu này không mang chữ ký của Facebook.",

  "sign-in.notConfigured": "Trang này chưa bật cách đăng nhập đó.",
  "sign-in.unknown":
    "Lần đăng nhập này đã hết hạn, đã được dùng, hoặc bắt đầu từ một trình duyệt khác. Hãy đăng nhập lại từ đầu.",
  "sign-in.declined": "Bạn đã không đồng ý chia sẻ thông tin với trang này.",
  "sign-in.failed": "Nhà cung cấp đăng nhập trả lời không như mong đợi. Hãy thử lại sau.",
} as const;
