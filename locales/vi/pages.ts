export const pages = {
  "home.label": "Trang chủ",
  "home.pinned": "Đã ghim",
  "home.pinned.choose": "Chọn công cụ để ghim",
  "home.back": "Quay lại {tool} đang làm dở",
  "home.title": "Việc nhỏ hằng ngày, xong ngay",
  "home.summary":
    "Bộ tiện ích trực tuyến miễn phí bằng tiếng Việt: tạo mã QR và VietQR cùng nhiều công cụ hằng ngày, chạy được cả khi tắt JavaScript.",
  "home.lead": "Dán gì cũng được, câu trả lời hiện ngay bên dưới. {count} công cụ miễn phí.",
  "home.answerWaits": "Câu trả lời chưa hiện ở đây được. {reason}",
  "home.go.qr": "Tạo mã",
  "home.go.vietqr": "Nhận tiền",
  "home.go.links": "Rút gọn",
  "home.tools": "Tất cả công cụ",

  "offline.label": "Không có mạng",
  "offline.title": "trang này chưa lưu trên máy",
  "offline.summary": "Máy bạn đang không có mạng, và trang vừa mở chưa được lưu trên máy.",
  "offline.lead":
    "Máy bạn đang không có mạng, và trang vừa mở chưa được lưu lại. Những gì bạn đã nhập ở trang trước vẫn còn khi bạn bấm nút quay lại.",
  "offline.again": "Thử lại",
  "offline.tools": "Dùng được khi mất mạng",
  "offline.toolsHint":
    "Những công cụ này chạy ngay trên máy bạn: trang nào bạn từng dùng thì mất mạng vẫn mở được.",

  "donate.label": "Ủng hộ",
  "donate.title": "giúp trang luôn miễn phí",
  "donate.summary": "Quét mã QR để góp một phần chi phí máy chủ, giúp các tiện ích ở đây luôn miễn phí.",
  "donate.lead":
    "Các công cụ ở đây miễn phí cho mọi người. Nếu thấy có ích, bạn có thể quét mã dưới đây để góp một phần chi phí máy chủ. Xin cảm ơn bạn!",
  "donate.alt": "Mã QR để ủng hộ",
  "donate.none": "Trang này hiện chưa nhận ủng hộ. Cảm ơn bạn đã ghé thăm!",
  "donate.text": "Nội dung của mã",
  "donate.account": "Chuyển khoản ủng hộ",
  "donate.card.alt": "Mã VietQR để chuyển khoản ủng hộ, tài khoản {bank}",
  "donate.hint":
    "Số tiền do bạn chọn. Đang dùng điện thoại thì lưu ảnh về, rồi mở nó trong phần quét QR của ứng dụng ngân hàng. Hãy xem lại tên chủ tài khoản trước khi chuyển.",
  "donate.save": "Lưu ảnh",

  "data-deletion.label": "Xóa dữ liệu",
  "data-deletion.title": "yêu cầu xóa dữ liệu cá nhân",
  "data-deletion.summary":
    "Gửi yêu cầu xóa tài khoản và dữ liệu của bạn, nhận mã xác nhận và biết dữ liệu nào sẽ bị xóa.",
  "data-deletion.lead":
    "Bạn có quyền yêu cầu xóa toàn bộ dữ liệu mà trang này lưu về bạn. Yêu cầu được xử lý trong vòng 30 ngày.",
  "data-deletion.steps": "Ba bước để xóa dữ liệu",
  "data-deletion.step.1": "Nhập địa chỉ email bạn đã dùng để đăng nhập.",
  "data-deletion.step.2": "Gửi yêu cầu và lưu lại mã xác nhận.",
  "data-deletion.step.3": "Chúng tôi xóa dữ liệu của bạn trong vòng 30 ngày.",
  "data-deletion.form": "Gửi yêu cầu",
  "data-deletion.email": "Địa chỉ email",
  "data-deletion.send": "Gửi yêu cầu xóa",
  "data-deletion.done": "Đã nhận yêu cầu",
  "data-deletion.doneBody":
    "Yêu cầu của bạn đã được ghi nhận và sẽ được xử lý trong vòng 30 ngày. Hãy giữ mã xác nhận này:",
  "data-deletion.another": "Gửi yêu cầu khác",
  "data-deletion.provider": "Xóa qua nhà cung cấp đăng nhập",
  "data-deletion.providerBody":
    "Bạn cũng có thể gỡ quyền truy cập ngay trong phần cài đặt tài khoản Google hoặc Facebook, mục ứng dụng và trang web đã kết nối.",
  "data-deletion.what": "Dữ liệu nào sẽ bị xóa",
  "data-deletion.what.1": "Tên, email và ảnh đại diện nhận từ nhà cung cấp đăng nhập.",
  "data-deletion.what.2": "Lịch sử mã QR và VietQR.",
  "data-deletion.what.3": "Liên kết rút gọn cùng số liệu thống kê của chúng.",
  "data-deletion.what.4": "Ghi chú của bạn.",
  "data-deletion.contact": "Liên hệ",
  "data-deletion.contactBody": "Mọi thắc mắc về dữ liệu, xin gửi tới {email}.",
  "data-deletion.noContact": "Người vận hành trang này chưa công bố địa chỉ liên hệ.",

  "legal.updated": "Cập nhật lần cuối:",
  "legal.noContact": "người vận hành trang (chưa công bố địa chỉ liên hệ)",

  "callback.label": "Đang đăng nhập",
  "callback.title": "Đang xử lý đăng nhập",
  "callback.summary": "Trang trung gian hoàn tất việc đăng nhập của bạn rồi đưa bạn về trang chủ.",
  "callback.processing": "Đang xử lý đăng nhập, vui lòng đợi một chút…",
  "callback.failed": "Đăng nhập thất bại: {error}",
  "callback.over": "Đăng nhập không thành công",
  "callback.malformed": "Lỗi xử lý đăng nhập",
  "callback.noScript": "Nếu trang không tự chuyển, hãy bấm để về trang chủ.",

  "notFound.label": "Không tìm thấy trang",
  "notFound.summary": "Không có trang nào ở địa chỉ này, hoặc trang đã chuyển đi nơi khác.",
  "notFound.task": "Công cụ “{tool}” không có trang này. Mở công cụ ở ngay dưới đây.",
  "notFound.home": "Về trang chủ",
  "notFound.back": "Quay lại trang trước",
  "notFound.suggestions": "Có thể bạn đang tìm",

  "error.label": "Trang gặp lỗi ngoài dự kiến",
  "error.summary": "Lỗi đã được ghi lại, bạn hãy thử lại sau ít phút.",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly pages: typeof pages;
  }
}
