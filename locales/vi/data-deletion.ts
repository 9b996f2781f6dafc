export const dataDeletion = {
  "data-deletion.emailMissing": "Vui lòng nhập email của bạn.",
  "data-deletion.full":
    "Đang có quá nhiều yêu cầu chờ người vận hành xử lý, nên yêu cầu của bạn chưa được ghi nhận. Hãy đăng nhập để tự xóa tài khoản, hoặc viết thư tới địa chỉ bên dưới.",
  "data-deletion.emailWrong": "Địa chỉ email chưa đúng. Ví dụ: ten@example.com.",

  "data-deletion.deleted": "Đã xóa xong",
  "data-deletion.deletedBody": "Dữ liệu gắn với yêu cầu này đã được xóa. Mã xác nhận của bạn:",
  "data-deletion.own": "Dữ liệu của bạn",
  "data-deletion.export":
    "Tải về một tệp JSON chứa mọi thứ trang này lưu về bạn: tài khoản, lịch sử, liên kết và ghi chú.",
  "data-deletion.export.get": "Tải dữ liệu của tôi",
  "data-deletion.keys": "Khóa API cho phép chương trình của bạn dùng liên kết, ghi chú và lịch sử.",
  "data-deletion.remove": "Hoặc xóa ngay tài khoản cùng toàn bộ dữ liệu đó. Không thể lấy lại sau khi xóa.",
  "data-deletion.remove.sure": "Tôi hiểu rằng dữ liệu sẽ mất vĩnh viễn",
  "data-deletion.remove.now": "Xóa tài khoản ngay",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly dataDeletion: typeof dataDeletion;
  }
}
