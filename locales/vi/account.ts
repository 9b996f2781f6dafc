export const account = {
  "account.data": "Dữ liệu của bạn",
  "account.signOut": "Đăng xuất",
  "account.signatureWrong": "Yêu cầu này không mang chữ ký của Facebook.",

  "sign-out.label": "Đăng xuất",
  "sign-out.title": "kết thúc phiên trên thiết bị này",
  "sign-out.summary":
    "Kết thúc phiên đăng nhập của bạn trên thiết bị này. Lịch sử và liên kết vẫn còn trong tài khoản.",
  "sign-out.asked": "Bạn đang đăng nhập với tên {name}. Bạn muốn đăng xuất khỏi thiết bị này?",
  "sign-out.nobody": "Bạn chưa đăng nhập trên thiết bị này.",

  "sign-in.off": "Trang này chưa bật đăng nhập.",
  "sign-in.notConfigured": "Trang này chưa bật cách đăng nhập đó.",
  "sign-in.unknown":
    "Lần đăng nhập này đã hết hạn, đã được dùng, hoặc bắt đầu từ một trình duyệt khác. Hãy đăng nhập lại từ đầu.",
  "sign-in.noCookie":
    "Trình duyệt của bạn không gửi lại cookie nên không thể đăng nhập. Hãy cho phép cookie rồi thử lại.",
  "sign-in.declined": "Bạn đã không đồng ý chia sẻ thông tin với trang này.",
  "sign-in.failed": "Nhà cung cấp đăng nhập trả lời không như mong đợi. Hãy thử lại sau.",
  "sign-in.blocked": "Người vận hành trang đã khóa tài khoản này, nên không đăng nhập được.",
  "account.label": "Tài khoản",
  "account.title": "nơi đang đăng nhập và khóa API",
  "account.summary":
    "Xem bạn đang đăng nhập ở đâu, đăng xuất từ xa, tạo và thu hồi khóa để chương trình của bạn dùng API.",
  "account.signInFirst": "Bạn cần đăng nhập để xem các phiên đăng nhập và khóa API.",
  "account.lead": "Mất điện thoại hay lỡ đăng nhập ở máy lạ? Kết thúc phiên đó tại đây.",
  "sessions.title": "Nơi bạn đang đăng nhập",
  "sessions.current": "thiết bị này",
  "sessions.unknown": "Thiết bị không rõ",
  "sessions.begun": "đăng nhập lúc {time}",
  "sessions.end": "Đăng xuất",
  "sessions.endNamed": "Đăng xuất khỏi {name}",
  "sessions.everywhere": "Đăng xuất khỏi mọi nơi",
  "sessions.everywhere.hint": "Kết thúc mọi phiên, kể cả trên thiết bị này, và thu hồi mọi khóa API.",
  "keys.heading": "Khóa API",
  "keys.lead":
    "Một khóa cho phép chương trình làm việc thay bạn trong phạm vi bạn chọn. Gửi nó trong header Authorization: Bearer.",
  "keys.form": "Tạo khóa API",
  "keys.name": "Tên khóa",
  "keys.name.hint": "Để bạn nhớ khóa dùng vào việc gì",
  "keys.scopes": "Phạm vi",
  "keys.scope.all": "Liên kết, ghi chú và lịch sử",
  "keys.scope.links": "Liên kết",
  "keys.scope.notes": "Ghi chú",
  "keys.scope.history": "Lịch sử",
  "keys.create": "Tạo khóa",
  "keys.created": "Khóa mới của bạn",
  "keys.once": "Hãy chép lại ngay: khóa chỉ hiện một lần này, chúng tôi không lưu nó.",
  "keys.title": "Các khóa đang dùng",
  "keys.none": "Bạn chưa có khóa nào.",
  "keys.madeAt": "tạo lúc {time}",
  "keys.used": "dùng lần cuối ngày {day}",
  "keys.unused": "chưa dùng lần nào",
  "keys.revoke": "Thu hồi",
  "keys.revokeNamed": "Thu hồi khóa {name}",
  "keys.invalid.scopes": "Chọn ít nhất một phạm vi: links, notes hoặc history.",
  "keys.tooMany": "Bạn đã có {max} khóa. Hãy thu hồi một khóa trước khi tạo khóa mới.",
  "keys.wrongScope": "Khóa này không được phép dùng lời gọi này.",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly account: typeof account;
  }
}
