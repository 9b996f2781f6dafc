export const legal = {
  "privacy.label": "Chính sách quyền riêng tư",
  "privacy.title": "lưu gì, cách xóa",
  "privacy.summary":
    "Trang này xử lý dữ liệu gì, lưu gì, lưu bao lâu, gửi cho ai và làm sao để xóa: nói rõ cho từng công cụ.",
  "privacy.intro":
    "Phần lớn công cụ ở đây dùng được mà không cần tài khoản và không lưu lại những gì bạn nhập. Trang này nói cụ thể chỗ nào có lưu, lưu bao lâu và ai khác nhận được dữ liệu.",
  "privacy.1.title": "Phạm vi áp dụng",
  "privacy.1.body":
    "Chính sách này áp dụng cho mọi trang và mọi lời gọi API của trang web này. Người vận hành trang chịu trách nhiệm về dữ liệu được xử lý ở đây. Những trang khác mà bạn mở từ đây, kể cả trang đích của liên kết rút gọn, có chính sách riêng của họ.",
  "privacy.2.title": "Dữ liệu xử lý xong là xóa",
  "privacy.2.body":
    "Nội dung bạn nhập vào các công cụ tính toán (mật khẩu, hàm băm, JWT, UUID, chuyển đổi dữ liệu, cron, mã hóa văn bản, phân tích văn bản, mã xác thực hai lớp, mã QR khi chưa đăng nhập) được xử lý ngay trên máy bạn khi có JavaScript, và mỗi kết quả đều nói rõ.\nNhững gì máy bạn không làm được, và mọi thứ khi tắt JavaScript hoặc chặn dữ liệu trang web, chỉ nằm trong bộ nhớ máy chủ trong lúc xử lý, không được ghi lại.\nCâu hỏi và câu trả lời của phần trò chuyện cũng không được lưu trên máy chủ này: lịch sử trò chuyện chỉ nằm trong trang đang mở và mất khi bạn đóng trang.\nBản dịch gần đây và câu trả lời của các máy chủ đăng ký, máy chủ DNS được giữ tạm trong bộ nhớ, không kèm thông tin về người hỏi, để trả lời nhanh những yêu cầu giống hệt.",
  "privacy.3.title": "Dữ liệu được lưu",
  "privacy.3.body":
    "Khi bạn đăng nhập, chúng tôi lưu tên, địa chỉ email và ảnh đại diện do Google hoặc Facebook cung cấp, trình duyệt và hệ điều hành của mỗi phiên đăng nhập cùng lúc bắt đầu và lần dùng cuối, khóa API (chỉ mã băm của khóa, kèm tên, phạm vi và ngày dùng gần nhất), cùng lịch sử mã QR và VietQR và các công cụ bạn ghim.\nLiên kết rút gọn được lưu gồm mã, địa chỉ đích, thời điểm tạo và những gì bạn đặt thêm (tiêu đề, nhãn, thời hạn, mã băm của mật khẩu), gắn với tài khoản nếu bạn đã đăng nhập; mã đã cấp vẫn được giữ sau khi xóa để không ai dùng lại.\nGhi chú được lưu cho tài khoản của bạn hoặc cho trình duyệt của bạn qua một mã ngẫu nhiên trong cookie; ghi chú mã hóa trên thiết bị chỉ được lưu dưới dạng đã mã hóa, không có khóa.\nHộp thư tạm thời cùng mọi thư trong đó được giữ một giờ, hoặc nhiều nhất một ngày nếu bạn gia hạn, rồi bị xóa.\nYêu cầu xóa dữ liệu được lưu gồm địa chỉ email bạn gửi và mã xác nhận; địa chỉ bị xóa khi yêu cầu đã xong, mã xác nhận sau đó 400 ngày.\nBáo cáo vi phạm được lưu gồm liên kết hoặc ghi chú bị báo cáo, lý do và lời bạn viết, không kèm tên người gửi; việc người vận hành làm sau đó được ghi vào nhật ký kiểm tra.\nĐể một biểu mẫu bị gửi hai lần không tạo ra hai thứ, kết quả của nó được giữ năm phút, mã hóa bằng một khóa chỉ có trong trang của bạn.",
  "privacy.4.title": "Thống kê lượt mở liên kết và địa chỉ IP",
  "privacy.4.body":
    "Thống kê của liên kết rút gọn là số đếm theo ngày, quốc gia, nguồn truy cập, loại thiết bị và trình duyệt.\nĐịa chỉ IP của người mở liên kết không được lưu; quốc gia được tra ngay trên máy chủ này.\nĐể đếm số khách khác nhau trong một ngày, để một người không dùng hết số lượt của một liên kết, và để một người không báo cáo hai lần, mỗi lượt được nhận ra bằng một mã băm với khóa ngẫu nhiên của ngày đó; khóa và mã băm bị hủy sau 48 giờ, chỉ còn lại con số.\nĐể áp dụng giới hạn số lượt dùng, địa chỉ IP được giữ tạm trong bộ nhớ với giới hạn tính theo phút; với giới hạn tính theo giờ và theo ngày, chỉ một mã băm có khóa bí mật của nó được lưu cho tới khi hết giờ hoặc hết ngày.\nNhật ký của máy chủ ghi mỗi yêu cầu gồm thời điểm, kiểu trang, kết quả, thời gian xử lý và một mã băm của địa chỉ IP với khóa ngẫu nhiên của ngày đó, để lần ra ai lạm dụng trong phạm vi một ngày; không có địa chỉ IP và không có nội dung bạn nhập.\nSố lượt của những mã băm hoạt động nhiều nhất được đếm đến hết ngày.\nCông cụ tra cứu IP cũng không lưu những địa chỉ bạn tra.",
  "privacy.5.title": "Cookie và bộ nhớ trình duyệt",
  "privacy.5.body":
    "Trang này chỉ dùng cookie cần cho việc chạy: phiên đăng nhập (session); ba cookie ngắn hạn trong lúc đăng nhập (sign_in, fresh_token và sign_in_page, cookie sau nhớ công cụ bạn đang dùng); mã hộp thư tạm thời đang mở (mailbox); mã ngẫu nhiên của trình duyệt để nhận ra ghi chú của bạn (browser); và mã ngẫu nhiên dùng trong một ngày để đếm lượt dùng của riêng trình duyệt này (quota).\nBộ nhớ cục bộ của trình duyệt giữ mã đăng nhập (auth_token), mã hộp thư tạm thời (temp_mail_token), các công cụ vừa dùng (tools-recent) và đã ghim (tools-pinned), cùng những người nhận VietQR bạn bấm nhớ (vietqr-recipients).\nKhi bạn bấm đăng nhập, những gì đang gõ dở được giữ trong thẻ trình duyệt đó (typed) để điền lại sau khi bạn quay về.\nĐể dùng được khi mất mạng, trình duyệt giữ lại các trang công cụ bạn đã dùng, đúng như mọi người đều thấy và không có gì bạn đã nhập; đăng xuất hoặc xóa dữ liệu của trang này là xóa chúng.\nKhông có cookie quảng cáo.\nNếu người vận hành bật thẻ đo lường của bên thứ ba, thẻ đó có thể đặt cookie của riêng họ.",
  "privacy.6.title": "Bên thứ ba nhận dữ liệu",
  "privacy.6.body":
    "Dữ liệu chỉ rời khỏi máy chủ này khi công cụ bạn dùng cần đến.\nTrò chuyện gửi câu hỏi tới nhà cung cấp mô hình AI mà người vận hành đã chọn; dịch thuật gửi văn bản tới Google hoặc tới máy chủ dịch mà người vận hành đã chọn.\nTra cứu tên miền, DNS và IP hỏi các máy chủ đăng ký và máy chủ DNS về tên hoặc địa chỉ bạn nhập, hay về chính địa chỉ của bạn khi bạn để trống ô IP; kiểm tra HTTP và proxy kết nối tới chính địa chỉ bạn nhập.\nĐăng nhập đi qua Google hoặc Facebook. Khi chưa được cấu hình thì không có dữ liệu nào được gửi tới các dịch vụ đó.\nChúng tôi không bán dữ liệu.",
  "privacy.7.title": "Thời gian lưu và cách xóa",
  "privacy.7.body":
    "Bạn có thể tự xóa ghi chú, liên kết rút gọn của tài khoản, lịch sử, khóa API, hộp thư và từng lá thư bất cứ lúc nào; chúng bị xóa ngay.\nGhi chú của một trình duyệt không đăng nhập bị xóa sau 400 ngày không sửa, hoặc sau 60 ngày nếu không ai mở lại.\nĐăng xuất làm mã đăng nhập mất hiệu lực ngay. Hộp thư và phiên đăng nhập hết hạn được xóa tự động.\nBản sao lưu cơ sở dữ liệu, nếu người vận hành có làm, còn giữ những gì đã xóa cho tới khi bản đó bị bản mới thay: thường là 7 ngày.\nHộp thư tạm thời, ghi chú đọc xong tự hủy, khóa ngẫu nhiên của ngày và mã băm của người mở liên kết không nằm trong bản sao lưu nào.\nKhi đang đăng nhập, bạn tải về hoặc xóa ngay tài khoản cùng mọi dữ liệu gắn với nó ở trang Xóa dữ liệu; khi không đăng nhập, hãy gửi yêu cầu ở đó và nó được xử lý trong vòng 30 ngày.",
  "privacy.8.title": "Quyền của bạn, thay đổi và liên hệ",
  "privacy.8.body":
    "Bạn có quyền hỏi chúng tôi đang lưu gì về bạn, yêu cầu sửa, nhận một bản sao hoặc yêu cầu xóa. Khi cách xử lý dữ liệu thay đổi, trang này được sửa theo trước khi thay đổi có hiệu lực. Mọi câu hỏi về dữ liệu cá nhân xin gửi tới {contact}.",

  "terms.label": "Điều khoản sử dụng",
  "terms.title": "được làm gì",
  "terms.summary":
    "Điều kiện sử dụng các công cụ trên trang này: việc được làm, việc không được làm và giới hạn trách nhiệm.",
  "terms.intro": "Khi dùng các công cụ trên trang này, bạn đồng ý với những điều khoản dưới đây.",
  "terms.1.title": "Chấp nhận điều khoản",
  "terms.1.body":
    "Các điều khoản này áp dụng cho mọi người dùng trang web và API của nó, dù có đăng nhập hay không. Nếu không đồng ý, xin đừng tiếp tục sử dụng. Nếu bạn dùng thay mặt một tổ chức, bạn xác nhận mình được quyền chấp nhận điều khoản cho tổ chức đó.",
  "terms.2.title": "Dịch vụ",
  "terms.2.body":
    "Trang này cung cấp miễn phí các công cụ trực tuyến nhỏ: mã QR, liên kết rút gọn, ghi chú, tra cứu tên miền, DNS và IP, kiểm tra HTTP và proxy, chuyển đổi dữ liệu, mật mã, trò chuyện với AI, dịch thuật, hộp thư tạm thời và các công cụ khác. Mỗi công cụ có giới hạn số lượt dùng để mọi người cùng dùng được. Một số công cụ chỉ hoạt động khi người vận hành đã cấu hình dịch vụ mà công cụ đó cần.",
  "terms.3.title": "Tài khoản",
  "terms.3.body":
    "Hầu hết công cụ không cần tài khoản. {signIn|Bạn có thể đăng nhập bằng Google hoặc Facebook để có lịch sử và thống kê.|Trang này chưa bật đăng nhập.} Bạn chịu trách nhiệm giữ an toàn cho tài khoản và thiết bị của mình, và về những gì được làm bằng tài khoản đó.",
  "terms.4.title": "Những việc không được làm",
  "terms.4.body":
    "Không dùng trang này để vi phạm pháp luật, lừa đảo, giả mạo, phát tán mã độc hoặc thư rác, quấy rối người khác, xâm phạm quyền của người khác, tấn công hay dò quét hệ thống không thuộc quyền của bạn, né tránh các giới hạn số lượt dùng, hoặc làm gián đoạn dịch vụ. Việc gọi API tự động được phép trong các giới hạn đã công bố.",
  "terms.5.title": "Công cụ kết nối tới máy chủ khác",
  "terms.5.body":
    "Kiểm tra HTTP, kiểm tra proxy, tra cứu DNS và tên miền gửi yêu cầu từ máy chủ này tới địa chỉ bạn nhập. Chỉ dùng chúng với những hệ thống mà bạn được phép truy cập, và đừng nhập thông tin đăng nhập không phải của bạn. Kết quả phản ánh những gì máy chủ kia trả lời vào lúc đó và có thể không đầy đủ.",
  "terms.6.title": "Liên kết rút gọn và ghi chú",
  "terms.6.body":
    "Bạn chịu trách nhiệm về địa chỉ đích của liên kết và nội dung ghi chú mà bạn tạo. Ai có liên kết chia sẻ của một ghi chú đều đọc được ghi chú đó. Liên kết và ghi chú dẫn tới lừa đảo, mã độc hoặc nội dung trái pháp luật có thể bị gỡ mà không cần báo trước.",
  "terms.7.title": "Hộp thư tạm thời",
  "terms.7.body":
    "Hộp thư tạm thời chỉ nhận thư và tự hết hạn sau một giờ nếu không được gia hạn; thư đã xóa hoặc hết hạn không khôi phục được. Đừng dùng nó cho tài khoản quan trọng, giấy tờ, giao dịch tài chính hoặc thông tin bạn cần giữ lại. Chúng tôi không bảo đảm mọi thư đều tới nơi.",
  "terms.8.title": "Trò chuyện với AI và dịch thuật",
  "terms.8.body":
    "Câu trả lời của AI và bản dịch do máy tạo ra, có thể sai, thiếu hoặc lỗi thời. Hãy kiểm tra lại trước khi dựa vào chúng, nhất là về y tế, pháp lý, tài chính và an toàn. Đừng gửi bí mật hoặc dữ liệu cá nhân của người khác, vì nội dung được chuyển tới nhà cung cấp bên ngoài.",
  "terms.9.title": "Nội dung của bạn và mã nguồn",
  "terms.9.body":
    "Nội dung bạn nhập và kết quả bạn nhận vẫn là của bạn; chúng tôi chỉ xử lý chúng để thực hiện điều bạn yêu cầu. Phần mềm của trang được phát hành theo giấy phép MIT. Tên, nhãn hiệu và biểu tượng của bên khác, như ngân hàng, Google hay Facebook, thuộc về chủ sở hữu của chúng và không có nghĩa là họ bảo trợ cho trang này.",
  "terms.10.title": "Không bảo đảm và giới hạn trách nhiệm",
  "terms.10.body":
    "Dịch vụ được cung cấp nguyên trạng, không kèm bảo đảm nào về tính chính xác, tính sẵn sàng hay sự phù hợp cho một mục đích cụ thể. Hãy luôn kiểm tra tên người nhận trước khi chuyển tiền bằng mã VietQR. Trong phạm vi pháp luật cho phép, người vận hành không chịu trách nhiệm về thiệt hại phát sinh từ việc sử dụng hoặc không sử dụng được các công cụ này.",
  "terms.11.title": "Thay đổi, chấm dứt và liên hệ",
  "terms.11.body":
    "Công cụ, giới hạn và điều khoản có thể thay đổi; bản đăng ở trang này là bản đang có hiệu lực. Người vận hành có thể ngừng phục vụ những ai vi phạm điều khoản. Tranh chấp được giải quyết theo pháp luật nơi người vận hành trang đặt trụ sở, trừ khi luật bảo vệ người tiêu dùng nơi bạn sống quy định khác. Mọi câu hỏi và báo cáo lạm dụng xin gửi tới {contact}.",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly legal: typeof legal;
  }
}
