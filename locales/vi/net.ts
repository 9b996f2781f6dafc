export const net = {
  "net.busy": "Đang có quá nhiều lượt tra cứu cùng lúc. Hãy đợi vài giây rồi thử lại.",
  "net.notHost": "Đó không phải là một tên miền hay địa chỉ IP hợp lệ.",
  "net.port": "Máy chủ này không kết nối tới cổng {port}, vì cổng đó dành cho dịch vụ nhạy cảm.",
  "net.noAddress": "Tên miền {host} không có địa chỉ IP nào, nên không thể kết nối.",
  "net.noDns": "Không tìm được địa chỉ của tên miền: máy chủ DNS không trả lời hoặc bị lỗi.",
  "net.refused": "Máy chủ bên kia từ chối kết nối: không có dịch vụ nào ở cổng đó.",
  "net.unreachable": "Không kết nối được tới máy chủ đó.",
  "net.closed": "Máy chủ bên kia đã ngắt kết nối giữa chừng.",
  "net.tls": "Không thiết lập được kết nối TLS với máy chủ bên kia ({reason}).",
  "net.tls.plain": "Cổng này không dùng TLS (https). Thử địa chỉ bắt đầu bằng http://.",
  "net.tls.version": "Máy chủ chỉ nhận phiên bản TLS mà công cụ này không dùng, thường là quá cũ.",
  "net.tls.closed": "Máy chủ bên kia ngắt kết nối khi đang thiết lập TLS.",
  "net.certificate":
    "Chứng chỉ TLS của máy chủ không đáng tin ({reason}), nên yêu cầu chưa được gửi để header và nội dung của bạn không bị lộ.",
  "net.notHttp":
    "Máy chủ bên kia trả lời nhưng không theo HTTP/1: dòng đầu là “{found}”, đáng lẽ phải ghi HTTP/1.1 và mã trạng thái.",
  "net.head.version":
    "Máy chủ bên kia trả lời bằng HTTP phiên bản {version}; qua kết nối này chỉ đọc được HTTP/1.",
  "net.head.status":
    "Dòng đầu câu trả lời của máy chủ bên kia không có mã trạng thái ba chữ số: “{found}” (RFC 9112, mục 4).",
  "net.head.line":
    "Phần đầu câu trả lời của máy chủ bên kia có dòng không phải dạng “tên: giá trị”: “{found}” (RFC 9112, mục 5).",
  "net.head.length":
    "Máy chủ bên kia ghi độ dài (Content-Length) không phải một số byte: “{found}” (RFC 9110, mục 8.6).",
  "net.head.lengths":
    "Máy chủ bên kia ghi nhiều độ dài (Content-Length) khác nhau: {found}, nên không biết nội dung kết thúc ở đâu (RFC 9112, mục 6.3).",
  "net.head.framing":
    "Máy chủ bên kia gửi cả Content-Length lẫn Transfer-Encoding, có thể giấu một câu trả lời khác, nên ở đây không đọc (RFC 9112, mục 6.3).",
  "net.head.tooLarge": "Phần đầu câu trả lời của máy chủ bên kia lớn hơn mức {kilobytes} KB đọc được ở đây.",
  "net.head.tooMany":
    "Phần đầu câu trả lời của máy chủ bên kia có hơn {max} dòng, nhiều hơn mức đọc được ở đây.",
  "net.head.interim":
    "Máy chủ bên kia gửi hơn {max} câu trả lời tạm (mã 1xx) mà không có câu trả lời chính sau đó.",
  "net.head.upgrade": "Máy chủ bên kia muốn đổi sang giao thức khác (mã 101) dù không ai yêu cầu.",
  "net.head.other": "Câu trả lời của máy chủ bên kia không đúng HTTP/1 nên không đọc được.",
  "net.notWeb": "Chỉ mở được địa chỉ http:// hoặc https:// dài tối đa 2.048 ký tự.",
  "net.credentials": "Địa chỉ không được chứa tên đăng nhập hay mật khẩu.",
  "net.blockedRedirect": "Trang này chuyển hướng tới một địa chỉ không được phép: {url}",
  "net.badRedirect": "Trang này chuyển hướng tới một địa chỉ không đọc được.",
  "net.downgrade": "Trang này chuyển hướng từ https sang http, nên nội dung của bạn không được gửi tiếp.",
  "net.badDns": "Không đọc được câu trả lời của máy chủ DNS.",
  "net.dnsTimeout": "Máy chủ DNS không trả lời trong thời gian cho phép.",
  "net.insideName": "Tên này chỉ dùng trong mạng nội bộ, nên không tra ở đây.",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly net: typeof net;
  }
}
