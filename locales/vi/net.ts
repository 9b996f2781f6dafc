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
  "net.notHttp": "Máy chủ bên kia trả lời nhưng không đúng giao thức HTTP.",
  "net.notWeb": "Chỉ mở được địa chỉ http:// hoặc https:// dài tối đa 2.048 ký tự.",
  "net.credentials": "Địa chỉ không được chứa tên đăng nhập hay mật khẩu.",
  "net.blockedRedirect": "Trang này chuyển hướng tới một địa chỉ không được phép: {url}",
  "net.badRedirect": "Trang này chuyển hướng tới một địa chỉ không đọc được.",
  "net.downgrade": "Trang này chuyển hướng từ https sang http, nên nội dung của bạn không được gửi tiếp.",
  "net.badDns": "Không đọc được câu trả lời của máy chủ DNS.",
  "net.dnsTimeout": "Máy chủ DNS không trả lời kịp thời gian cho phép.",
  "net.insideName": "Tên này chỉ có nghĩa trong một mạng nội bộ, nên không được hỏi.",
} as const;

declare module "../index.ts" {
  interface VietnameseTexts {
    readonly net: typeof net;
  }
}
