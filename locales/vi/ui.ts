/** What the parts that many tools share say; every island has them. */
export const ui = {
  "ui.stale": "theo {input}",
  "ui.stale.before": "theo nội dung trước đó",
  "ui.place.device": "Xử lý ngay trên máy bạn, không gửi đi đâu cả.",
  "ui.place.server": "Máy chủ xử lý: nội dung được gửi đi, không giữ lại.",
  "ui.place.history": "Máy chủ xử lý và đã lưu vào lịch sử của bạn.",
  "ui.output": "Văn bản kết quả",
  "ui.download": "Tải về",
  "ui.copy": "Sao chép",
  "ui.share": "Chia sẻ",
  "ui.copyPicture": "Chép ảnh",
  "ui.paste": "Dán",
  "ui.clear": "Xóa",
  "ui.file.choose": "Chọn tệp",
  "ui.file.tooLarge": "Tệp quá lớn: chỉ đọc được tệp tối đa {max} MB.",
  "ui.file.notText": "Tệp này không phải văn bản UTF-8.",
  "ui.copied": "Đã sao chép",
  "ui.choose": "Chọn…",
  "ui.cancel": "Dừng lại",
  "ui.more": "Thêm {count} dòng",
  "ui.rawJson": "Dữ liệu JSON",

  "client.offline": "Việc này cần mạng nhưng không kết nối được tới máy chủ. Hãy kiểm tra mạng rồi thử lại.",
  "client.timeout": "Máy chủ không trả lời trong 30 giây. Hãy thử lại.",
  "client.unreadable": "Không đọc được phản hồi của máy chủ (mã {status}). Hãy thử lại sau.",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly ui: typeof ui;
  }
}
