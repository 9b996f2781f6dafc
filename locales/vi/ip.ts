export const ip = {
  "ip.label": "Tra cứu IP",
  "ip.short": "Địa chỉ IP",
  "ip.line": "IP của bạn, nước, nhà mạng",
  "ip.lead": "Xem địa chỉ IP của bạn, hay bất kỳ địa chỉ nào, thuộc nước và nhà mạng nào.",
  "ip.title": "IP của tôi là gì",
  "ip.summary":
    "Xem địa chỉ IP của bạn hoặc tra một địa chỉ IPv4, IPv6 bất kỳ: quốc gia, nhà mạng, tên máy (DNS ngược), loại địa chỉ.",
  "ip.intro":
    "Để trống để xem địa chỉ IP của chính bạn, hoặc nhập một địa chỉ IPv4 hay IPv6 để biết quốc gia, nhà mạng và tên máy (DNS ngược).",
  "ip.privacy":
    "Quốc gia được tra trong dữ liệu có sẵn trên máy chủ này. Tên máy (DNS ngược) và nhà mạng được hỏi qua DNS. Địa chỉ không được lưu lại.",
  "ip.faq.1.q": "Vì sao vị trí không chính xác tới thành phố?",
  "ip.faq.1.a":
    "Địa chỉ IP cho biết nhà mạng, và thường đúng quốc gia; với VPN, chuyển vùng hay vệ tinh thì có thể là nước khác. Vị trí thành phố thường sai hàng trăm kilômét, nên trang này không đoán.",
  "ip.faq.2.q": "Địa chỉ 192.168.x.x hay 10.x.x.x là gì?",
  "ip.faq.2.a":
    "Đó là địa chỉ riêng, chỉ có nghĩa trong mạng nhà hoặc cơ quan bạn. Ra Internet, cả mạng thường dùng chung một địa chỉ công khai của bộ định tuyến.",
  "ip.faq.3.q": "Làm sao xem IP từ dòng lệnh?",
  "ip.faq.3.a": "Gõ curl kèm địa chỉ của trang này. Máy chủ nhận ra curl và chỉ trả về đúng địa chỉ IP.",

  "ip.ip": "Địa chỉ IP",
  "ip.ip.hint": "IPv4 hoặc IPv6. Để trống để xem địa chỉ của chính bạn.",
  "ip.lookup": "Tra cứu",
  "ip.busy": "Đang tra cứu…",
  "ip.result": "Kết quả",
  "ip.empty": "Bấm “Tra cứu” để xem thêm nhà mạng và tên máy của địa chỉ này.",
  "ip.example": "Xem từ dòng lệnh:",
  "ip.example.other": "Hoặc tra thử địa chỉ {ip}",
  "ip.about": "Về địa chỉ này",
  "ip.invalid": "Đây không phải là địa chỉ IPv4 hay IPv6, ví dụ 203.162.4.191 hoặc 2405:4800::1.",

  "ip.own": "Địa chỉ của bạn",
  "ip.in": "Có lẽ ở {country}.",
  "ip.in.network": "Có lẽ ở {country}, trong mạng của {network}.",
  "ip.network": "Trong mạng của {network}.",
  "ip.type": "Loại địa chỉ",
  "ip.country": "Quốc gia",
  "ip.organization": "Nhà mạng",
  "ip.asn": "Số hiệu mạng (ASN)",
  "ip.hostname": "Tên máy (DNS ngược)",
  "ip.expanded": "Dạng đầy đủ",
  "ip.decimal": "Dạng số",
  "ip.reverse": "Bản ghi PTR",
  "ip.embedded": "Chứa địa chỉ IPv4",
  "ip.candidates": "Có thể chứa, tùy tiền tố của mạng",

  "ip.kind.public": "Địa chỉ công khai trên Internet.",
  "ip.kind.private": "Địa chỉ riêng trong mạng nhà hoặc cơ quan, không có trên Internet.",
  "ip.kind.loopback": "Địa chỉ loopback: máy tự nói chuyện với chính nó.",
  "ip.kind.link-local":
    "Địa chỉ tự đặt trong một đoạn mạng, thường khi không nhận được địa chỉ từ bộ định tuyến.",
  "ip.kind.carrier-nat":
    "Địa chỉ dùng chung của nhà mạng (CGNAT), nhiều khách hàng ra Internet qua cùng một địa chỉ.",
  "ip.kind.unique-local": "Địa chỉ IPv6 riêng trong mạng nội bộ, không có trên Internet.",
  "ip.kind.unspecified": "Địa chỉ “chưa xác định”, không thuộc về máy nào.",
  "ip.kind.broadcast": "Địa chỉ quảng bá: gửi tới mọi máy trong mạng.",
  "ip.kind.multicast": "Địa chỉ multicast: gửi tới một nhóm máy.",
  "ip.kind.documentation": "Địa chỉ dành riêng cho tài liệu và ví dụ.",
  "ip.kind.benchmarking": "Địa chỉ dành riêng để đo hiệu năng thiết bị mạng.",
  "ip.kind.nat64": "Địa chỉ chuyển đổi NAT64, bên trong chứa một địa chỉ IPv4.",
  "ip.kind.localNat64":
    "Địa chỉ chuyển đổi NAT64 riêng của một mạng. Địa chỉ IPv4 nằm ở đâu bên trong là do mạng đó chọn.",
  "ip.kind.6to4": "Địa chỉ chuyển tiếp 6to4 (đã lỗi thời), bên trong chứa một địa chỉ IPv4.",
  "ip.kind.teredo": "Địa chỉ chuyển tiếp Teredo (đã lỗi thời), bên trong chứa một địa chỉ IPv4.",
  "ip.kind.infrastructure":
    "Địa chỉ anycast của dịch vụ hạ tầng Internet như AS112 hay AMT: máy chủ gần nhất trả lời.",
  "ip.kind.cloud-internal":
    "Địa chỉ nội bộ của nền tảng đám mây Azure, chỉ có nghĩa với các máy ảo bên trong.",
  "ip.kind.reserved": "Địa chỉ được giữ lại, chưa dùng trên Internet.",

  "ip.api.lookup": "Tra cứu địa chỉ: loại, quốc gia, mạng, tên; để trống là địa chỉ của chính bạn",

  "ip.ip.api": "địa chỉ phiên bản 4 hoặc 6; để trống là của chính bạn",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly ip: typeof ip;
  }
}
