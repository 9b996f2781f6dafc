export const shell = {
  "shell.skip": "Bỏ qua điều hướng, tới nội dung chính",
  "shell.menu": "Các công cụ",
  "shell.openMenu": "Mở danh sách công cụ",
  "shell.closeMenu": "Đóng danh sách công cụ",
  "shell.language": "Ngôn ngữ",
  "shell.signIn": "Đăng nhập",
  "shell.signInWith": "Đăng nhập bằng {provider}",
  "shell.unavailable": "chưa khả dụng trên trang này",

  "tool.command": "Dùng bằng dòng lệnh",
  "tool.example": "Ví dụ",
  "tool.closed": "Chưa bật",
  "tool.questions": "Câu hỏi thường gặp",
  "tool.related": "Công cụ liên quan",

  "ui.output": "Văn bản kết quả",
  "ui.download": "Tải về",
  "ui.copy": "Sao chép",
  "ui.copied": "Đã sao chép",
  "ui.cancel": "Dừng lại",
  "ui.rawJson": "Dữ liệu JSON",

  "client.offline": "Không kết nối được tới máy chủ. Hãy kiểm tra mạng rồi thử lại.",
  "client.timeout": "Máy chủ không trả lời trong 30 giây. Hãy thử lại.",
  "client.unreadable": "Máy chủ trả lời không đọc được (mã {status}). Hãy thử lại sau.",
} as const;
