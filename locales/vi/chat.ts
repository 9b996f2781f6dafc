export const chat = {
  "chat.label": "Trò chuyện AI",
  "chat.short": "Trò chuyện AI",
  "chat.line": "Hỏi đáp, trả lời hiện dần",
  "chat.lead": "Đặt câu hỏi, xem câu trả lời hiện dần.",
  "chat.title": "hỏi đáp miễn phí",
  "chat.summary":
    "Đặt câu hỏi cho trợ lý AI và xem câu trả lời hiện dần. Miễn phí, không cần tài khoản, không lưu lịch sử.",
  "chat.intro": "Gõ câu hỏi bằng tiếng Việt hoặc bất kỳ ngôn ngữ nào; câu trả lời hiện dần ngay bên dưới.",
  "chat.privacy":
    "Câu hỏi được chuyển tới nhà cung cấp mô hình AI. Máy chủ này không lưu cả câu hỏi lẫn câu trả lời.",
  "chat.message": "Câu hỏi",
  "chat.message.hint": "Tối đa 4.000 ký tự. Ctrl + Enter hoặc ⌘ + Enter để gửi.",
  "chat.send": "Gửi",
  "chat.sending": "Đang trả lời…",
  "chat.stop": "Dừng",
  "chat.answer": "Câu trả lời",
  "chat.answer.text": "Nội dung câu trả lời",
  "chat.empty": "Câu trả lời sẽ hiện ở đây. Ví dụ:",
  "chat.closed": "Trang này chưa bật trò chuyện AI.",
  "chat.stopped": "Bạn đã dừng câu trả lời ở đây.",
  "chat.isCut": "Câu trả lời quá dài nên dừng ở đây.",
  "chat.done": "Đã trả lời xong.",
  "chat.history": "Các câu đã hỏi",
  "chat.history.hint": "Chỉ giữ trong trang đang mở và mất khi bạn đóng hoặc tải lại trang.",
  "chat.save": "Lưu cuộc trò chuyện",
  "chat.edit": "Sửa rồi hỏi lại",
  "chat.toEnd": "Xuống cuối",
  "chat.failed": "Đã xảy ra lỗi. Vui lòng thử lại sau.",
  "chat.problem.notConfigured":
    "Phần trò chuyện chưa được cấu hình trên trang này: người vận hành chưa đặt máy chủ AI.",
  "chat.problem.refusedKey":
    "Máy chủ AI từ chối khóa truy cập của trang này. Người vận hành cần kiểm tra lại cấu hình.",
  "chat.problem.noModel":
    "Máy chủ AI không có mô hình được yêu cầu. Người vận hành cần kiểm tra lại cấu hình.",
  "chat.problem.overloaded": "Máy chủ AI đang quá tải hoặc đã hết hạn mức. Hãy thử lại sau ít phút.",
  "chat.problem.unreachable": "Không kết nối được tới máy chủ AI.",
  "chat.problem.broken": "Máy chủ AI trả về lỗi.",
  "chat.problem.cut": "Kết nối tới máy chủ AI bị ngắt giữa chừng, nên câu trả lời chưa trọn vẹn.",
  "chat.problem.silent": "Máy chủ AI không trả lời trong thời gian cho phép.",
  "chat.problem.empty": "Máy chủ AI không đưa ra câu trả lời nào cho câu hỏi này.",
  "chat.problem.siteLimit":
    "Hôm nay mọi người đã hỏi hết số câu mà trang này trả tiền được. Từ 0 giờ đêm nay (giờ Việt Nam) lại hỏi được.",
  "chat.problem.shareLimit":
    "Bạn hoặc những người dùng chung mạng đã hỏi hết phần của mình hôm nay, phần còn lại dành cho người khác. Từ 0 giờ đêm nay (giờ Việt Nam) lại hỏi được.",
  "chat.problem.busy": "Đang có quá nhiều câu hỏi cùng lúc. Hãy thử lại sau ít giây.",
  "chat.example.question": "Giải thích HTTPS cho người không rành kỹ thuật, trong ba câu.",
  "chat.example.answer":
    "HTTPS là cách trình duyệt và trang web nói chuyện qua một đường hầm được mã hóa. Nhờ đó người ở giữa, như mạng Wi-Fi quán cà phê, không đọc được và không sửa được những gì bạn gửi. Nó còn xác nhận bạn đang nói chuyện với đúng trang web có tên miền đó.",
  "chat.faq.1.q": "AI có nhớ những câu tôi đã hỏi không?",
  "chat.faq.1.a":
    "Trong cùng một trang đang mở, những câu gần nhất được gửi kèm để câu trả lời liền mạch. Đóng hoặc tải lại trang là mất hết; máy chủ này không giữ lại gì. Khi tắt JavaScript, mỗi câu hỏi được trả lời riêng.",
  "chat.faq.2.q": "Câu trả lời có đáng tin không?",
  "chat.faq.2.a":
    "Không phải lúc nào cũng vậy. Mô hình ngôn ngữ có thể trả lời sai một cách rất tự tin. Hãy kiểm tra lại những gì quan trọng, nhất là về sức khỏe, pháp luật và tiền bạc.",
  "chat.faq.3.q": "Tôi được hỏi bao nhiêu câu?",
  "chat.faq.3.a":
    "Mỗi trình duyệt 20 câu một ngày, cả mạng dùng chung (như cùng một Wi-Fi) tối đa 100{signIn|, đăng nhập thì 60|}; mỗi câu tối đa 4.000 ký tự. Câu hỏi không được trả lời thì không tính. Giới hạn này giúp mọi người cùng dùng được miễn phí.",

  "chat.api.ask": "Hỏi mô hình AI; với `Accept: text/event-stream`, đọc câu trả lời ngay khi đang viết",

  "chat.message.api": "Câu hỏi.",
  "chat.history.api":
    "Câu hỏi và trả lời trước đó, cũ nhất trước; phần mới nhất vừa chỗ được gửi kèm làm ngữ cảnh.",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly chat: typeof chat;
  }
}
