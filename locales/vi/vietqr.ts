export const vietqr = {
  "vietqr.label": "VietQR",
  "vietqr.short": "VietQR",
  "vietqr.line": "Mã chuyển khoản của mọi ngân hàng",
  "vietqr.title": "mã QR chuyển khoản",
  "vietqr.summary":
    "Tạo mã VietQR chuẩn NAPAS để nhận chuyển khoản: đủ ngân hàng, kèm số tiền và nội dung, tải ảnh miễn phí.",
  "vietqr.intro":
    "Chọn ngân hàng, nhập số tài khoản, thêm số tiền và nội dung nếu muốn. Người chuyển chỉ cần quét bằng ứng dụng ngân hàng bất kỳ.",
  "vietqr.privacy":
    "Có JavaScript thì mã được vẽ ngay trên máy bạn, không gửi gì đi; không có thì máy chủ này vẽ rồi bỏ đi. Khi đăng nhập, mã bạn bấm nút tạo được lưu vào lịch sử.",
  "vietqr.faq.1.q": "Sao mã không có tên chủ tài khoản?",
  "vietqr.faq.1.a":
    "Chuẩn VietQR không chứa tên. Ứng dụng ngân hàng của người chuyển tự tra tên từ số tài khoản, nên hãy kiểm tra tên hiện ra trước khi chuyển.",
  "vietqr.faq.2.q": "Không điền số tiền có được không?",
  "vietqr.faq.2.a": "Được. Mã không có số tiền là mã tĩnh, người chuyển tự nhập số tiền sau khi quét.",
  "vietqr.faq.3.q": "Vì sao nội dung bị bỏ dấu?",
  "vietqr.faq.3.a":
    "Nhiều ngân hàng không đọc được dấu tiếng Việt và ký tự đặc biệt trong mã, nên nội dung được đổi sang chữ không dấu, tối đa 25 ký tự.",

  "vietqr.bank": "Ngân hàng",
  "vietqr.bank.popular": "Phổ biến",
  "vietqr.bank.all": "Tất cả ngân hàng và ví",
  "vietqr.account": "Số tài khoản",
  "vietqr.account.hint": "6 đến 19 chữ số hoặc chữ cái",
  "vietqr.amount": "Số tiền (không bắt buộc)",
  "vietqr.amount.hint": "Đồng Việt Nam, ví dụ 50.000",
  "vietqr.info": "Nội dung (không bắt buộc)",
  "vietqr.info.hint": "Tối đa 25 ký tự sau khi bỏ dấu",
  "vietqr.info.preview": "Sẽ ghi là: {text} ({length}/25)",
  "vietqr.info.sample": "Ung ho",

  "vietqr.generate": "Tạo mã VietQR",
  "vietqr.busy": "Đang vẽ mã…",
  "vietqr.result": "Mã VietQR của bạn",
  "vietqr.alt": "Mã VietQR chuyển khoản",
  "vietqr.empty": "Mã sẽ hiện ở đây.",
  "vietqr.download": "Tải về {name}",
  "vietqr.check": "Hãy quét thử và kiểm tra tên chủ tài khoản trước khi gửi mã cho người khác.",

  "vietqr.badBank": "Không có ngân hàng nào như vậy. Hãy chọn trong danh sách.",
  "vietqr.badAccount": "Số tài khoản gồm 6 đến 19 chữ số hoặc chữ cái không dấu.",
  "vietqr.badAmount": "Số tiền phải là số nguyên đồng, từ 1 đến 9.999.999.999.999.",
  "vietqr.badName": "Ảnh chỉ ghi được tên bằng chữ Latin, có hoặc không có dấu tiếng Việt.",
  "vietqr.longInfo": "Nội dung dài {length} ký tự sau khi bỏ dấu; ngân hàng chỉ nhận tối đa {max}.",

  "vietqr.example.text":
    "Với ngân hàng {bank}, số tài khoản {account}, số tiền {amount} và nội dung {info}, mã chứa dòng:",
} as const;
