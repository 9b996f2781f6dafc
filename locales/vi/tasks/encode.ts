import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/encode/task-pages.ts";

export default {
  "base64-encode": {
    label: "Mã hóa Base64",
    title: "Mã hóa Base64 chữ tiếng Việt, tệp",
    summary:
      "Đổi chữ hoặc tệp sang Base64 ngay trên máy. Chữ tiếng Việt được viết theo UTF-8 nên giải mã ở đâu cũng còn đủ dấu.",
    lead: "Chữ có dấu được viết theo UTF-8, giải mã ở đâu cũng đúng.",
    values: { text: "Xin chào, Việt Nam!" },
    faq: [
      [
        "Base64 có phải là mật mã không?",
        "Không. Ai cũng giải mã được, không cần khóa. Nó chỉ để chở dữ liệu qua nơi chỉ nhận chữ, như email hay JSON.",
      ],
      [
        "Vì sao kết quả dài hơn?",
        "Cứ ba byte thành bốn ký tự, tức dài thêm một phần ba. Dấu = ở cuối để lấp cho đủ bốn.",
      ],
    ],
  },
  "base64-decode": {
    label: "Giải mã Base64",
    title: "Giải mã Base64 ra chữ tiếng Việt",
    summary:
      "Dán chuỗi Base64, nhận lại chữ gốc đúng dấu. Hiểu cả Base64URL với - và _, thiếu dấu = cũng đọc được; sai ở đâu báo ở đó.",
    lead: "Dán chuỗi vào, chữ gốc hiện ra đúng dấu.",
    faq: [
      [
        "Vì sao nơi khác giải ra chữ lỗi như Ã¡?",
        "Nơi đó đọc từng byte như chữ Latin thay vì UTF-8. Cùng chuỗi ấy, đọc theo UTF-8 thì dấu tiếng Việt trở lại.",
      ],
      [
        "Chuỗi bắt đầu bằng eyJ là gì?",
        'Là JSON, vì {" mã hóa Base64 thành eyJ. Nếu có hai dấu chấm ở giữa thì đó là JWT; trang Mật khẩu, mã băm có công cụ đọc riêng cho nó.',
      ],
      [
        "Chuỗi có - và _ là sao?",
        "Đó là Base64URL, dùng trong địa chỉ và JWT, thay + và / bằng - và _. Công cụ tự nhận.",
      ],
    ],
  },
  "url-encode": {
    label: "Mã hóa URL",
    title: "Mã hóa URL: dấu cách, dấu tiếng Việt",
    summary:
      "Đổi chữ có dấu, dấu cách và ký hiệu thành dạng %XX để đặt vào địa chỉ web. Chọn %20 hay dấu + cho dấu cách.",
    lead: "Dấu cách, dấu tiếng Việt và ký hiệu thành dạng %XX.",
    values: { text: "bún chả Hà Nội & nem" },
    faq: [
      [
        "Dấu cách nên là %20 hay +?",
        "%20 đúng ở mọi chỗ trong địa chỉ. Dấu + chỉ có nghĩa là dấu cách trong phần sau dấu hỏi, khi biểu mẫu được gửi.",
      ],
      [
        "Có nên mã hóa cả địa chỉ không?",
        "Không, chỉ mã hóa từng giá trị. Mã hóa cả địa chỉ thì :// và / cũng biến mất, và liên kết không mở được nữa.",
      ],
    ],
  },
  "url-decode": {
    label: "Giải mã URL",
    title: "Giải mã URL: %C3%A1 thành chữ á",
    summary:
      "Dán liên kết đầy %C3, %20 và đọc lại bằng chữ tiếng Việt. Mỗi dòng một liên kết cũng được; dấu % viết sai được chỉ đúng chỗ.",
    lead: "Liên kết chép từ trình duyệt đọc lại được bằng tiếng Việt.",
    faq: [
      [
        "Vì sao liên kết chép ra toàn %C3?",
        "Địa chỉ chỉ được chứa chữ không dấu, nên trình duyệt đổi mỗi byte của chữ có dấu thành %XX. Chữ á là hai byte, C3 và A1.",
      ],
      [
        "%2520 là gì?",
        "Là dấu cách bị mã hóa hai lần: % thành %25. Giải mã một lần được %20, giải mã lần nữa mới ra dấu cách.",
      ],
    ],
  },
  "recognise-encoding": {
    label: "Tự nhận kiểu mã hóa",
    title: "Tự nhận kiểu mã hóa và giải từng lớp",
    summary:
      "Dán một chuỗi lạ: công cụ tự nhận ra URL, Base64, hex, ký hiệu HTML, \\uXXXX, gzip lồng trong nhau, giải hết và cho xem từng bước.",
    lead: "Dán chuỗi lạ vào, mỗi lớp mã được gỡ ra và cho xem.",
    faq: [
      [
        "Nhận ra những kiểu nào?",
        "Mã % của URL, Base64 và Base64URL, hex, ký hiệu HTML như &amp;, \\uXXXX và \\xXX, và gzip nằm trong Base64 hay hex. Lồng nhau tới 10 lớp.",
      ],
      [
        "Vì sao chuỗi của tôi không được nhận ra?",
        "Chuỗi đã bị cắt, hoặc là mã băm, mật mã hay chữ ký: những thứ đó không giải ngược được nếu không có khóa.",
      ],
      [
        "Tệp nén giả, bung ra rất lớn thì sao?",
        "Phần nén bung ra quá 1 MB thì dừng lại ở đó và nói rõ, các lớp ngoài vẫn hiện.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
