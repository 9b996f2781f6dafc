export const api = {
  "api.label": "API",
  "api.title": "cho chương trình, cửa hàng và trang khác",
  "api.summary":
    "Gọi mọi công cụ từ dòng lệnh, chương trình hay trang web khác: lời gọi, trường, giới hạn, lỗi, ví dụ curl và ảnh VietQR theo địa chỉ.",
  "api.lead":
    "{count} lời gọi, phần lớn không cần khóa. Mỗi công cụ có trang riêng với ví dụ chép được và biểu mẫu gọi thử.",
  "api.part": "API: {name}",
  "api.part.title": "lời gọi, ví dụ",
  "api.part.summary":
    "{name} qua API: các trường, giới hạn, lỗi, lệnh curl chép được và biểu mẫu gọi thử ngay trên trang.",
  "api.part.lead": "Các trường, giới hạn, lỗi, lệnh curl chép được và biểu mẫu gọi thử ngay trên trang này.",
  "api.account": "Tài khoản và đăng nhập",
  "api.account.line": "Khóa, phiên đăng nhập, xóa dữ liệu.",
  "api.all": "Toàn bộ tài liệu API",
  "api.tool": "Tài liệu API của công cụ này",
  "api.openTool": "Mở công cụ này",

  "api.start": "Bắt đầu",
  "api.start.body":
    "Không cần đăng ký. Gửi JSON bằng POST; lời gọi không thay đổi dữ liệu cũng nhận GET với các trường trong địa chỉ. Phản hồi là JSON, hoặc chỉ giá trị chính khi gửi Accept: text/plain.",
  "api.byTool": "Lời gọi theo công cụ",
  "api.count": "{count} lời gọi",
  "api.pictures": "Ảnh theo địa chỉ",
  "api.pictures.body":
    "Đặt thẳng vào <img>, ở trang nào cũng được. Cùng một địa chỉ luôn trả về đúng một ảnh, được lưu đệm một ngày; nhập sai thì nhận một dòng lỗi, không bao giờ là ảnh của mã khác.",
  "api.pictures.qr": "Mã QR của một văn bản; thêm size, margin, level, dark, light như lời gọi /api/qr.",
  "api.pictures.vietqr":
    "Mã chuyển khoản, .png hoặc .svg; template là compact, card (mặc định), qr hoặc print. Ngân hàng viết bằng BIN, mã hoặc tên ngắn.",
  "api.vietqrIo": "Đang dùng vietqr.io? Chỉ cần đổi tên miền",
  "api.vietqrIo.body":
    "Đường dẫn, tham số, tên mẫu và mã lỗi của vietqr.io được hiểu nguyên như cũ. Không cần x-client-id hay x-api-key.",
  "api.vietqrIo.old": "Trước",
  "api.vietqrIo.new": "Sau",
  "api.cors": "Gọi từ trang khác",
  "api.cors.body":
    "Lời gọi ghi “mọi người, từ mọi trang” và mọi ảnh theo địa chỉ trả về Access-Control-Allow-Origin: *, nên trang nào cũng gọi được từ trình duyệt, không kèm cookie. AI, dịch, tra tên miền, DNS, kiểm tra website và proxy thì không, vì máy chủ này phải trả tiền hoặc phải đi hỏi nơi khác (tra IP thì được, nhưng không kèm tên máy và mạng); ghi chú, liên kết của bạn, lịch sử, hộp thư và tài khoản cũng không.",
  "api.keys": "Lấy khóa API",
  "api.keys.body":
    "Đăng nhập rồi tạo tối đa {max} khóa, mỗi khóa có tên và phạm vi riêng: links, notes, history. Khóa chỉ hiện một lần, thu hồi được bất cứ lúc nào, và có giới hạn riêng rộng gấp {factor} lần.",
  "api.keys.open": "Tạo và xem khóa",
  "api.limits": "Giới hạn",
  "api.limits.body":
    "Tính theo người dùng, hoặc theo địa chỉ của khách, với phần lớn hơn cho cả một mạng (/24 hoặc /48); mỗi lời gọi ghi rõ giới hạn của nó. Hết lượt thì nhận 429: Retry-After cho biết số giây phải đợi, RateLimit và RateLimit-Policy cho biết còn bao nhiêu. Nội dung gửi lên tối đa 1 MiB.",
  "api.caching": "Lưu đệm",
  "api.caching.body":
    "Những gì chỉ phụ thuộc vào địa chỉ có ETag và max-age: ảnh một ngày, văn bản một giờ. Giá trị ngẫu nhiên và tra cứu luôn là no-store.",
  "api.language": "Ngôn ngữ và thời gian",
  "api.language.body":
    "Câu chữ theo Accept-Language hoặc ?lang=vi, ?lang=en. Thời gian là ISO 8601 theo UTC; khoảng thời gian tính bằng mili giây.",
  "api.machines": "Cho chương trình sinh mã",
  "api.machines.body":
    "Tài liệu OpenAPI 3.1 đầy đủ, kèm ví dụ. Sinh client có kiểu bằng openapi-typescript và openapi-fetch:",
  "api.repeating": "Gửi lại",
  "api.repeating.body":
    "Lời gọi không nhận được trả lời, hoặc nhận 503, vẫn có thể đã được thực hiện. Hãy kèm Idempotency-Key với các lời gọi tạo ra thứ gì đó (liên kết, ghi chú, hộp thư, khóa, câu hỏi cho AI): gửi lại đúng lời gọi ấy với cùng khóa thì không tạo thêm lần nữa và nhận lại đúng câu trả lời cũ, trong năm phút.",
  "api.mcp": "Cho trợ lý AI (MCP)",
  "api.mcp.body":
    "Trợ lý hiểu Model Context Protocol dùng được các công cụ này: tạo mã QR, xem lịch cron, tra tên miền, DNS, băm, chuyển đổi dữ liệu… Địa chỉ là /mcp, không cần khóa, theo cả hai đời của giao thức (đến 2025-11-25, và 2026-07-28).",
  "api.mcp.web":
    "Claude, ChatGPT trên trình duyệt hay ứng dụng: vào phần cài đặt, mục Connectors, thêm kết nối riêng với địa chỉ này; địa chỉ phải truy cập được từ internet",
  "api.mcp.key":
    "Gửi kèm header Authorization: Bearer key_… thì trợ lý còn dùng được liên kết, ghi chú và lịch sử của bạn, trong phạm vi của khóa. Phiên đăng nhập không dùng được ở đây. Trò chuyện AI, dịch, proxy và yêu cầu HTTP không có trong danh sách.",
  "api.mcp.curl": "Gọi thử một công cụ; header Accept phải có đủ hai kiểu:",
  "api.mcp.own": "Trên chính máy của bạn",
  "api.mcp.own.body":
    "Chương trình của trang này là một tệp, hop-do-nghe, và chạy được cả trên máy bạn. Trợ lý gọi lệnh hop-do-nghe mcp là có đủ những công cụ ấy mà không cần trang web nào: tính toán ở lại trên máy, chỉ tra cứu (DNS, WHOIS) mới hỏi ra mạng. Lệnh hop-do-nghe tool --help liệt kê những gì dùng được trong cửa sổ lệnh.",
  "api.problems": "Lỗi",
  "api.problems.body":
    "Lỗi là application/problem+json (RFC 9457): status, code không đổi, detail là câu cho người đọc, errors chỉ ra từng trường sai.",

  "api.fields": "Các trường",
  "api.required": "bắt buộc",
  "api.inPath": "trong đường dẫn",
  "api.default": "mặc định {value}",
  "api.type.string": "văn bản",
  "api.type.integer": "số nguyên",
  "api.type.number": "số",
  "api.type.boolean": "true hoặc false",
  "api.type.array": "danh sách",
  "api.type.object": "đối tượng",
  "api.between": "{min} đến {max}",
  "api.atLeast": "từ {min}",
  "api.lengthBetween": "{min} đến {max} ký tự",
  "api.lengthAtMost": "tối đa {max} ký tự",
  "api.itemsAtMost": "tối đa {max} mục",
  "api.oneOf": "một trong: {values}",
  "api.takes": "Gửi lên kiểu {type}",
  "api.rules": "Quyền và giới hạn",
  "api.limit": "Giới hạn",
  "api.per.60": "{points} lượt mỗi phút",
  "api.per.3600": "{points} lượt mỗi giờ",
  "api.per.86400": "{points} lượt mỗi ngày",
  "api.perUser": "{points} khi đã đăng nhập",
  "api.access": "Ai gọi được",
  "api.access.open": "mọi người, từ mọi trang",
  "api.access.visitor": "mọi người, trừ khi gọi từ trang khác",
  "api.access.scope": "khóa có phạm vi {scope}, hoặc phiên đăng nhập",
  "api.access.signIn": "chỉ phiên đăng nhập",
  "api.answer": "Trả về",
  "api.answer.text": "Chỉ giá trị chính",
  "api.refusals": "Lỗi riêng",
  "api.try": "Thử ngay",
  "api.try.send": "Gọi thử",
  "api.try.page": "Lời gọi này cần tài khoản hoặc lưu dữ liệu: hãy thử trên trang của công cụ.",
  "api.try.picture": "Ảnh trả về",
  "api.try.result": "Kết quả",
  "api.command": "Lệnh curl",
  "api.secret": "Giá trị bí mật không được chép vào lệnh: hãy thay chữ {word} bằng giá trị của bạn.",
  "api.text": "Thêm -H 'Accept: text/plain' để chỉ nhận giá trị chính.",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly api: typeof api;
  }
}
