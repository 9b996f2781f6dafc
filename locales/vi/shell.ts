export const shell = {
  "shell.skip": "Tới nội dung chính",
  "shell.skipToMenu": "Tới danh sách công cụ",
  "shell.menu": "Các công cụ",
  "shell.openMenu": "Mở danh sách công cụ",
  "shell.closeMenu": "Đóng danh sách công cụ",
  "shell.language": "Ngôn ngữ",
  "shell.signIn": "Đăng nhập",
  "shell.signInWith": "Đăng nhập bằng {provider}",
  "shell.unavailable": "trang này chưa bật",

  "tool.command": "Dùng bằng dòng lệnh",
  "tool.example": "Ví dụ",
  "tool.closed": "Chưa bật",
  "tool.questions": "Câu hỏi thường gặp",
  "tool.tasks": "{tool}: việc thường làm",
  "tool.related": "Công cụ liên quan",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly shell: typeof shell;
  }
}
