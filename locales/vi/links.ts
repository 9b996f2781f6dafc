export const links = {
  "links.invalid.scheme": "Nhập một địa chỉ web đầy đủ, bắt đầu bằng http:// hoặc https://.",
  "links.invalid.credentials": "Địa chỉ không được chứa tên đăng nhập hay mật khẩu.",
  "links.invalid.ownLink": "Địa chỉ này đã là một liên kết rút gọn của trang này.",
  "links.invalid.privateHost": "Địa chỉ này chỉ mở được trong một mạng riêng, không ai khác vào được.",
  "links.invalid.blocked": "Không thể rút gọn địa chỉ này vì tên miền của nó nằm trong danh sách bị chặn.",
  "links.invalid.code": "Mã gồm 4–12 ký tự, chỉ dùng chữ cái không dấu và chữ số.",
  "links.invalid.reserved": "Mã này được giữ riêng hoặc dễ bị nhầm với một thương hiệu. Hãy chọn mã khác.",
} as const;
