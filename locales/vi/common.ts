export const common = {
  "invalid.required": "Vui lòng điền vào ô này.",
  "invalid.tooShort": "Cần ít nhất {min} ký tự.",
  "invalid.tooLong": "Chỉ được tối đa {max} ký tự.",
  "invalid.text": "Giá trị này phải là văn bản.",
  "invalid.nul": "Ô này chứa ký tự U+0000, không lưu được. Hãy xóa ký tự đó.",
  "invalid.number": "Giá trị này phải là một con số.",
  "invalid.boolean": "Giá trị này phải là có hoặc không.",
  "invalid.between": "Nhập một số từ {min} đến {max}.",
  "invalid.integerBetween": "Nhập một số nguyên từ {min} đến {max}.",
  "invalid.choice": "Chọn một trong các giá trị: {choices}.",
  "invalid.format": "Giá trị này không đúng định dạng.",

  "reading.took": "Đã bỏ {words}.",
  "reading.several": "Trong nội dung này có nhiều giá trị. Hãy chỉ để lại một.",
  "reading.blank":
    "Không rõ địa chỉ dừng ở đâu vì có khoảng trắng ở giữa. Hãy xóa phần không thuộc địa chỉ, hoặc viết khoảng trắng thành %20.",
  "reading.found": "Điền theo nội dung vừa dán.",

  "problem.invalid_input.title": "Dữ liệu chưa hợp lệ",
  "problem.invalid_input": "Một số ô chưa hợp lệ. Hãy sửa những chỗ được đánh dấu rồi thử lại.",
  "problem.invalid_input.missing": "Còn một ô bắt buộc chưa điền. Hãy điền vào ô được đánh dấu rồi thử lại.",
  "problem.malformed_body.title": "Nội dung gửi lên không đọc được",
  "problem.malformed_body": "Nội dung gửi lên không phải là JSON hợp lệ.",
  "problem.unsupported_media_type.title": "Kiểu nội dung không được hỗ trợ",
  "problem.unsupported_media_type": "Lời gọi này chỉ nhận nội dung kiểu application/json.",
  "problem.payload_too_large.title": "Nội dung quá lớn",
  "problem.payload_too_large": "Nội dung gửi lên vượt quá giới hạn 1 MiB.",
  "problem.unauthorized.title": "Cần đăng nhập",
  "problem.unauthorized": "Bạn cần đăng nhập để dùng chức năng này.",
  "problem.forbidden.title": "Yêu cầu bị từ chối",
  "problem.forbidden": "Yêu cầu này được gửi từ một trang khác nên bị từ chối. Hãy mở trang này rồi thử lại.",
  "problem.not_found.title": "Không tìm thấy",
  "problem.not_found": "Không có gì ở địa chỉ này.",
  "problem.code_taken.title": "Mã đã có người dùng",
  "problem.code_taken": "Mã này đã có người dùng. Hãy chọn mã khác.",
  "problem.gone.title": "Không còn nữa",
  "problem.gone": "Nội dung này đã hết hạn hoặc đã bị xóa.",
  "problem.blocked_target.title": "Địa chỉ không được phép",
  "problem.blocked_target":
    "Máy chủ này không kết nối tới địa chỉ đó, vì nó không phải là địa chỉ công khai.",
  "problem.rate_limited.title": "Quá nhiều yêu cầu",
  "problem.rate_limited": "Bạn đã dùng hết số lượt cho phép. Hãy đợi một lát rồi thử lại.",
  "problem.rate_limited.until": "Bạn đã dùng hết số lượt. Thử lại sau {time}.",
  "problem.rate_limited.signIn":
    "Bạn đã dùng hết số lượt. Thử lại sau {time}, hoặc đăng nhập để có nhiều lượt hơn.",
  "problem.rate_limited.network.until":
    "Những người dùng chung mạng với bạn đã dùng hết số lượt. Thử lại sau {time}.",
  "problem.rate_limited.network.signIn":
    "Những người dùng chung mạng với bạn đã dùng hết số lượt. Thử lại sau {time}, hoặc đăng nhập để có số lượt riêng.",
  "problem.rate_limited.atOnce":
    "Bạn đang có quá nhiều việc chờ xử lý cùng lúc. Hãy đợi các việc trước xong rồi thử lại.",
  "problem.site_limit.title": "Đã hết lượt chung của hôm nay",
  "problem.site_limit":
    "Lượt dùng chung của cả trang hôm nay đã hết. Từ 0 giờ đêm nay (giờ Việt Nam) sẽ dùng lại được.",
  "problem.busy.title": "Máy chủ đang bận",
  "problem.busy": "Máy chủ đang bận. Hãy thử lại sau ít giây.",
  "problem.busy.tooLong": "Xử lý quá lâu nên đã dừng. Hãy thử với nội dung ngắn hơn.",
  "problem.busy.bodies": "Máy chủ đang nhận quá nhiều nội dung lớn cùng lúc. Hãy thử lại sau ít giây.",
  "problem.busy.answers": "Có quá nhiều kết quả lớn đang chờ được tải về. Hãy thử lại sau ít giây.",
  "problem.busy.database":
    "Hiện cơ sở dữ liệu không trả lời. Hãy thử lại sau ít giây; nếu bạn đang lưu gì đó, hãy xem nó đã có chưa rồi hãy gửi lại.",
  "problem.not_configured.title": "Chưa được cấu hình",
  "problem.not_configured": "Chức năng này chưa được người vận hành trang cấu hình.",
  "problem.upstream_error.title": "Máy chủ bên ngoài bị lỗi",
  "problem.upstream_error": "Máy chủ bên ngoài trả lời không như mong đợi. Hãy thử lại sau.",
  "problem.upstream_timeout.title": "Máy chủ bên ngoài phản hồi quá chậm",
  "problem.upstream_timeout": "Máy chủ bên ngoài không trả lời trong thời gian cho phép.",
  "problem.storage_full.title": "Hết chỗ lưu trữ",
  "problem.storage_full": "Máy chủ tạm thời không còn chỗ để lưu. Nội dung của bạn chưa được lưu.",
  "problem.internal_error.title": "Lỗi máy chủ",
  "problem.internal_error": "Máy chủ gặp lỗi ngoài dự kiến. Hãy thử lại sau.",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly common: typeof common;
  }
}
