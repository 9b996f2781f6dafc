export const history = {
  "history.title": "Lịch sử",
  "history.close": "Đóng lịch sử",
  "history.busy": "Đang tải lịch sử…",
  "history.qr.empty": "Chưa có lịch sử QR Code",
  "history.vietqr.empty": "Chưa có lịch sử VietQR",
  "history.alt": "Mã của: {text}",
  "history.again": "Tạo lại",
  "history.remove": "Xóa",
  "history.more": "Xem thêm",
  "history.export": "Tải về dạng JSON",
  "history.clear": "Xóa tất cả",
  "history.clear.sure": "Toàn bộ lịch sử ở trang này sẽ bị xóa và không lấy lại được.",
  "history.clear.yes": "Xóa toàn bộ lịch sử",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly history: typeof history;
  }
}
