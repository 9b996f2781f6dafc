export const twoFactor = {
  "two-factor.label": "Mã xác thực 2 lớp",
  "two-factor.title": "tạo khóa 2FA, lấy mã và kiểm tra mã TOTP",
  "two-factor.summary":
    "Tạo khóa bí mật 2FA kèm mã QR, xem mã TOTP hiện tại và kế tiếp, kiểm tra mã 6 hoặc 8 chữ số từ ứng dụng xác thực.",
  "two-factor.intro":
    "Tạo khóa cho ứng dụng xác thực như Google Authenticator hay Aegis, xem mã hiện tại của một khóa có sẵn, hoặc thử xem mã có đúng không.",
  "two-factor.privacy":
    "Khóa bí mật chỉ được gửi trong nội dung yêu cầu, được máy chủ này dùng để tính mã rồi bỏ ngay: không lưu, không ghi lại, không nằm trong địa chỉ trang.",
  "two-factor.faq.1.q": "Vì sao mã của tôi luôn sai?",
  "two-factor.faq.1.a":
    "Thường là do đồng hồ điện thoại lệch. Mã đổi mỗi 30 giây theo giờ chuẩn, và trang này chấp nhận sai lệch một nhịp. Hãy bật chế độ tự động cập nhật giờ trên điện thoại rồi thử lại.",
  "two-factor.faq.2.q": "Có nên dán khóa thật của mình vào đây không?",
  "two-factor.faq.2.a":
    "Chỉ nên khi bạn đang thiết lập hoặc gỡ lỗi. Ai có khóa bí mật đều tạo được mã, nên nơi tốt nhất để giữ khóa là ứng dụng xác thực trên điện thoại của bạn.",
  "two-factor.faq.3.q": "Chọn thuật toán, số chữ số và chu kỳ thế nào?",
  "two-factor.faq.3.a":
    "Hầu hết dịch vụ và ứng dụng dùng SHA-1, 6 chữ số, 30 giây; một số ứng dụng bỏ qua các lựa chọn khác. Chỉ đổi khi dịch vụ của bạn yêu cầu.",

  "two-factor.generate.heading": "Tạo khóa mới",
  "two-factor.issuer": "Tên dịch vụ",
  "two-factor.account": "Tài khoản",
  "two-factor.generate": "Tạo khóa",
  "two-factor.generate.result": "Khóa mới",
  "two-factor.generate.empty": "Khóa và mã QR sẽ hiện ở đây.",
  "two-factor.secretCaption": "Khóa bí mật",
  "two-factor.otpauth": "Địa chỉ otpauth",
  "two-factor.qr": "Mã QR để quét bằng ứng dụng xác thực",
  "two-factor.showQr": "Hiện mã QR",
  "two-factor.check.heading": "Lấy mã hoặc kiểm tra mã",
  "two-factor.secret": "Khóa bí mật",
  "two-factor.secretHint": "Dạng Base32, có thể có dấu cách; hoặc cả địa chỉ otpauth://",
  "two-factor.code": "Mã cần kiểm tra",
  "two-factor.codeHint": "Mã trong ứng dụng xác thực; 8 chữ số nếu đã chọn như vậy.",
  "two-factor.codePlaceholder": "6 chữ số",
  "two-factor.verify": "Kiểm tra mã",
  "two-factor.current": "Xem mã hiện tại",
  "two-factor.check.result": "Kết quả",
  "two-factor.check.empty": "Kết quả sẽ hiện ở đây.",
  "two-factor.valid": "Hợp lệ",
  "two-factor.wrong": "Sai mã",
  "two-factor.early": "Mã thuộc nhịp kế tiếp: đồng hồ thiết bị tạo mã đang chạy nhanh.",
  "two-factor.late": "Mã thuộc nhịp vừa qua: mã vừa đổi hoặc đồng hồ thiết bị chạy chậm.",
  "two-factor.codeNow": "Mã hiện tại",
  "two-factor.codeNext": "Mã kế tiếp",
  "two-factor.remaining": "Còn lại",
  "two-factor.seconds": "{count} giây",
  "two-factor.options": "Tùy chọn: số chữ số, chu kỳ, thuật toán",
  "two-factor.digits": "Số chữ số",
  "two-factor.period": "Chu kỳ (giây)",
  "two-factor.algorithm": "Thuật toán",
  "two-factor.busy": "Đang tính…",
  "two-factor.example":
    "Với khóa mẫu {secret} trong RFC 6238, lúc {time} mã là {code} và mã kế tiếp là {next}.",

  "two-factor.error.name": "Nhập tên không có dấu hai chấm.",
  "two-factor.error.base32": "Khóa bí mật chỉ gồm các chữ A-Z và số 2-7 (Base32).",
  "two-factor.error.short": "Khóa bí mật quá ngắn: cần ít nhất 16 ký tự.",
  "two-factor.error.long": "Khóa bí mật quá dài.",
  "two-factor.error.otpauth": "Địa chỉ phải bắt đầu bằng otpauth://totp/.",
  "two-factor.error.otpauthSecret": "Địa chỉ otpauth này không có khóa bí mật hợp lệ.",
  "two-factor.error.otpauthOptions":
    "Địa chỉ otpauth này có số chữ số, chu kỳ hoặc thuật toán không được hỗ trợ.",
} as const;
