export const translate = {
  "translate.label": "Dịch thuật",
  "translate.short": "Dịch thuật",
  "translate.line": "Mười thứ tiếng, cả đoạn dài",
  "translate.lead": "Dán đoạn văn, nhận bản dịch sang mười thứ tiếng, giữ nguyên xuống dòng.",
  "translate.title": "mười ngôn ngữ, miễn phí",
  "translate.summary":
    "Dịch văn bản tới 5.000 ký tự giữa mười ngôn ngữ, tự nhận diện ngôn ngữ nguồn, giữ nguyên xuống dòng.",
  "translate.intro": "Dán văn bản, chọn ngôn ngữ cần dịch sang rồi bấm Dịch.",
  "translate.privacy":
    "Văn bản được chuyển tới dịch vụ dịch. Máy chủ này chỉ giữ tạm bản dịch trong bộ nhớ, không lưu xuống đĩa.",
  "translate.text": "Văn bản",
  "translate.count": "{count}/{max} ký tự",
  "translate.provider": "Dịch vụ dịch",
  "translate.provider.google": "Google",
  "translate.from": "Dịch từ",
  "translate.to": "Dịch sang",
  "translate.swap": "Đổi chiều dịch",
  "translate.submit": "Dịch",
  "translate.running": "Đang dịch…",
  "translate.translated": "Bản dịch",
  "translate.output": "Văn bản đã dịch",
  "translate.empty": "Bản dịch sẽ hiện ở đây. Ví dụ:",
  "translate.detected": "Ngôn ngữ nhận diện được: {language}",
  "translate.same": "Ngôn ngữ nhận diện được: {language}, cũng là ngôn ngữ bạn chọn dịch sang.",
  "translate.into.vi": "Dịch sang tiếng Việt",
  "translate.into.en": "Dịch sang tiếng Anh",
  "translate.failed": "Đã xảy ra lỗi khi dịch. Vui lòng thử lại sau.",
  "translate.language.auto": "Tự động",
  "translate.language.vi": "Tiếng Việt",
  "translate.language.en": "Tiếng Anh",
  "translate.language.zh": "Tiếng Trung",
  "translate.language.ja": "Tiếng Nhật",
  "translate.language.ko": "Tiếng Hàn",
  "translate.language.fr": "Tiếng Pháp",
  "translate.language.de": "Tiếng Đức",
  "translate.language.es": "Tiếng Tây Ban Nha",
  "translate.language.pt": "Tiếng Bồ Đào Nha",
  "translate.language.ru": "Tiếng Nga",
  "translate.problem.late": "Dịch vụ dịch không trả lời trong thời gian cho phép.",
  "translate.problem.unreachable": "Không kết nối được tới dịch vụ dịch.",
  "translate.problem.refused":
    "Dịch vụ dịch từ chối yêu cầu của trang này. Người vận hành cần kiểm tra khóa và cấu hình.",
  "translate.problem.overloaded": "Dịch vụ dịch đã hết hạn mức hoặc quá tải. Hãy thử lại sau ít phút.",
  "translate.problem.turnedAway":
    "Google tạm thời không phục vụ máy chủ này vì cho rằng có quá nhiều yêu cầu. Hãy thử lại sau ít phút.",
  "translate.problem.siteLimit":
    "Hôm nay mọi người đã dịch hết số chữ mà trang này cho phép mỗi ngày. Bài ngắn hơn có thể vẫn còn chỗ; từ 0 giờ đêm nay (giờ Việt Nam) lại dịch được.",
  "translate.problem.shareLimit":
    "Bạn hoặc những người dùng chung mạng đã dịch hết phần chữ của mình hôm nay, phần còn lại dành cho người khác. Từ 0 giờ đêm nay (giờ Việt Nam) lại dịch được.",
  "translate.problem.unreadable": "Dịch vụ dịch trả về nội dung không đọc được.",
  "translate.faq.1.q": "Bản dịch có giữ nguyên xuống dòng không?",
  "translate.faq.1.a":
    "Có. Văn bản được gửi nguyên vẹn dưới dạng văn bản thuần, nên dòng trống, dấu nháy và ký hiệu như & đều giữ nguyên.",
  "translate.faq.2.q": "Vì sao nút đổi chiều bị mờ?",
  "translate.faq.2.a":
    "Khi ngôn ngữ nguồn là “Tự động” thì chưa biết đổi sang ngôn ngữ nào. Hãy chọn ngôn ngữ nguồn cụ thể rồi đổi chiều.",
  "translate.faq.3.q": "Văn bản của tôi được gửi đi đâu?",
  "translate.faq.3.a":
    "Tới Google, hoặc tới máy chủ dịch mà người vận hành trang đã chọn. Đừng dịch mật khẩu, hợp đồng mật hay dữ liệu cá nhân của người khác. Máy chủ này không ghi lại văn bản của bạn.",

  "translate.api.translate": "Dịch một văn bản",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly translate: typeof translate;
  }
}
