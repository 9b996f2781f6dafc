export const userAgent = {
  "user-agent.label": "User-Agent",
  "user-agent.short": "User-Agent",
  "user-agent.line": "Tạo và đọc chuỗi trình duyệt",
  "user-agent.lead": "Xem trình duyệt của bạn xưng tên gì.",
  "user-agent.title": "tạo và đọc chuỗi",
  "user-agent.summary":
    "Tạo chuỗi User-Agent ngẫu nhiên, mới và nhất quán theo thiết bị, hệ điều hành, trình duyệt; xem trình duyệt của bạn đang khai báo gì.",
  "user-agent.intro":
    "Lấy chuỗi User-Agent như trình duyệt thật đang gửi để thử nghiệm trang web, hoặc xem một chuỗi cho biết điều gì về trình duyệt.",
  "user-agent.privacy":
    "Lựa chọn nằm trong địa chỉ trang để chia sẻ được; máy chủ này không lưu User-Agent của bạn.",
  "user-agent.faq.1.q": "Các chuỗi này lấy từ đâu?",
  "user-agent.faq.1.a":
    "Từ dữ liệu thống kê mở về những trình duyệt xuất hiện trên mạng gần đây. Trang này bỏ các phiên bản cũ và các chuỗi tự mâu thuẫn do bot bịa ra, rồi chọn ngẫu nhiên, chuỗi phổ biến được chọn nhiều hơn.",
  "user-agent.faq.2.q": "Vì sao máy Mac nào cũng ghi 10_15_7 và điện thoại nào cũng ghi Android 10?",
  "user-agent.faq.2.a":
    "Để bảo vệ riêng tư, trình duyệt ngày nay cố ý giữ nguyên các con số đó. Vì thế User-Agent không còn cho biết phiên bản thật của hệ điều hành hay kiểu máy. iPad hoặc điện thoại khi xin trang cho máy tính cũng thường ghi y như máy Mac hay máy Linux.",
  "user-agent.faq.3.q": "Đổi User-Agent có giúp ẩn danh không?",
  "user-agent.faq.3.a":
    "Gần như không. Trang web còn nhận biết qua Client Hints, kích thước màn hình, phông chữ và địa chỉ IP. Đổi User-Agent chủ yếu hữu ích khi kiểm thử.",

  "user-agent.random.heading": "Tạo ngẫu nhiên",
  "user-agent.device": "Thiết bị",
  "user-agent.any": "Bất kỳ",
  "user-agent.device.desktop": "Máy tính",
  "user-agent.device.mobile": "Điện thoại, máy tính bảng",
  "user-agent.device.phone": "Điện thoại",
  "user-agent.device.tablet": "Máy tính bảng",
  "user-agent.device.tv": "TV",
  "user-agent.system": "Hệ điều hành",
  "user-agent.browser": "Trình duyệt",
  "user-agent.count": "Số lượng",
  "user-agent.generate": "Tạo User-Agent",
  "user-agent.result": "User-Agent",
  "user-agent.empty": "Bạn sẽ có chuỗi thật của một trình duyệt đang phổ biến. Lấy thử ba chuỗi của:",
  "user-agent.what": "{browser} trên {system}",
  "user-agent.busy": "Đang chọn…",
  "user-agent.userAgent": "Đọc một User-Agent",
  "user-agent.userAgent.hint": "Để trống để đọc User-Agent mà trình duyệt của bạn đang gửi.",
  "user-agent.read": "Đọc",
  "user-agent.read.result": "Chuỗi này cho biết",
  "user-agent.read.empty": "Kết quả cho biết trình duyệt, hệ điều hành, loại máy và nhân hiển thị.",
  "user-agent.read.own": "Trình duyệt của tôi",
  "user-agent.engine": "Nhân hiển thị",
  "user-agent.vendor": "Hãng",
  "user-agent.model": "Kiểu máy",
  "user-agent.bot": "Là bot",
  "user-agent.yes": "Có",

  "user-agent.error.none":
    "Không có phiên bản hiện hành nào của trình duyệt này cho thiết bị và hệ điều hành đã chọn.",
  "user-agent.error.system": "Hệ điều hành này không chạy trên loại thiết bị đã chọn.",
  "user-agent.error.empty": "Trình duyệt của bạn không gửi User-Agent. Hãy dán một chuỗi vào ô này.",

  "user-agent.api.random": "Cho User-Agent ngẫu nhiên của trình duyệt hiện nay",
  "user-agent.api.read": "Cho biết một User-Agent nói gì; để trống là của chính bạn",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly userAgent: typeof userAgent;
  }
}
