export const qr = {
  "qr.label": "Mã QR",
  "qr.short": "Mã QR",
  "qr.line": "Liên kết, Wi-Fi, danh bạ, SMS",
  "qr.lead": "Gõ nội dung, nhận mã QR sắc nét.",
  "qr.title": "tải PNG hoặc SVG miễn phí",
  "qr.summary":
    "Tạo mã QR cho liên kết, Wi-Fi, danh bạ, điện thoại, SMS và email. Chọn kích thước, màu, tải PNG hoặc SVG.",
  "qr.intro":
    "Gõ nội dung, bấm nút và nhận ngay mã QR rõ nét để in hay chia sẻ. Không gắn quảng cáo, không hết hạn.",
  "qr.privacy":
    "Mã được vẽ ngay trên máy bạn, không gửi gì đi. Chỉ khi tắt JavaScript hoặc chặn dữ liệu trang web, máy chủ mới vẽ giúp và không lưu lại.{signIn| Khi đăng nhập, mã bạn bấm nút tạo được gửi lên và lưu vào lịch sử.|}",
  "qr.faq.1.q": "Mã QR tạo ở đây có hết hạn không?",
  "qr.faq.1.a":
    "Không. Nội dung nằm ngay trong mã chứ không đi qua trang này, nên mã dùng được mãi và không ai đếm được lượt quét.",
  "qr.faq.2.q": "Nên chọn mức sửa lỗi nào?",
  "qr.faq.2.a":
    "Mức M hợp với hầu hết trường hợp. Chọn Q hoặc H nếu mã sẽ được in ở nơi dễ trầy xước hay có logo đè lên; mã sẽ dày đặc hơn.",
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
  "qr.kind.event": "Sự kiện",
  "qr.kind.geo": "Vị trí",

  "qr.text": "Nội dung",
  "qr.ssid": "Tên mạng (SSID)",
  "qr.password": "Mật khẩu",
  "qr.security": "Bảo mật",
  "qr.security.none": "Không có mật khẩu",
  "qr.hidden": "Mạng ẩn",
  "qr.name": "Họ và tên",
  "qr.phone": "Số điện thoại",
  "qr.email": "Email",
  "qr.organization": "Công ty, tổ chức",
  "qr.job": "Chức danh",
  "qr.website": "Trang web",
  "qr.address": "Địa chỉ",
  "qr.message": "Tin nhắn",
  "qr.subject": "Tiêu đề",
  "qr.body": "Nội dung thư",
  "qr.event": "Tên sự kiện",
  "qr.start": "Bắt đầu",
  "qr.start.hint": "Theo giờ ở nơi diễn ra.",
  "qr.end": "Kết thúc (không bắt buộc)",
  "qr.location": "Địa điểm",
  "qr.note": "Ghi chú",
  "qr.place": "Vĩ độ, kinh độ",
  "qr.place.hint": "Ví dụ 10.7769, 106.7009, hoặc dán địa chỉ đầy đủ của Google Maps.",
  "qr.place.read": "Đọc được: {place}",
  "qr.place.short": "Liên kết rút gọn này không ghi tọa độ. Hãy mở nó ra rồi dán địa chỉ đầy đủ hoặc tọa độ.",

  "qr.read": "Đọc mã từ ảnh",
  "qr.read.none": "Không thấy mã QR nào trong ảnh. Hãy thử ảnh rõ hơn, chụp thẳng hơn.",
  "qr.read.noPicture": "Tệp này không phải ảnh mà trình duyệt mở được.",
  "qr.options": "Tùy chọn: kích thước, màu, hình, định dạng",
  "qr.format": "Định dạng",
  "qr.size": "Kích thước (px)",
  "qr.margin": "Viền trắng (số ô)",
  "qr.level": "Mức sửa lỗi",
  "qr.shape": "Hình các ô",
  "qr.shape.square": "Vuông",
  "qr.shape.rounded": "Bo tròn, liền nhau",
  "qr.shape.dots": "Chấm tròn",
  "qr.dark": "Màu mã",
  "qr.light": "Màu nền",

  "qr.frame": "Thêm logo, dòng chữ",
  "qr.logo": "Logo ở giữa",
  "qr.logo.hint": "Ảnh ở lại trên máy bạn.",
  "qr.caption": "Dòng chữ bên dưới",
  "qr.caption.hint": "Ví dụ: Quét để xem thực đơn",
  "qr.noLogo": "Tệp này không phải ảnh mà trình duyệt mở được, nên mã dưới đây chưa có logo.",
  "qr.unreadable":
    "Đọc thử không ra khi có logo hay khung chữ, nên đây là mã chưa có. Hãy chọn mức sửa lỗi H, màu tương phản hơn hoặc nội dung ngắn hơn.",
  "qr.generate": "Tạo mã QR",
  "qr.busy": "Đang vẽ mã…",
  "qr.result": "Mã QR của bạn",
  "qr.alt": "Mã QR vừa tạo",
  "qr.sample.message": "Cho mình đặt bàn bốn người lúc 19 giờ.",
  "qr.sample.subject": "Đặt bàn",
  "qr.sample.event": "Tiệc tất niên",
  "qr.sample.location": "Quán Sen, Huế",
  "qr.empty": "Điền các ô rồi bấm nút: mã QR hiện ở đây, tải về được ngay.",
  "qr.download": "Tải ảnh",
  "qr.weak":
    "Hai màu quá gần nhau, nhiều điện thoại sẽ không quét được. Hãy chọn màu mã đậm hơn hoặc nền sáng hơn.",
  "qr.inverted":
    "Mã sáng trên nền tối: một số ứng dụng không quét được mã đảo màu. Hãy thử quét trước khi in.",

  "qr.noPassword":
    "Mã này không có mật khẩu nên điện thoại có thể không vào được mạng. Nếu mạng không đặt mật khẩu, hãy chọn “Không có mật khẩu”.",
  "qr.otherPassword":
    "Mật khẩu WPA và WPA2 gồm 8 đến 63 chữ không dấu, số và ký hiệu, hoặc 64 chữ số hex. Mật khẩu khác chỉ dùng được ở một số mạng, chẳng hạn WPA3, và với một số thiết bị. Hãy quét thử trước khi in.",
  "qr.longWepKey":
    "Chuẩn WEP không có khóa dài như vậy, chỉ một số thiết bị nhận. Hãy quét thử trước khi in.",
  "qr.longSsid":
    "Tên mạng chứa tối đa {max} byte, tên này có {bytes} byte. Mỗi chữ có dấu chiếm hai hoặc ba byte.",
  "qr.badWepKey": "Khóa WEP có 5 hoặc 13 ký tự không dấu, hoặc 10 hoặc 26 chữ số hex (0-9, a-f).",
  "qr.badWpaKey": "Đủ 64 ký tự thì phải là khóa viết bằng chữ số hex (0-9, a-f). Mật khẩu dài nhất 63 ký tự.",

  "qr.tooLong":
    "Nội dung quá dài: mức sửa lỗi {level} chỉ chứa được tối đa {max} byte. Hãy rút gọn hoặc chọn mức thấp hơn.",
  "qr.tooSmall": "Nội dung dài thế này cần kích thước ít nhất {min} px để máy quét đọc được.",
  "qr.badColour": "Màu phải có dạng #rrggbb, ví dụ #000000.",
  "qr.badPhone": "Số điện thoại chưa đúng. Ví dụ: 0912 345 678 hoặc +84 912 345 678.",
  "qr.badTime": "Ngày giờ chưa đúng. Ví dụ: 2027-12-31T19:00, hoặc 2027-12-31 cho cả ngày.",
  "qr.endsBefore": "Sự kiện không thể kết thúc trước khi bắt đầu.",
  "qr.endOtherKind": "Bắt đầu và kết thúc phải cùng có giờ, hoặc cùng chỉ có ngày.",
  "qr.badPlace":
    "Không thấy vĩ độ và kinh độ. Ví dụ: 10.7769, 106.7009. Địa chỉ rút gọn của Google Maps thì mở ra rồi chép lại địa chỉ đầy đủ.",

  "qr.api.text": "Vẽ mã QR của một văn bản",
  "qr.api.wifi": "Vẽ mã QR để vào mạng Wi-Fi",
  "qr.api.contact": "Vẽ mã QR của danh thiếp (vCard 3.0)",
  "qr.api.phone": "Vẽ mã QR để gọi một số điện thoại",
  "qr.api.sms": "Vẽ mã QR để soạn tin nhắn",
  "qr.api.email": "Vẽ mã QR để soạn email",
  "qr.api.event": "Vẽ mã QR để thêm một sự kiện vào lịch (iCalendar)",
  "qr.api.geo": "Vẽ mã QR để mở một vị trí trên bản đồ",
  "qr.api.list": "Những gì bạn đã tạo, mới nhất trước; `next` là con trỏ của trang sau",
  "qr.api.clear": "Xóa toàn bộ lịch sử",
  "qr.api.exportData": "Toàn bộ lịch sử dưới dạng tệp",
  "qr.api.remove": "Xóa một mục",
  "qr.api.picture": "Hình của một mục, chỉ dành cho chủ của nó",

  "qr.colour.api": "màu dạng `#rrggbb`",
  "qr.size.api": "chiều rộng và chiều cao, tính bằng pixel",
  "qr.margin.api": "lề trắng, tính bằng ô",
  "qr.level.api": "mức sửa lỗi",
  "qr.shape.api": "hình các ô, trừ ba ô định vị ở góc",
  "qr.ssid.api": "nhiều nhất 32 byte UTF-8",
  "qr.password.api":
    "WPA: mật khẩu, hoặc khóa 64 chữ số hex; WEP: 5 hoặc 13 ký tự, hoặc 10 hoặc 26 chữ số hex",
  "qr.start.api": "`2027-12-31T19:00` theo giờ nơi diễn ra, hoặc chỉ ngày",
  "qr.end.api": "như trên; nếu chỉ ghi ngày thì là ngày cuối",
  "qr.place.api": "vĩ độ và kinh độ tính bằng độ, hoặc địa chỉ bản đồ có ghi chúng",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly qr: typeof qr;
  }
}
