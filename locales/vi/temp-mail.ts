export const tempMail = {
  "temp-mail.label": "Email tạm thời",
  "temp-mail.short": "Email tạm thời",
  "temp-mail.line": "Hộp thư một giờ, tự tìm mã",
  "temp-mail.lead": "Có ngay hộp thư tạm, mã được tìm sẵn.",
  "temp-mail.title": "nhận mã xác nhận",
  "temp-mail.summary":
    "Tạo địa chỉ email dùng tạm trong một giờ để nhận mã xác nhận và tránh thư rác. Không cần đăng ký.",
  "temp-mail.intro":
    "Bấm một nút để có địa chỉ email riêng, nhận thư ngay tại đây, và mọi thứ tự xóa khi hết giờ.",
  "temp-mail.privacy":
    "Chỉ trình duyệt này mở được hộp thư. Thư bị xóa hẳn khi hết giờ hoặc khi bạn xóa; chúng tôi không đọc và không giữ bản sao.",
  "temp-mail.faq.1.q": "Hộp thư tồn tại bao lâu?",
  "temp-mail.faq.1.a":
    "Một giờ kể từ khi tạo. Bạn có thể gia hạn mỗi lần một giờ, tối đa 24 giờ. Hết giờ, địa chỉ và toàn bộ thư bị xóa trong vòng một phút.",
  "temp-mail.faq.2.q": "Nhận được những gì, có gửi thư đi được không?",
  "temp-mail.faq.2.a":
    "Hộp thư nhận thư có định dạng, tiếng Việt và tệp đính kèm, mỗi thư tối đa 10 MB, tối đa 100 thư. Không gửi thư đi được.",
  "temp-mail.faq.3.q": "Khi nào không nên dùng email tạm thời?",
  "temp-mail.faq.3.a":
    "Đừng dùng cho ngân hàng, mạng xã hội hay tài khoản bạn muốn giữ lâu: khi hộp thư đã xóa, bạn không nhận được mã khôi phục nữa.",
  "temp-mail.example.1": "Mở trang này và bấm “Tạo email tạm thời”. Bạn có ngay một địa chỉ như {email}.",
  "temp-mail.example.2": "Dán địa chỉ đó vào trang đang đòi email rồi quay lại đây.",
  "temp-mail.example.3": "Thư xác nhận hiện ra sau vài giây, kèm mã {code} có nút sao chép.",

  "temp-mail.create": "Tạo email tạm thời",
  "temp-mail.createHint": "Không cần đăng ký. Địa chỉ dùng được một giờ, có thể gia hạn.",
  "temp-mail.name.choose": "Chọn tên cho địa chỉ",
  "temp-mail.name": "Tên",
  "temp-mail.name.hint":
    "Ví dụ lan.anh. Sau tên có thêm vài ký tự, để về sau không ai nhận được thư gửi cho bạn.",
  "temp-mail.badName": "Tên chỉ gồm chữ và số, nối bằng dấu chấm, gạch ngang hoặc gạch dưới, ví dụ lan.anh.",
  "temp-mail.createFailed": "Không tạo được email. Vui lòng thử lại sau.",
  "temp-mail.lost":
    "Hộp thư đã được tạo nhưng trình duyệt của bạn chặn cookie, nên không mở lại được. Hãy cho phép cookie rồi tạo lại.",
  "temp-mail.closed": "Trang này chưa bật email tạm thời.",
  "temp-mail.gone": "Hộp thư này không còn nữa: đã hết hạn hoặc đã bị xóa.",
  "temp-mail.noMessage": "Thư này không còn nữa.",
  "temp-mail.tooLarge": "Thư lớn hơn giới hạn 10 MB.",

  "temp-mail.address": "Địa chỉ email của bạn",
  "temp-mail.expires": "Hết hạn lúc {time}",
  "temp-mail.left": "còn {time}",
  "temp-mail.longest": "Đã đủ 24 giờ, không gia hạn được nữa.",
  "temp-mail.extend": "Gia hạn 1 giờ",
  "temp-mail.refresh": "Làm mới",
  "temp-mail.autoRefresh": "Tự làm mới mỗi 30 giây",
  "temp-mail.stopRefresh": "Ngừng tự làm mới",
  "temp-mail.delete": "Xóa hộp thư",
  "temp-mail.deleteConfirm": "Xóa địa chỉ {email} cùng mọi thư đã nhận? Không thể khôi phục.",
  "temp-mail.deleteYes": "Xóa hộp thư và mọi thư",

  "temp-mail.inbox": "Hộp thư đến",
  "temp-mail.unread": "{count} thư chưa đọc",
  "temp-mail.unreadMark": "Chưa đọc",
  "temp-mail.readMark": "Đã đọc",
  "temp-mail.attached": "Có tệp đính kèm",
  "temp-mail.search": "Tìm trong thư",
  "temp-mail.find": "Tìm",
  "temp-mail.showAll": "Hiện tất cả",
  "temp-mail.empty": "Chưa có thư nào.",
  "temp-mail.arrives": "Thư mới sẽ tự hiện ở đây.",
  "temp-mail.look": "Xem đã có thư mới chưa",
  "temp-mail.noHits": "Không có thư nào khớp.",
  "temp-mail.noSubject": "(Không có tiêu đề)",

  "temp-mail.from": "Từ",
  "temp-mail.date": "Ngày nhận",
  "temp-mail.code": "Mã xác nhận",
  "temp-mail.attachments": "Tệp đính kèm",
  "temp-mail.links": "Liên kết trong thư: {count}",
  "temp-mail.body": "Nội dung thư",
  "temp-mail.asText": "Xem dạng văn bản",
  "temp-mail.asHtml": "Xem dạng gốc",
  "temp-mail.showImages": "Hiện ảnh từ bên ngoài",
  "temp-mail.imagesHint": "Ảnh từ bên ngoài đang tắt, vì người gửi có thể dùng chúng để biết bạn đã đọc thư.",
  "temp-mail.noBody": "(Không có nội dung)",
  "temp-mail.discard": "Xóa thư này",
  "temp-mail.close": "Đóng thư",

  "temp-mail.said.wrongSecret": "Thiếu mã bí mật của người vận hành, hoặc mã không đúng.",

  "temp-mail.api.create": "Tạo hộp thư sống một giờ; token là chìa khóa duy nhất",
  "temp-mail.api.show": "Hộp thư",
  "temp-mail.api.extend": "Gia hạn hộp thư thêm một giờ tính từ lúc hết hạn, tối đa một ngày kể từ khi tạo",
  "temp-mail.api.remove": "Xóa hộp thư và mọi thứ trong đó",
  "temp-mail.api.list": "Các thư, mới nhất trước; `q` để tìm",
  "temp-mail.api.open": "Một thư, từ đó được coi là đã đọc; HTML của nó hiện được an toàn",
  "temp-mail.api.discard": "Xóa một thư",
  "temp-mail.api.body": "HTML của thư dưới dạng trang cho khung; hình từ xa chỉ có khi `images=1`",
  "temp-mail.api.attachment": "Một tệp của thư, luôn là tải về",
  "temp-mail.api.events": "Luồng có sự kiện `inbox` mỗi khi hộp thư thay đổi",
  "temp-mail.api.receive":
    "Chuyển một thư nguyên bản (RFC 5322) cho hộp thư `to`, với mã bí mật của người vận hành làm bearer",

  "temp-mail.name.api": "tên đứng đầu địa chỉ, trước vài ký tự ngẫu nhiên",
  "temp-mail.token.api": "Chìa khóa duy nhất của hộp thư.",
  "temp-mail.images.api": "tải hình từ nơi khác",
  "temp-mail.to.api": "địa chỉ hộp thư",
  "temp-mail.q.api": "từ trong người gửi, tiêu đề hoặc nội dung; chỉ tính 8 từ đầu",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly tempMail: typeof tempMail;
  }
}
