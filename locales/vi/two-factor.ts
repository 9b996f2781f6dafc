export const twoFactor = {
  "two-factor.label": "Mã xác thực 2 lớp",
  "two-factor.short": "Mã 2FA",
  "two-factor.line": "Khóa TOTP, lấy và thử mã",
  "two-factor.lead": "Dán khóa, lấy mã 6 số để đăng nhập, hoặc tạo khóa mới cho dịch vụ của bạn.",
  "two-factor.title": "khóa và mã TOTP",
  "two-factor.summary":
    "Tạo khóa bí mật 2FA kèm mã QR, xem mã TOTP hiện tại và kế tiếp, kiểm tra mã 6 hoặc 8 chữ số từ ứng dụng xác thực.",
  "two-factor.intro":
    "Tạo khóa cho ứng dụng xác thực như Google Authenticator hay Aegis, xem mã hiện tại của một khóa có sẵn, hoặc thử xem mã có đúng không.",
  "two-factor.privacy":
    "Khóa và mã được tính ngay trên máy bạn, không gửi gì đi. Chỉ khi tắt JavaScript hoặc chặn dữ liệu trang web, khóa mới được gửi lên để máy chủ tính giúp: không lưu, không ghi lại, không nằm trong địa chỉ trang.",
  "two-factor.faq.1.q": "Vì sao mã của tôi luôn sai?",
  "two-factor.faq.1.a":
    "Thường là do đồng hồ điện thoại lệch. Mã đổi mỗi 30 giây theo giờ chuẩn, và trang này chấp nhận sai lệch một chu kỳ. Hãy bật chế độ tự động cập nhật giờ trên điện thoại rồi thử lại.",
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
  "two-factor.generate.empty":
    "Bạn sẽ có khóa bí mật của riêng mình và mã QR để quét vào ứng dụng xác thực. Khóa mẫu dưới đây ai cũng biết, đừng dùng:",
  "two-factor.secretCaption": "Khóa bí mật",
  "two-factor.otpauth": "Địa chỉ otpauth",
  "two-factor.qr": "Mã QR để quét bằng ứng dụng xác thực",
  "two-factor.showQr": "Hiện mã QR",
  "two-factor.check.heading": "Lấy mã hoặc kiểm tra mã",
  "two-factor.secret": "Khóa bí mật",
  "two-factor.secretHint": "Base32 hoặc otpauth://; nhiều khóa thì mỗi dòng một khóa, tối đa {max}",
  "two-factor.code": "Mã cần kiểm tra",
  "two-factor.codeHint": "Mã trong ứng dụng xác thực; 8 chữ số nếu đã chọn như vậy.",
  "two-factor.codePlaceholder": "6 chữ số",
  "two-factor.verify": "Kiểm tra mã",
  "two-factor.current": "Xem mã hiện tại",
  "two-factor.check.result": "Kết quả",
  "two-factor.check.empty": "Kết quả sẽ hiện ở đây.",
  "two-factor.valid": "Hợp lệ",
  "two-factor.wrong": "Sai mã",
  "two-factor.early": "Mã thuộc chu kỳ kế tiếp: đồng hồ thiết bị tạo mã đang chạy nhanh.",
  "two-factor.late": "Mã thuộc chu kỳ vừa qua: mã vừa đổi hoặc đồng hồ thiết bị chạy chậm.",
  "two-factor.codeNow": "Mã hiện tại",
  "two-factor.codeNext": "Mã kế tiếp",
  "two-factor.remaining": "Còn lại",
  "two-factor.seconds": "{count} giây",
  "two-factor.migration": "Đã tách {count} khóa từ mã chuyển tài khoản, mỗi dòng một khóa.",
  "two-factor.codes": "Mã hiện tại của từng dòng",
  "two-factor.unnamed": "Dòng {line}",
  "two-factor.options": "Tùy chọn: số chữ số, chu kỳ, thuật toán",
  "two-factor.digits": "Số chữ số",
  "two-factor.period": "Chu kỳ (giây)",
  "two-factor.algorithm": "Thuật toán",
  "two-factor.busy": "Đang tính…",

  "two-factor.error.name": "Nhập tên không có dấu hai chấm.",
  "two-factor.error.line": "Dòng {line}: {reason}",
  "two-factor.error.tooMany": "Mỗi lần tối đa {max} khóa, mỗi dòng một khóa.",
  "two-factor.error.migration": "Không đọc được mã chuyển tài khoản này; hãy xuất lại trong ứng dụng.",
  "two-factor.error.base32": "Khóa bí mật chỉ gồm các chữ A-Z và số 2-7 (Base32).",
  "two-factor.error.short": "Khóa bí mật quá ngắn: cần ít nhất 16 ký tự.",
  "two-factor.error.long": "Khóa bí mật quá dài.",
  "two-factor.error.otpauth": "Địa chỉ phải bắt đầu bằng otpauth://totp/.",
  "two-factor.error.otpauthSecret": "Địa chỉ otpauth này không có khóa bí mật hợp lệ.",
  "two-factor.error.otpauthOptions":
    "Địa chỉ otpauth này có số chữ số, chu kỳ hoặc thuật toán không được hỗ trợ.",

  "two-factor.api.generate": "Tạo khóa bí mật 2 lớp mới",
  "two-factor.api.qr": "Vẽ mã QR cho ứng dụng xác thực quét",
  "two-factor.api.verify": "Cho biết một mã có đúng lúc này không, lệch tối đa một chu kỳ",
  "two-factor.api.code": "Cho mã hiện tại, mã kế tiếp và số giây còn lại",

  "two-factor.glance.left": "Còn dùng được {count} giây.",

  "two-factor.digits.api": "số chữ số của mã",
  "two-factor.period.api": "mã có hiệu lực bao nhiêu giây",
  "two-factor.algorithm.api": "hàm băm trong HMAC",
  "two-factor.issuer.api": "tên dịch vụ, như ứng dụng sẽ hiện",
  "two-factor.account.api": "tài khoản của ai",
  "two-factor.otpauth.api": "địa chỉ otpauth://totp/",
  "two-factor.secret.api":
    "khóa bí mật bằng Base32, hoặc cả địa chỉ otpauth://, khi đó tùy chọn của nó được dùng",
  "two-factor.secrets.api":
    "khóa Base32 hoặc cả địa chỉ otpauth://, khi đó tùy chọn trong địa chỉ được dùng; hoặc tới 20 khóa, mỗi dòng một khóa, có thể kèm tên đứng trước",
  "two-factor.code.api": "khoảng trắng và gạch không tính",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly twoFactor: typeof twoFactor;
  }
}
