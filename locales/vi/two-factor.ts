export const twoFactor = {
  "two-factor.error.name": "Nhập tên không có dấu hai chấm.",
  "two-factor.error.base32": "Khóa bí mật chỉ gồm các chữ A-Z và số 2-7 (Base32).",
  "two-factor.error.short": "Khóa bí mật quá ngắn: cần ít nhất 16 ký tự.",
  "two-factor.error.long": "Khóa bí mật quá dài.",
  "two-factor.error.otpauth": "Địa chỉ phải bắt đầu bằng otpauth://totp/.",
  "two-factor.error.otpauthSecret": "Địa chỉ otpauth này không có khóa bí mật hợp lệ.",
  "two-factor.error.otpauthOptions":
    "Địa chỉ otpauth này có số chữ số, chu kỳ hoặc thuật toán không được hỗ trợ.",
} as const;
