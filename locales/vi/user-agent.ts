export const userAgent = {
  "user-agent.error.none":
    "Không có phiên bản hiện hành nào của trình duyệt này cho thiết bị và hệ điều hành đã chọn.",
  "user-agent.error.system": "Hệ điều hành này không chạy trên loại thiết bị đã chọn.",
  "user-agent.error.empty": "Trình duyệt của bạn không gửi User-Agent. Hãy dán một chuỗi vào ô này.",
} as const;
