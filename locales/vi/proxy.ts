export const proxy = {
  "proxy.label": "Kiểm tra proxy",
  "proxy.short": "Proxy",
  "proxy.line": "Sống hay chết, độ ẩn danh",
  "proxy.lead": "Dán proxy, biết còn sống không, nhanh chậm ra sao và giấu được những gì.",
  "proxy.title": "HTTP, HTTPS, SOCKS",
  "proxy.summary":
    "Kiểm tra proxy còn sống không, thuộc loại nào, độ trễ bao nhiêu, ra Internet bằng địa chỉ nào và ẩn danh tới đâu.",
  "proxy.intro":
    "Dán một proxy để biết nó còn hoạt động không, dùng giao thức nào, độ trễ, địa chỉ và quốc gia đầu ra, có để lộ IP của bạn không.",
  "proxy.privacy":
    "Máy chủ này kết nối tới proxy bạn nhập và chỉ nhờ nó mở một trang thử. Tên đăng nhập và mật khẩu không được lưu hay ghi lại.",
  "proxy.faq.1.q": "Ba mức ẩn danh khác nhau thế nào?",
  "proxy.faq.1.a":
    "Proxy trong suốt để lộ địa chỉ thật của bạn. Proxy ẩn danh giấu địa chỉ nhưng để lộ rằng bạn đang dùng proxy. Proxy ẩn danh cao không để lại dấu vết nào trong yêu cầu.",
  "proxy.faq.2.q": "Vì sao proxy chạy trên máy tôi mà ở đây báo hỏng?",
  "proxy.faq.2.a":
    "Proxy được thử từ máy chủ này chứ không từ máy bạn. Proxy chỉ cho một số địa chỉ kết nối, nằm trong mạng nội bộ hoặc quá chậm thì ở đây không dùng được.",
  "proxy.faq.3.q": "Có nên dùng proxy miễn phí không?",
  "proxy.faq.3.a":
    "Người giữ proxy đọc và sửa được mọi thứ không mã hóa đi qua nó. Đừng đăng nhập hay gửi thông tin riêng tư qua một proxy bạn không tin.",

  "proxy.proxy": "Proxy",
  "proxy.proxy.hint":
    "host:port, user:pass@host:port, hoặc bắt đầu bằng http://, https://, socks4://, socks5://. Nhiều proxy thì mỗi dòng một cái, tối đa 200.",
  "proxy.check": "Kiểm tra",
  "proxy.busy": "Đang thử proxy, có thể mất tới 10 giây…",
  "proxy.result": "Kết quả",
  "proxy.empty":
    "Kết quả cho biết proxy có chạy không, nhanh hay chậm, đi ra từ nước nào và giấu bạn kỹ đến đâu. Ví dụ:",
  "proxy.example": "Các cách viết được chấp nhận:",

  "proxy.address": "Proxy",
  "proxy.protocol": "Giao thức",
  "proxy.latency": "Độ trễ",
  "proxy.exit": "Địa chỉ đầu ra",
  "proxy.country": "Quốc gia",
  "proxy.anonymity": "Mức ẩn danh",
  "proxy.traces": "Header để lộ",
  "proxy.level.transparent": "Trong suốt",
  "proxy.level.anonymous": "Ẩn danh",
  "proxy.level.elite": "Ẩn danh cao",
  "proxy.ms": "{ms} ms",

  "proxy.list.busy": "Đang thử danh sách, mỗi lúc vài proxy…",
  "proxy.list.running": "Đã thử {tried}/{total}, {alive} proxy sống.",
  "proxy.list.progress": "Đã thử xong",
  "proxy.list.stop": "Dừng",
  "proxy.list.sum": "{alive} trong {total} proxy hoạt động.",
  "proxy.list.stopped": "Đã thử {tried} trong {total} proxy thì dừng, {alive} hoạt động.",
  "proxy.list.living": "Proxy sống",
  "proxy.list.copy": "Sao chép proxy sống",
  "proxy.list.order": "Sắp xếp",
  "proxy.list.order.latency": "Nhanh nhất trước",
  "proxy.list.order.anonymity": "Ẩn danh nhất trước",
  "proxy.list.order.country": "Theo quốc gia",
  "proxy.list.order.list": "Như danh sách đã nhập",
  "proxy.list.dead": "Hỏng",
  "proxy.list.deadOnes": "{count} proxy hỏng",
  "proxy.list.why": "Lý do",
  "proxy.list.fills": "Trang đầy dần khi từng proxy trả lời. Muốn dừng, bấm nút dừng tải của trình duyệt.",

  "proxy.sum.alive": "Proxy hoạt động: {protocol}, độ trễ {ms} ms.",
  "proxy.sum.dead": "Proxy không hoạt động.",
  "proxy.anonymity.transparent": "Trong suốt: để lộ địa chỉ thật của người dùng.",
  "proxy.anonymity.anonymous": "Ẩn danh: giấu địa chỉ thật nhưng để lộ rằng đang dùng proxy.",
  "proxy.anonymity.elite": "Ẩn danh cao: không để lại dấu vết trong yêu cầu.",
  "proxy.anonymity.unknown":
    "Không rõ: proxy gửi kèm một địa chỉ, mà chưa biết đó có phải địa chỉ thật hay không.",

  "proxy.invalid": "Nhập proxy dạng host:port, ví dụ 203.162.4.191:8080.",
  "proxy.invalid.port": "Cổng phải là một số từ 1 đến 65535.",
  "proxy.invalid.scheme": "Chỉ kiểm tra được proxy http, https, socks4 và socks5.",
  "proxy.invalid.list": "Gửi từ 1 đến 200 proxy, mỗi proxy là một chuỗi.",
  "proxy.invalid.many": "Danh sách có {count} proxy; mỗi lần kiểm tra nhiều nhất {max}.",
  "proxy.invalid.both": "Gửi proxy hoặc proxies, không gửi cả hai.",
  "proxy.listUnderWay":
    "Một danh sách proxy của bạn đang được kiểm tra, hoặc đang có quá nhiều danh sách. Hãy đợi nó xong.",
  "proxy.sum.notTried": "Không thử được proxy này.",
  "proxy.judgeDown":
    "Trang thử không trả lời, kể cả khi không qua proxy, nên chưa biết proxy có hoạt động không.",
  "proxy.noJudge":
    "Trang này chưa có địa chỉ công khai nên proxy bên ngoài không mở được trang thử. Người vận hành cần đặt PUBLIC_URL hoặc PROXY_JUDGE_URL.",

  "proxy.dead.timeout": "Proxy không trả lời trong thời gian cho phép.",
  "proxy.dead.noLogin": "Proxy yêu cầu tên đăng nhập và mật khẩu.",
  "proxy.dead.wrongLogin": "Proxy không chấp nhận tên đăng nhập hoặc mật khẩu này.",
  "proxy.dead.status": "Proxy trả lời mã {status} thay vì mở trang thử.",
  "proxy.dead.refused": "Proxy từ chối kết nối tới trang thử.",
  "proxy.dead.notHttp": "Máy chủ này không dùng giao thức proxy HTTP.",
  "proxy.dead.notSocks": "Máy chủ này không dùng giao thức SOCKS{version}.",
  "proxy.dead.noProtocol": "Có máy chủ ở địa chỉ này, nhưng nó không phải proxy HTTP, SOCKS4 hay SOCKS5.",
  "proxy.dead.certificate": "Kết nối mã hóa đi qua proxy nhận chứng chỉ không đáng tin.",
  "proxy.dead.notJudge": "Proxy trả về một nội dung khác thay vì trang thử.",
  "proxy.dead.other": "Không kết nối được tới proxy.",

  "proxy.api.check":
    "Thử một proxy hoặc cả danh sách: còn sống, giao thức, độ trễ, địa chỉ ra, độ ẩn danh; với `Accept: text/event-stream` mỗi proxy một sự kiện",
  "proxy.api.judge": "Nơi mà proxy đang thử phải lấy về: địa chỉ và các header đã tới",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly proxy: typeof proxy;
  }
}
