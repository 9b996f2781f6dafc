import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/http/task-pages.ts";

export default {
  "check-ssl-certificate": {
    label: "Kiểm tra chứng chỉ SSL",
    title: "Kiểm tra chứng chỉ SSL còn mấy ngày",
    summary:
      "Gõ địa chỉ trang, xem chứng chỉ SSL do ai cấp, cho những tên nào, còn bao nhiêu ngày và vì sao trình duyệt báo không an toàn.",
    lead: "Ai cấp, cho tên nào, còn bao nhiêu ngày.",
    example: {
      caption: "Một chứng chỉ hợp lệ trông như thế này",
      facts: [
        ["Tên", "shop.example, www.shop.example"],
        ["Cấp bởi", "Let's Encrypt"],
        ["Hiệu lực", "90 ngày, còn 41 ngày"],
        ["Kết nối", "TLS 1.3"],
      ],
    },
    faq: [
      [
        "Vì sao trình duyệt báo kết nối không riêng tư?",
        "Thường vì chứng chỉ hết hạn, không có tên bạn gõ (thiếu www chẳng hạn), hoặc máy chủ quên gửi chứng chỉ trung gian. Kết quả ở đây nói rõ là trường hợp nào.",
      ],
      [
        "Chứng chỉ miễn phí có kém an toàn không?",
        "Mã hóa như nhau. Chứng chỉ trả tiền thêm việc xác minh doanh nghiệp, điều mà trình duyệt ngày nay gần như không hiện ra.",
      ],
      [
        "Vì sao thời hạn ngày càng ngắn?",
        "Các trình duyệt đã thống nhất rút dần: tối đa 200 ngày từ tháng 3/2026, còn 47 ngày vào năm 2029. Hãy để máy tự gia hạn.",
      ],
    ],
  },
  "check-redirects": {
    label: "Kiểm tra chuyển hướng",
    title: "Kiểm tra chuyển hướng 301, 302 của link",
    summary:
      "Dán liên kết và xem nó dẫn qua những đâu, mỗi chặng mã 301 hay 302, đến trang cuối là gì. Hợp để xem link rút gọn có đáng ngờ không.",
    lead: "Liên kết dẫn qua những đâu trước khi đến nơi.",
    example: {
      caption: "http://github.com/",
      facts: [
        ["301", "chuyển sang https://github.com/"],
        ["200", "trang cuối, sau một lần chuyển hướng"],
      ],
    },
    faq: [
      [
        "301 và 302 khác gì nhau với Google?",
        "301 nói trang đã chuyển hẳn, thứ hạng theo sang địa chỉ mới. 302 là tạm thời, địa chỉ cũ vẫn được giữ.",
      ],
      [
        "Làm sao biết link rút gọn dẫn đi đâu mà không bấm?",
        "Dán vào đây: máy chủ của chúng tôi đi theo từng chặng và kể lại, máy bạn không mở trang nào.",
      ],
    ],
  },
  "http-headers": {
    label: "Xem HTTP header",
    title: "Xem HTTP header của một trang web",
    summary:
      "Xem đủ các header mà máy chủ gửi về: loại nội dung, bộ nhớ đệm, bảo mật, cookie. Kèm thời gian từng bước và dòng lệnh curl.",
    lead: "Mọi dòng máy chủ gửi trước khi gửi trang.",
    example: {
      caption: "Những header hay cần xem",
      facts: [
        ["Content-Type", "text/html; charset=utf-8"],
        ["Cache-Control", "max-age=3600"],
        ["Strict-Transport-Security", "max-age=63072000"],
        ["Set-Cookie", "phien=…; Secure; HttpOnly; SameSite=Lax"],
      ],
    },
    faq: [
      [
        "Header nào quan trọng cho bảo mật?",
        "Strict-Transport-Security buộc dùng https, Content-Security-Policy hạn chế mã lạ, X-Content-Type-Options cấm đoán loại tệp. Cookie đăng nhập nên có Secure và HttpOnly.",
      ],
      [
        "Header ở đây sao khác trong trình duyệt?",
        "Máy chủ có thể trả lời khác nhau theo nơi hỏi, cookie và trình duyệt. Yêu cầu ở đây đi từ máy chủ của chúng tôi và không có cookie.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
