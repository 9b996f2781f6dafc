export const ownData = {
  "own-data.label": "Dữ liệu của bạn",
  "own-data.title": "lịch sử, liên kết, ghi chú",
  "own-data.summary":
    "Mọi mã QR, mã VietQR, liên kết và ghi chú bạn đã tạo: tìm, tạo lại, tải về hoặc xóa ở một nơi.",
  "own-data.lead": "Mã QR, VietQR, liên kết và ghi chú của bạn, mới nhất trước",
  "own-data.signInFirst":
    "Đăng nhập để giữ lại những gì bạn tạo, rồi tìm và dùng lại ở đây trên mọi thiết bị.",
  "own-data.search": "Từ cần tìm",
  "own-data.search.hint": "Gõ không dấu cũng được",
  "own-data.find": "Tìm",
  "own-data.kinds": "Loại",
  "own-data.kind.all": "Tất cả",
  "own-data.kind.qr": "Mã QR",
  "own-data.kind.vietqr": "VietQR",
  "own-data.kind.links": "Liên kết",
  "own-data.kind.notes": "Ghi chú",
  "own-data.empty": "Chưa có gì. Những gì bạn tạo khi đang đăng nhập sẽ hiện ở đây.",
  "own-data.nothing": "Không tìm thấy gì khớp với từ bạn gõ.",
  "own-data.older": "Cũ hơn",
  "own-data.newest": "Về đầu",
  "own-data.again": "Tạo lại",
  "own-data.edit": "Sửa",
  "own-data.manage": "Thống kê",
  "own-data.remove": "Xóa",
  "own-data.remove.sure": "Xóa hẳn",
  "own-data.named": "{action}: {title}",
  "own-data.clear": "Xóa tất cả {kind}",
  "own-data.clear.sure": "Không lấy lại được. Xóa hết chứ?",
  "own-data.all": "Toàn bộ dữ liệu",
  "own-data.all.body":
    "Tải một tệp có mọi thứ trang này lưu về bạn, quản lý khóa API, hoặc xóa cả tài khoản.",
  "own-data.export": "Tải tất cả về (JSON)",
  "own-data.export.kind": "Tải {kind} về (JSON)",
  "own-data.delete": "Xóa tài khoản",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly ownData: typeof ownData;
  }
}
