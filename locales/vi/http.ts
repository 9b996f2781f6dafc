export const http = {
  "http.label": "Kiểm tra HTTP",
  "http.short": "Kiểm tra website",
  "http.line": "Còn sống không, chậm ở đâu",
  "http.lead": "Gõ địa chỉ, biết trang còn sống không, chậm ở đâu, chứng chỉ còn hạn bao lâu.",
  "http.title": "mã trạng thái, chứng chỉ",
  "http.summary":
    "Kiểm tra một trang web còn hoạt động không: mã trạng thái, chuỗi chuyển hướng, thời gian, chứng chỉ TLS; gửi yêu cầu GET, POST, PUT và xem phản hồi.",
  "http.intro":
    "Nhập địa chỉ để máy chủ của chúng tôi mở thử và cho bạn biết trang phản hồi ra sao, nhanh hay chậm, chứng chỉ còn bao nhiêu ngày.",
  "http.privacy":
    "Yêu cầu được gửi từ máy chủ này, không kèm cookie hay địa chỉ IP của bạn; không có gì được lưu lại.",
  "http.faq.1.q": "Vì sao trang mở được trên máy tôi mà ở đây báo lỗi?",
  "http.faq.1.a":
    "Có thể trang chặn khách từ nước ngoài hoặc từ trung tâm dữ liệu, hoặc máy bạn đang dùng bản đã lưu. Kết quả ở đây là những gì một khách mới từ Internet nhìn thấy.",
  "http.faq.2.q": "Có kiểm tra được trang trong mạng nội bộ không?",
  "http.faq.2.a":
    "Không. Máy chủ này chỉ kết nối tới địa chỉ công khai, để không ai dùng nó dò tìm mạng nội bộ.",
  "http.faq.3.q": "Vì sao chứng chỉ của tôi bị báo thiếu chứng chỉ trung gian?",
  "http.faq.3.a":
    "Máy chủ web phải gửi kèm chứng chỉ trung gian của tổ chức cấp. Trình duyệt có thể tự tải về nên không báo lỗi, nhưng ứng dụng và máy chủ khác thì không.",
  "http.example.text":
    "Mã trạng thái là dòng đầu tiên trong phản hồi của một trang web. Những mã hay gặp nhất:",
  "http.example.caption": "Mã trạng thái thường gặp",
  "http.example.200": "Trang phản hồi bình thường.",
  "http.example.301": "Trang đã chuyển hẳn sang địa chỉ khác.",
  "http.example.403": "Trang không cho phép truy cập.",
  "http.example.404": "Không có trang nào ở địa chỉ đó.",
  "http.example.500": "Chương trình trên máy chủ bị lỗi.",
  "http.example.503": "Máy chủ đang quá tải hoặc bảo trì.",
  "http.url": "Địa chỉ",
  "http.method": "Phương thức",
  "http.more": "Header và nội dung để gửi",
  "http.headers": "Header",
  "http.headers.hint":
    'Mỗi dòng một header, ví dụ Accept: application/json, hoặc một đối tượng JSON như {"Accept": "application/json"}',
  "http.headers.unreadable":
    "Không đọc được các header này: chúng không phải đối tượng JSON, cũng không phải các dòng Tên: giá trị. Yêu cầu sẽ được gửi không kèm header nào của bạn.",
  "http.body": "Nội dung",
  "http.status": "Kiểm tra trạng thái",
  "http.send": "Gửi yêu cầu",
  "http.busy": "Đang kết nối và chờ phản hồi…",
  "http.result": "Kết quả",
  "http.empty": "Kết quả gồm mã trạng thái, thời gian từng bước, chứng chỉ và header. Kiểm tra thử:",
  "http.about": "Về phản hồi này",
  "http.finalUrl": "Địa chỉ cuối",
  "http.ip": "Địa chỉ IP",
  "http.version": "Giao thức",
  "http.total": "Tổng {ms} ms",
  "http.redirects": "Chuyển hướng",
  "http.figure.days": "{days} ngày",
  "http.figure.certificate": "chứng chỉ còn hạn",
  "http.figure.ended": "chứng chỉ đã quá hạn",
  "http.figure.redirects": "{count|lần chuyển hướng|lần chuyển hướng}",
  "http.figure.size": "nội dung phản hồi",
  "http.figure.headers": "{count|header phản hồi|header phản hồi}",
  "http.dns": "DNS",
  "http.connect": "Kết nối",
  "http.tls": "TLS",
  "http.firstByte": "Byte đầu",
  "http.answerHeaders": "Header phản hồi",
  "http.answerBody": "Nội dung phản hồi",
  "http.bodySize": "{size} byte, kiểu {type}.",
  "http.truncated": "Chỉ hiện phần đầu; đã đọc {size} byte, kiểu {type}.",
  "http.binary": "Nội dung nhị phân kiểu {type}, {size} byte.",
  "http.noBody": "Phản hồi không có nội dung.",
  "http.curl": "Lệnh curl tương đương",
  "http.certificate": "Chứng chỉ TLS",
  "http.certificate.state": "Tình trạng",
  "http.certificate.valid": "Hợp lệ",
  "http.certificate.subject": "Cấp cho",
  "http.certificate.issuer": "Nơi cấp",
  "http.certificate.until": "Hết hạn",
  "http.certificate.daysLeft": "còn {days} ngày",
  "http.certificate.ended": "đã hết hạn",
  "http.certificate.names": "Tên miền",
  "http.certificate.protocol": "Phiên bản TLS",

  "http.security": "Header bảo mật",
  "http.security.good": "Tốt",
  "http.security.weak": "Yếu",
  "http.security.none": "Không có",
  "http.security.open": "Mặc định",
  "http.said.security.hsts.none":
    "Không có: lần mở đầu tiên có thể đi qua http, ai trên đường truyền cũng xem và sửa được.",
  "http.said.security.hsts.broken": "Không đọc được thời hạn (max-age), nên trình duyệt bỏ qua.",
  "http.said.security.hsts.off": "Thời hạn bằng 0: trình duyệt được dặn quên việc chỉ dùng https.",
  "http.said.security.hsts.short": "Trình duyệt chỉ dùng https trong {days} ngày, nên đặt ít nhất 180 ngày.",
  "http.said.security.hsts.good":
    "Trình duyệt chỉ dùng https trong {days} ngày kể từ lần mở gần nhất, không gồm tên miền con.",
  "http.said.security.hsts.all":
    "Trình duyệt chỉ dùng https trong {days} ngày kể từ lần mở gần nhất, gồm cả tên miền con.",
  "http.said.security.csp.none": "Không có: nếu kẻ xấu chèn được script vào trang thì script đó chạy.",
  "http.said.security.csp.reported": "Chỉ báo cáo (Report-Only): script lạ vẫn chạy.",
  "http.said.security.csp.weak": "Có, nhưng vẫn cho chạy script viết thẳng trong trang hoặc từ bất kỳ đâu.",
  "http.said.security.csp.good": "Chỉ script từ nơi trang cho phép mới được chạy.",
  "http.said.security.frame.none":
    "Không có: trang khác nhúng được trang này vào khung để lừa người bấm nhầm.",
  "http.said.security.frame.any": "Mọi trang đều được nhúng trang này vào khung.",
  "http.said.security.frame.ignored":
    "Giá trị này trình duyệt ngày nay bỏ qua; hãy dùng DENY hoặc SAMEORIGIN.",
  "http.said.security.frame.good": "Trang lạ không nhúng được trang này vào khung.",
  "http.said.security.type.none":
    "Không có: trình duyệt có thể đoán kiểu tệp và chạy nhầm tệp tải lên như script.",
  "http.said.security.type.good": "Trình duyệt tin đúng kiểu tệp mà trang khai.",
  "http.said.security.referrer.none":
    "Không đặt: theo mặc định của trình duyệt, trang khác chỉ biết tên miền mà người xem từ đó sang.",
  "http.said.security.referrer.weak": "Trang khác nhận được cả địa chỉ mà người xem đang mở.",
  "http.said.security.referrer.good": "Trang khác không nhận được địa chỉ đầy đủ ({policy}).",
  "http.said.security.cookies.good": "{count} cookie, đều có Secure, HttpOnly và SameSite cần thiết.",
  "http.said.security.cookies.weak":
    "{count} cookie: {secure} thiếu Secure, {httpOnly} thiếu HttpOnly, {sameSite} thiếu SameSite.",

  "http.curl.read": "Đã đọc từ lệnh curl",
  "http.curl.readAddress":
    "Đã đọc địa chỉ và phương thức từ lệnh curl. Phần kiểm tra không gửi header của lệnh.",
  "http.curl.hasBody":
    "Phần kiểm tra không gửi nội dung (body), mà lệnh curl này có. Hãy dùng “Gửi yêu cầu”.",
  "http.curl.unreadable":
    "Không đọc được lệnh curl này: trang chỉ gửi được một địa chỉ, không gửi tệp, không qua proxy, và dấu nháy phải đủ cặp.",

  "http.badUrl": "Nhập địa chỉ một trang web, ví dụ example.com.",
  "http.credentials":
    "Địa chỉ không được chứa tên đăng nhập hay mật khẩu. Hãy gửi chúng trong header Authorization.",
  "http.badHeaders": 'Các header phải là một đối tượng JSON, ví dụ {"Accept": "text/html"}.',
  "http.tooManyHeaders": "Chỉ được tối đa {max} header.",
  "http.badHeaderName": "“{name}” không phải là tên header hợp lệ.",
  "http.badHeaderValue":
    "Giá trị của header {name} không hợp lệ: chỉ gồm một dòng ký tự Latin-1, tối đa 8.000 ký tự. Chữ khác như “ă” phải được mã hóa trước, ví dụ %C4%83.",
  "http.refusedHeader": "Không được đặt header {name}: công cụ này tự đặt nó.",
  "http.summary.ok": "Trang phản hồi bình thường.",
  "http.summary.redirect": "Trang chuyển hướng sang địa chỉ khác.",
  "http.summary.nowhere": "Trang báo chuyển hướng ({status}) nhưng không nói tới đâu.",
  "http.summary.unchanged": "Trang báo nội dung không đổi so với bản đã lưu (304), nên không gửi lại.",
  "http.summary.unknown": "Trang trả lời mã {status}, không có trong chuẩn.",
  "http.summary.forbidden": "Trang yêu cầu đăng nhập hoặc không cho phép truy cập.",
  "http.summary.missing": "Không có trang nào ở địa chỉ này.",
  "http.summary.tooMany": "Trang từ chối vì nhận quá nhiều yêu cầu.",
  "http.summary.client": "Trang không chấp nhận yêu cầu này.",
  "http.summary.server": "Máy chủ của trang đang gặp lỗi.",
  "http.certificate.expired": "Chứng chỉ đã hết hạn.",
  "http.certificate.early": "Chứng chỉ chưa đến ngày có hiệu lực.",
  "http.certificate.name": "Chứng chỉ được cấp cho tên miền khác.",
  "http.certificate.selfSigned": "Chứng chỉ tự ký, không do tổ chức nào được tin cậy cấp.",
  "http.certificate.private":
    "Chứng chỉ do một tổ chức riêng cấp, không phải tổ chức mà trình duyệt tin cậy.",
  "http.certificate.chain": "Thiếu chứng chỉ trung gian hoặc không rõ tổ chức cấp.",
  "http.certificate.other": "Chứng chỉ không đáng tin ({code}).",
  "http.warning.certificate":
    "Chứng chỉ TLS của trang không đáng tin; trình duyệt sẽ cảnh báo người truy cập.",
  "http.warning.expiresSoon": "Chứng chỉ TLS chỉ còn {days} ngày.",
  "http.warning.redirectLimit": "Trang chuyển hướng quá 10 lần nên đã dừng ở đây.",
  "http.warning.downgraded": "Trang chuyển hướng từ https sang http, kết nối không còn được mã hóa.",
  "http.warning.overHttp":
    "Trang không trả lời được qua https, nên đây là kết quả qua http: kết nối không được mã hóa.",
  "http.warning.headersDropped":
    "Các header riêng của bạn không được gửi sang địa chỉ khác khi chuyển hướng.",
  "http.warning.slow": "Máy chủ gửi nội dung quá chậm nên chỉ nhận được một phần.",
  "http.warning.encoding": "Nội dung nén bị hỏng, không giải nén được hết.",
  "http.warning.framing":
    "Nội dung không được chia khối như phần đầu đã ghi (RFC 9112, mục 7.1) nên chỉ đọc được đến chỗ đó.",
  "http.warning.coding":
    "Nội dung được ghi là nén kiểu {coding}, ở đây không giải nén được kiểu này nên hiện như khi nhận.",
  "http.warning.charset": "Bảng mã {charset} mà câu trả lời nêu không có ở đây.",
  "http.warning.incomplete": "Máy chủ ngắt kết nối trước khi gửi hết nội dung.",
  "http.warning.headersIgnored":
    "Các header bạn nhập không đọc được, nên yêu cầu được gửi không kèm header nào của bạn.",

  "http.api.status": "Kiểm tra một địa chỉ: trạng thái, chuyển hướng, header, thời gian và chứng chỉ",
  "http.api.request": "Gửi một yêu cầu kèm header và nội dung, xem trả lời dưới dạng văn bản",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly http: typeof http;
  }
}
