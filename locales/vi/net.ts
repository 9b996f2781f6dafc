export const net = {
  "net.busy": "Đang có quá nhiều lượt tra cứu cùng lúc. Hãy đợi vài giây rồi thử lại.",
  "net.notHost": "Đó không phải là một tên miền hay địa chỉ IP hợp lệ.",
  "net.port": "Máy chủ này không kết nối tới cổng {port}, vì cổng đó dành cho dịch vụ nhạy cảm.",
  "net.noAddress": "Tên miền {host} không có địa chỉ IP nào, nên không thể kết nối.",
  "net.noDns": "Máy chủ DNS không trả lời, nên không tìm được địa chỉ của tên miền.",
  "net.refused": "Máy chủ bên kia từ chối kết nối: không có dịch vụ nào ở cổng đó.",
  "net.unreachable": "Không có đường đi tới máy chủ đó.",
  "net.closed": "Máy chủ bên kia đã ngắt kết nối giữa chừng.",
} as const;
