export const qr = {
  "qr.label": "Mã QR",
  "qr.short": "Mã QR",
  "qr.line": "Liên kết, Wi-Fi, danh bạ; tải PNG, SVG",
  "qr.title": "tải PNG hoặc SVG miễn phí",
  "qr.summary":
    "Tạo mã QR cho liên kết, Wi-Fi, danh bạ, điện thoại, SMS và email. Chọn cỡ, màu, tải PNG hoặc SVG.",
  "qr.intro":
    "Gõ nội dung, bấm nút và nhận ngay mã QR rõ nét để in hay chia sẻ. Không gắn quảng cáo, không hết hạn.",
  "qr.privacy":
    "Có JavaScript thì mã được vẽ ngay trên máy bạn, không gửi gì đi; không có thì máy chủ này vẽ rồi bỏ đi. Khi đăng nhập, mã bạn bấm nút tạo được lưu vào lịch sử.",
  "qr.faq.1.q": "Mã QR tạo ở đây có hết hạn không?",
  "qr.faq.1.a":
    "Không. Nội dung nằm ngay trong mã chứ không đi qua trang này, nên mã dùng được mãi và không ai đếm được lượt quét.",
  "qr.faq.2.q": "Nên chọn mức sửa lỗi nào?",
  "qr.faq.2.a":
    "Mức M hợp với hầu hết trường hợp. Chọn Q hoặc H nếu mã sẽ được in ở nơi dễ trầy xước hay dán đè biểu tượng; mã sẽ dày hơn.",
  "qr.faq.3.q": "PNG hay SVG thì tốt hơn?",
  "qr.faq.3.a":
    "PNG tiện để gửi qua tin nhắn. SVG phóng to bao nhiêu cũng nét, nên hợp để in ấn và thiết kế.",

  "qr.kinds": "Loại nội dung",
  "qr.kind.text": "Văn bản, liên kết",
  "qr.kind.wifi": "Wi-Fi",
  "qr.kind.contact": "Danh bạ",
  "qr.kind.phone": "Điện thoại",
  "qr.kind.sms": "SMS",
  "qr.kind.email": "Email",

  "qr.text": "Nội dung",
  "qr.ssid": "Tên mạng (SSID)",
  "qr.password": "Mật khẩu",
  "qr.security": "Bảo mật",
  "qr.security.none": "Không có mật khẩu",
  "qr.hidden": "Mạng ẩn",
  "qr.name": "Họ và tên",
  "qr.phone": "Số điện thoại",
  "qr.email": "Email",
  "qr.organization": "Cơ quan",
  "qr.job": "Chức danh",
  "qr.website": "Trang web",
  "qr.address": "Địa chỉ",
  "qr.message": "Tin nhắn",
  "qr.subject": "Tiêu đề",
  "qr.body": "Nội dung thư",

  "qr.read": "Đọc mã từ ảnh",
  "qr.read.hint": "hoặc thả, dán ảnh vào ô trên; ảnh không rời máy bạn",
  "qr.read.none": "Không thấy mã QR nào trong ảnh. Hãy thử ảnh rõ hơn, chụp thẳng hơn.",
  "qr.read.noPicture": "Tệp này không phải ảnh mà trình duyệt mở được.",
  "qr.options": "Tùy chọn: cỡ, màu, định dạng",
  "qr.format": "Định dạng",
  "qr.size": "Cỡ (điểm ảnh)",
  "qr.margin": "Viền trắng (ô)",
  "qr.level": "Mức sửa lỗi",
  "qr.dark": "Màu mã",
  "qr.light": "Màu nền",

  "qr.generate": "Tạo mã QR",
  "qr.busy": "Đang vẽ mã…",
  "qr.result": "Mã QR của bạn",
  "qr.alt": "Mã QR vừa tạo",
  "qr.sample.message": "Cho mình đặt bàn bốn người lúc 19 giờ.",
  "qr.sample.subject": "Đặt bàn",
  "qr.empty": "Điền các ô rồi bấm nút: mã QR hiện ở đây, tải về được ngay.",
  "qr.download": "Tải về {name}",
  "qr.weak":
    "Hai màu quá gần nhau, nhiều điện thoại sẽ không quét được. Hãy chọn màu mã đậm hơn hoặc nền sáng hơn.",
  "qr.inverted":
    "Mã sáng trên nền tối: một số ứng dụng không quét được mã đảo màu. Hãy thử quét trước khi in.",

  "qr.tooLong":
    "Nội dung quá dài: mức sửa lỗi {level} chỉ chứa được tối đa {max} byte. Hãy rút gọn hoặc chọn mức thấp hơn.",
  "qr.tooSmall": "Nội dung dài thế này cần cỡ ít nhất {min} điểm ảnh để máy quét đọc được.",
  "qr.badColour": "Màu phải có dạng #rrggbb, ví dụ #000000.",
  "qr.badPhone": "Số điện thoại chưa đúng. Ví dụ: 0912 345 678 hoặc +84 912 345 678.",
} as const;
