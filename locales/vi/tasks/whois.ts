import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/whois/task-pages.ts";

export default {
  "vn-domain": {
    label: "Tra tên miền .vn",
    title: "Tra WHOIS tên miền .vn, .com.vn",
    summary:
      "Xem một tên miền .vn, .com.vn, .id.vn đã có người đăng ký chưa. Vì sao VNNIC không cho máy tra tự động và tra tay ở đâu.",
    lead: "Tên miền .vn do VNNIC quản lý, có cách tra riêng.",
    example: {
      caption: "Tra một tên miền .vn",
      facts: [
        ["Còn trống hay không", "hỏi DNS: có máy chủ DNS là đã đăng ký"],
        ["Chủ thể, ngày hết hạn", "chỉ xem được trên trang tra cứu của VNNIC"],
        ["Đuôi thường gặp", ".vn, .com.vn, .net.vn, .org.vn, .edu.vn, .gov.vn, .id.vn, .io.vn"],
      ],
    },
    faq: [
      [
        "Vì sao không thấy ngày hết hạn của tên miền .vn?",
        "VNNIC không mở RDAP hay WHOIS cho chương trình, chỉ có trang web dành cho người. Công cụ hỏi DNS để biết tên đã có người dùng, rồi chỉ chỗ tra tay.",
      ],
      [
        "Ai được đăng ký .gov.vn và .edu.vn?",
        ".gov.vn chỉ dành cho cơ quan nhà nước, .edu.vn cho cơ sở giáo dục. .vn, .com.vn và .net.vn thì ai cũng đăng ký được, qua các nhà đăng ký của VNNIC.",
      ],
    ],
  },
  "domain-expiry": {
    label: "Xem ngày hết hạn tên miền",
    title: "Ngày hết hạn tên miền: còn bao lâu?",
    summary:
      "Gõ tên miền, xem còn bao nhiêu ngày thì hết hạn, ai là nhà đăng ký và trạng thái nghĩa là gì. Biết khi nào tên được thả.",
    lead: "Còn bao nhiêu ngày, và chuyện gì xảy ra sau ngày ấy.",
    example: {
      caption: "Sau khi tên .com hết hạn",
      facts: [
        ["0–45 ngày", "nhà đăng ký giữ tên, chủ cũ gia hạn như thường"],
        ["30 ngày tiếp theo", "redemptionPeriod: lấy lại được nhưng tốn phí"],
        ["5 ngày cuối", "pendingDelete: không lấy lại được nữa, rồi tên được thả"],
      ],
    },
    faq: [
      [
        "Tên miền hết hạn hôm qua, có mua ngay được không?",
        "Chưa. Với .com và .net còn khoảng 35 đến 80 ngày nữa tên mới được thả, và chủ cũ được ưu tiên trong phần lớn thời gian đó.",
      ],
      [
        "clientTransferProhibited là gì?",
        "Là khóa chuyển nhà đăng ký, bật sẵn để chống trộm tên miền. Muốn chuyển đi thì tắt khóa này ở nhà đăng ký hiện tại.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
