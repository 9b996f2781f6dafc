export const reports = {
  "reports.link": "Báo cáo liên kết này",
  "reports.note": "Báo cáo ghi chú này",
  "reports.lead":
    "Báo cáo được gửi tới người vận hành trang, không gửi cho người đã tạo. Chúng tôi không hỏi bạn là ai.",
  "reports.reason": "Lý do",
  "reports.reason.choose": "Chọn lý do",
  "reports.reason.phishing": "Lừa đảo, giả mạo",
  "reports.reason.malware": "Mã độc",
  "reports.reason.spam": "Thư rác, quảng cáo",
  "reports.reason.illegal": "Nội dung trái pháp luật",
  "reports.reason.other": "Lý do khác",
  "reports.optional": "không bắt buộc",
  "reports.comment": "Mô tả thêm",
  "reports.comment.hint": "Tối đa 500 ký tự. Đừng ghi thông tin cá nhân của bạn.",
  "reports.send": "Gửi báo cáo",
  "reports.thanks": "Cảm ơn bạn",
  "reports.received": "Báo cáo đã được ghi nhận và sẽ có người xem.",
  "reports.invalid.reason": "Hãy chọn một lý do.",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly reports: typeof reports;
  }
}
