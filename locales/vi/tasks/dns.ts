import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/dns/task-pages.ts";

export default {
  "a-record": {
    label: "Tra bản ghi A",
    title: "Tra bản ghi A: tên miền trỏ về IP nào?",
    summary:
      "Xem tên miền trỏ về địa chỉ IPv4 nào và câu trả lời được giữ bao lâu. Kiểm tra sau khi đổi nhà cung cấp hosting.",
    lead: "Tên miền trỏ về địa chỉ IPv4 nào, tra ngay từ máy chủ DNS.",
    example: {
      caption: "dns.google, loại A",
      facts: [
        ["máy chủ DNS công cộng của Google", "8.8.8.8"],
        ["địa chỉ thứ hai, trình duyệt chọn một trong hai", "8.8.4.4"],
      ],
    },
    faq: [
      [
        "Đổi bản ghi A rồi sao vẫn thấy IP cũ?",
        "Máy chủ DNS giữ câu trả lời cũ cho hết TTL, thường từ năm phút đến một ngày. Trước khi đổi máy chủ nên hạ TTL xuống 300 giây.",
      ],
      [
        "Nhiều bản ghi A cho một tên để làm gì?",
        "Để chia tải: mỗi người nhận danh sách theo thứ tự khác nhau và nối vào địa chỉ đầu tiên.",
      ],
    ],
  },
  "aaaa-record": {
    label: "Tra bản ghi AAAA",
    title: "Tra bản ghi AAAA: địa chỉ IPv6",
    summary:
      "Xem tên miền đã có địa chỉ IPv6 chưa và là địa chỉ nào. Mạng di động ở Việt Nam phần lớn đã chạy IPv6.",
    lead: "Tên miền đã lên IPv6 chưa, và ở địa chỉ nào.",
    example: {
      caption: "dns.google, loại AAAA",
      facts: [
        ["cùng máy chủ với 8.8.8.8", "2001:4860:4860::8888"],
        ["cùng máy chủ với 8.8.4.4", "2001:4860:4860::8844"],
      ],
    },
    faq: [
      [
        "Không có bản ghi AAAA thì có sao không?",
        "Trang vẫn mở được qua IPv4. Có AAAA mà máy chủ không lắng nghe ở IPv6 mới gây chậm, vì trình duyệt thử IPv6 trước.",
      ],
      [
        "Vì sao gọi là AAAA?",
        "Địa chỉ IPv6 dài 128 bit, gấp bốn lần 32 bit của IPv4, nên tên bản ghi là bốn chữ A.",
      ],
    ],
  },
  "cname-record": {
    label: "Tra bản ghi CNAME",
    title: "Tra bản ghi CNAME: tên là bí danh của ai?",
    summary:
      "Xem một tên là bí danh của tên nào: kiểm tra www, tên miền phụ trỏ sang Shopify, GitHub Pages hay CDN đã đúng chưa.",
    lead: "Tên này là bí danh của tên nào.",
    example: {
      caption: "www.github.com, loại CNAME",
      facts: [["www chỉ là bí danh; mọi bản ghi khác được hỏi ở tên này", "github.com"]],
    },
    faq: [
      [
        "Đặt CNAME cho tên gốc, không có www, được không?",
        "Không: tên gốc phải có SOA và NS, mà CNAME không đứng chung với bản ghi nào khác. Nhiều nhà cung cấp có ALIAS hoặc ANAME để thay.",
      ],
      [
        "CNAME có phải là chuyển hướng không?",
        "Không. Trình duyệt vẫn hiện tên cũ; máy chủ nhận đúng tên ấy nên phải có chứng chỉ cho nó.",
      ],
    ],
  },
  "mx-record": {
    label: "Tra bản ghi MX",
    title: "Tra bản ghi MX: thư đến máy chủ nào?",
    summary:
      "Xem thư gửi đến một tên miền đi vào máy chủ nào, theo thứ tự ưu tiên. Kiểm tra khi vừa chuyển sang Google Workspace hay Microsoft 365.",
    lead: "Thư gửi đến tên miền này đi vào máy chủ nào.",
    example: {
      caption: "gmail.com, loại MX",
      facts: [
        ["số nhỏ nhất được thử trước", "5 gmail-smtp-in.l.google.com"],
        ["dùng khi máy đầu không trả lời", "10 alt1.gmail-smtp-in.l.google.com"],
        ["sau cùng", "40 alt4.gmail-smtp-in.l.google.com"],
      ],
    },
    faq: [
      [
        "Số đứng trước tên máy chủ là gì?",
        "Là mức ưu tiên: số nhỏ được thử trước. Hai máy cùng số thì chia nhau thư.",
      ],
      [
        "Không có MX thì thư đi đâu?",
        "Theo RFC 5321, máy gửi thử địa chỉ A hoặc AAAA của chính tên miền. Tên miền không nhận thư nên đặt MX rỗng: 0 và một dấu chấm.",
      ],
    ],
  },
  "ns-record": {
    label: "Tra bản ghi NS",
    title: "Tra bản ghi NS: ai quản lý DNS?",
    summary: "Xem những máy chủ nào giữ DNS của tên miền, để biết phải sửa bản ghi ở nhà cung cấp nào.",
    lead: "DNS của tên miền nằm ở nhà cung cấp nào.",
    example: {
      caption: "google.com, loại NS",
      facts: [
        ["một trong bốn máy chủ", "ns1.google.com"],
        ["cùng nội dung với máy đầu", "ns2.google.com"],
        ["đặt ở nơi khác", "ns3.google.com"],
        ["một máy hỏng thì ba máy kia trả lời", "ns4.google.com"],
      ],
    },
    faq: [
      [
        "Vừa đổi máy chủ DNS, bao lâu thì xong?",
        "Bản ghi NS ở cấp trên thường được giữ đến hai ngày. Trong lúc đó người này thấy DNS cũ, người kia thấy DNS mới, nên giữ cả hai nơi giống nhau.",
      ],
      [
        "Tên máy chủ ở đây khác ở nhà đăng ký?",
        "Nơi quyết định là nhà đăng ký tên miền: họ khai với cơ quan quản lý đuôi. Hai bên lệch nhau thì hãy sửa bản ghi trong vùng cho khớp.",
      ],
    ],
  },
  "txt-spf-record": {
    label: "Tra bản ghi TXT, SPF",
    title: "Tra bản ghi TXT: SPF, DKIM, DMARC",
    summary:
      "Xem các bản ghi TXT của tên miền, với SPF được giải thích từng phần bằng tiếng Việt: ai được gửi thư thay tên miền này.",
    lead: "Ai được gửi thư dưới tên miền này, đọc từng phần bằng lời.",
    example: {
      caption: "gmail.com, loại TXT",
      facts: [["danh sách máy được gửi thư nằm ở _spf.google.com", "v=spf1 redirect=_spf.google.com"]],
    },
    faq: [
      [
        "Thư của tôi vào thư rác, có phải do SPF?",
        "Có thể. Thiếu SPF, hoặc có hai bản ghi SPF cùng lúc, đều làm nơi nhận nghi ngờ. Một tên miền chỉ được có một bản ghi bắt đầu bằng v=spf1.",
      ],
      [
        "~all và -all khác gì nhau?",
        "-all bảo nơi nhận từ chối thư từ máy lạ, ~all chỉ bảo đánh dấu. Mới đặt thì dùng ~all, chạy ổn rồi đổi sang -all.",
      ],
      ["DMARC tra ở đâu?", "Ở tên _dmarc đứng trước tên miền, ví dụ _dmarc.gmail.com, cũng loại TXT."],
    ],
  },
  "soa-record": {
    label: "Tra bản ghi SOA",
    title: "Tra bản ghi SOA: số hiệu vùng DNS",
    summary:
      "Xem bản ghi SOA: máy chủ gốc, địa chỉ người quản lý, số hiệu vùng và các mốc thời gian. Biết vùng vừa đổi hay chưa.",
    lead: "Số hiệu của vùng: vừa sửa xong thì nó phải tăng.",
    example: {
      caption: "google.com, loại SOA",
      facts: [
        ["máy chủ gốc của vùng", "ns1.google.com"],
        ["người quản lý, dấu chấm đầu thay cho @", "dns-admin.google.com"],
        ["giây: hỏi lại, thử lại, hết hạn, giữ câu “không có”", "900 / 900 / 1800 / 60"],
      ],
    },
    faq: [
      [
        "Số hiệu vùng dùng để làm gì?",
        "Máy chủ phụ so số hiệu này để biết có phải chép lại vùng không. Sửa tay mà quên tăng số thì máy phụ vẫn giữ bản cũ.",
      ],
      [
        "Số cuối của SOA là gì?",
        "Là thời gian giữ câu trả lời “không có tên này”, theo RFC 2308. Đặt quá dài thì tên mới thêm lâu mới hiện.",
      ],
    ],
  },
  "caa-record": {
    label: "Tra bản ghi CAA",
    title: "Tra bản ghi CAA: ai được cấp chứng chỉ",
    summary:
      "Xem bản ghi CAA của tên miền: nhà cấp chứng chỉ nào được phép cấp HTTPS cho nó, đọc từng dòng bằng tiếng Việt.",
    lead: "Nhà cấp chứng chỉ nào được phép làm chứng chỉ cho tên miền này.",
    example: {
      caption: "google.com, loại CAA",
      facts: [["chỉ nhà này được cấp chứng chỉ", '0 issue "pki.goog"']],
    },
    faq: [
      [
        "Không có bản ghi CAA thì sao?",
        "Nhà cấp nào cũng được phép cấp chứng chỉ. Trước khi cấp, họ hỏi CAA ở tên đó rồi lần lượt lên tên cha, theo RFC 8659.",
      ],
      [
        "Let’s Encrypt báo lỗi CAA, sửa thế nào?",
        'Thêm bản ghi 0 issue "letsencrypt.org" cạnh những bản ghi đang có. Chứng chỉ cho *.tên-miền theo issuewild, nếu có dòng ấy.',
      ],
    ],
  },
  "ptr-record": {
    label: "Tra bản ghi PTR của IP",
    title: "Tra PTR: tên ngược của địa chỉ IP",
    summary:
      "Nhập địa chỉ IPv4 hay IPv6 để xem bản ghi PTR: tên mà người giữ địa chỉ đặt cho nó. Máy chủ gửi thư rất cần tên này.",
    lead: "Từ địa chỉ IP ra tên máy, điều mà nơi nhận thư hay kiểm tra.",
    example: {
      caption: "8.8.8.8, loại PTR",
      facts: [["tên của địa chỉ 8.8.8.8", "dns.google"]],
    },
    faq: [
      [
        "Ai đặt được PTR cho IP của tôi?",
        "Người giữ địa chỉ: nhà mạng hoặc nơi cho thuê máy chủ. Bảng DNS của tên miền không đặt được, hãy tìm mục reverse DNS trong trang quản lý máy chủ.",
      ],
      [
        "PTR có cần khớp với bản ghi A không?",
        "Với máy gửi thư thì nên: tên trong PTR phải trỏ về đúng địa chỉ ấy. Không khớp thì nhiều nơi từ chối thư hoặc cho vào thư rác.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
