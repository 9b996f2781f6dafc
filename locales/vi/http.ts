export const http = {
  "http.badUrl": "Nhập một địa chỉ web bắt đầu bằng http:// hoặc https://.",
  "http.credentials":
    "Địa chỉ không được chứa tên đăng nhập hay mật khẩu. Hãy gửi chúng trong tiêu đề Authorization.",
  "http.badHeaders": 'Các tiêu đề phải là một đối tượng JSON, ví dụ {"Accept": "text/html"}.',
  "http.tooManyHeaders": "Chỉ được tối đa {max} tiêu đề.",
  "http.badHeaderName": "“{name}” không phải là tên tiêu đề hợp lệ.",
  "http.badHeaderValue":
    "Giá trị của tiêu đề {name} không hợp lệ: không được có ký tự xuống dòng hay ký tự điều khiển.",
  "http.refusedHeader": "Không được đặt tiêu đề {name}: công cụ này tự đặt nó.",
  "http.summary.ok": "Trang trả lời bình thường.",
  "http.summary.redirect": "Trang chuyển hướng sang địa chỉ khác.",
  "http.summary.forbidden": "Trang yêu cầu đăng nhập hoặc không cho phép truy cập.",
  "http.summary.missing": "Không có trang nào ở địa chỉ này.",
  "http.summary.tooMany": "Trang từ chối vì nhận quá nhiều yêu cầu.",
  "http.summary.client": "Trang không chấp nhận yêu cầu này.",
  "http.summary.server": "Máy chủ của trang đang gặp lỗi.",
  "http.certificate.expired": "Chứng chỉ đã hết hạn.",
  "http.certificate.early": "Chứng chỉ chưa đến ngày có hiệu lực.",
  "http.certificate.name": "Chứng chỉ được cấp cho tên miền khác.",
  "http.certificate.selfSigned": "Chứng chỉ tự ký, không do tổ chức nào được tin cậy cấp.",
  "http.certificate.chain": "Thiếu chứng chỉ trung gian hoặc không rõ tổ chức cấp.",
  "http.certificate.other": "Chứng chỉ không đáng tin ({code}).",
  "http.warning.certificate":
    "Chứng chỉ TLS của trang không đáng tin; trình duyệt sẽ cảnh báo người truy cập.",
  "http.warning.expiresSoon": "Chứng chỉ TLS chỉ còn {days} ngày.",
  "http.warning.redirectLimit": "Trang chuyển hướng quá 10 lần nên đã dừng ở đây.",
  "http.warning.downgraded": "Trang chuyển hướng từ https sang http, kết nối không còn được mã hóa.",
  "http.warning.headersDropped":
    "Các tiêu đề riêng của bạn không được gửi sang địa chỉ khác khi chuyển hướng.",
  "http.warning.slow": "Máy chủ gửi nội dung quá chậm nên chỉ nhận được một phần.",
  "http.warning.encoding": "Nội dung nén bị hỏng, không giải nén được hết.",
  "http.warning.incomplete": "Máy chủ ngắt kết nối trước khi gửi hết nội dung.",
  "http.warning.headersIgnored":
    "Các tiêu đề bạn nhập không phải là đối tượng JSON, nên yêu cầu được gửi không kèm tiêu đề nào của bạn.",
} as const;
