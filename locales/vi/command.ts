export const command = {
  "command.usage": "Cách dùng: hop-do-nghe tool {words}",
  "command.tools": "Các công cụ, chạy ngay trên máy này:",
  "command.calls": "Các lời gọi của {tool}:",
  "command.fields": "Các trường:",
  "command.required": "bắt buộc",
  "command.json": "in cả câu trả lời dưới dạng JSON",
  "command.file": "ghi ảnh vào TỆP",
  "command.private": "cho phép gọi vào mạng riêng của bạn",
  "command.help": "xem trợ giúp này",
  "command.stdin":
    "Trường {field} viết ngay sau tên lời gọi, hoặc đưa vào qua stdin; dấu xuống dòng mà echo thêm vào cũng được tính.",
  "command.more": "Thêm --help sau tên công cụ hay lời gọi để xem các trường.",
  "command.unknownTool": "Không có công cụ “{name}” cho dòng lệnh.",
  "command.unknownCall": "{tool} không có lời gọi “{name}”.",
  "command.unknownFlag": "Không có cờ “{name}” ở đây.",
  "command.needsValue": "Cờ “{name}” cần một giá trị; giá trị bắt đầu bằng dấu - thì viết --{name}=…",
  "command.tooMany": "Thừa “{name}”.",
  "command.noInput": "Thiếu {field}: viết ngay sau tên lời gọi, hoặc đưa vào qua stdin.",
  "command.needsFile": "Ảnh không in ra màn hình được: thêm -o TỆP, hoặc chuyển tiếp đầu ra.",
  "command.notJson": "Trường {field} phải là JSON.",
  "command.mcp":
    "Cách dùng: hop-do-nghe mcp\nĐưa các công cụ trên máy này cho trợ lý AI qua stdin và stdout (Model Context Protocol), không cần máy chủ, cơ sở dữ liệu hay cài đặt nào. Chỉ tra cứu (DNS, WHOIS) mới hỏi ra mạng.",
  "command.mcpWaits": "Đang chờ trợ lý gửi tin qua stdin; nhấn Ctrl+C để dừng.",
  "command.completion":
    'Cách dùng: hop-do-nghe completion bash|zsh|fish\nIn ra đoạn mã để nhấn Tab thì tự hoàn thành lệnh. Thêm một dòng vào tệp khởi động của shell:\n  bash  ~/.bashrc: eval "$(hop-do-nghe completion bash)"\n  zsh   ~/.zshrc: eval "$(hop-do-nghe completion zsh)"\n  fish  ~/.config/fish/config.fish: hop-do-nghe completion fish | source',
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly command: typeof command;
  }
}
