import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/qr/task-pages.ts";

export default {
  wifi: {
    label: "Tạo mã QR Wi-Fi",
    title: "Tạo mã QR Wi-Fi cho quán, cho nhà",
    summary:
      "Gõ tên mạng và mật khẩu, nhận mã QR để khách quét là vào Wi-Fi, khỏi đọc mật khẩu. Tải PNG hoặc SVG để in, không cần tài khoản.",
    lead: "Khách quét là vào mạng, không ai phải đọc mật khẩu.",
    faq: [
      [
        "Điện thoại nào quét được?",
        "iPhone từ iOS 11 và Android từ bản 10 quét bằng ứng dụng máy ảnh có sẵn. Máy cũ hơn cần một ứng dụng quét mã.",
      ],
      [
        "Đổi mật khẩu Wi-Fi rồi thì mã cũ còn dùng được không?",
        "Không. Mật khẩu nằm ngay trong mã, nên đổi mật khẩu là phải in mã mới.",
      ],
      [
        "Chọn WPA hay WEP?",
        "Gần như mọi mạng ngày nay là WPA, kể cả WPA2 và WPA3. WEP chỉ còn ở bộ phát rất cũ; mạng không mật khẩu thì chọn “Không có mật khẩu”.",
      ],
    ],
  },
  contact: {
    label: "Tạo mã QR danh thiếp",
    title: "Tạo mã QR danh thiếp, danh bạ vCard",
    summary:
      "Một mã QR chứa tên, số điện thoại, email và nơi làm việc: quét là lưu thẳng vào danh bạ. Đúng chuẩn vCard 3.0, tên tiếng Việt giữ đủ dấu.",
    lead: "Quét là lưu vào danh bạ, tên tiếng Việt đủ dấu.",
    values: { name: "Lê Quang Hùng", organization: "Xưởng gỗ Hùng Phát", job: "Chủ xưởng" },
    faq: [
      [
        "Mã chứa được bao nhiêu thông tin?",
        "Về lý thuyết gần ba nghìn ký tự, nhưng càng nhiều chữ thì ô càng nhỏ. In trên danh thiếp thì chỉ nên để tên, một số điện thoại, email và trang web.",
      ],
      [
        "Danh thiếp in mã cỡ nào thì quét được?",
        "Cạnh từ 2 cm trở lên, chừa lề trắng quanh mã. Hãy thử bằng hai ba chiếc điện thoại trước khi in cả hộp.",
      ],
    ],
  },
  "phone-number": {
    label: "Tạo mã QR số điện thoại",
    title: "Tạo mã QR số điện thoại, quét là gọi",
    summary:
      "Biến số điện thoại hoặc tổng đài thành mã QR: quét xong máy hiện sẵn số để bấm gọi. Hợp với tờ rơi, biển hiệu, tem bảo hành.",
    lead: "Quét xong, số đã nằm sẵn trong máy, chỉ việc bấm gọi.",
    faq: [
      [
        "Quét xong có tự gọi luôn không?",
        "Không. Điện thoại hỏi trước rồi mới gọi, nên không ai bị trừ tiền vì lỡ quét.",
      ],
      [
        "Có cần thêm mã quốc gia +84 không?",
        "Khách trong nước thì không cần. Nếu tờ rơi có thể đến tay người ở nước ngoài, hãy viết +84 rồi bỏ số 0 đầu.",
      ],
    ],
  },
  sms: {
    label: "Tạo mã QR tin nhắn SMS",
    title: "Tạo mã QR gửi tin nhắn SMS soạn sẵn",
    summary:
      "Khách quét mã là mở ứng dụng nhắn tin với số nhận và nội dung soạn sẵn: bình chọn, đăng ký, nhận mã giảm giá mà không gõ sai cú pháp.",
    lead: "Số nhận và nội dung có sẵn, khách chỉ việc bấm gửi.",
    values: { message: "DK KHUYENMAI" },
    faq: [
      [
        "Tin nhắn có tự gửi không?",
        "Không. Máy chỉ mở sẵn tin nhắn, người quét đọc rồi tự bấm gửi, và trả cước theo mạng của họ.",
      ],
      [
        "Nội dung nên viết có dấu không?",
        "Cú pháp gửi tổng đài thì nên không dấu: tin có dấu tiếng Việt chỉ chứa 70 ký tự một phần, tin không dấu chứa 160.",
      ],
    ],
  },
  email: {
    label: "Tạo mã QR gửi email",
    title: "Tạo mã QR gửi email có sẵn tiêu đề",
    summary:
      "Quét mã là mở thư mới với địa chỉ nhận, tiêu đề và lời mở đầu điền sẵn. Dùng cho góp ý, đặt hàng, bảo hành sản phẩm.",
    lead: "Người nhận, tiêu đề và lời mở đầu được điền sẵn.",
    values: { subject: "Đặt hàng", body: "Chào cửa hàng, tôi muốn đặt: " },
    faq: [
      [
        "Mã mở ứng dụng thư nào?",
        "Ứng dụng thư mặc định của máy: Gmail trên phần lớn Android, Mail trên iPhone, hoặc ứng dụng mà chủ máy đã chọn.",
      ],
      [
        "Có gửi kèm tệp được không?",
        "Không, địa chỉ mailto bên trong mã chỉ nhận chữ. Người gửi tự đính kèm sau khi thư mở ra.",
      ],
    ],
  },
  link: {
    label: "Tạo mã QR liên kết",
    title: "Tạo mã QR từ liên kết, trang web, menu",
    summary:
      "Dán liên kết của thực đơn, fanpage hay biểu mẫu và nhận mã QR không hết hạn, không quảng cáo, không qua trang trung gian. PNG hoặc SVG.",
    lead: "Dán địa chỉ trang, nhận mã không bao giờ hết hạn.",
    faq: [
      [
        "Mã QR này có hết hạn không?",
        "Không. Địa chỉ nằm thẳng trong mã chứ không qua máy chủ nào, nên mã sống lâu bằng chính trang của bạn.",
      ],
      [
        "In rồi mới đổi địa chỉ thì sao?",
        "Mã đã in không sửa được. Nếu đoán trước là sẽ đổi, hãy rút gọn liên kết ở đây rồi làm mã từ liên kết ngắn: nơi nó dẫn đến đổi được bất cứ lúc nào.",
      ],
      [
        "Vì sao mã của tôi có nhiều ô nhỏ?",
        "Địa chỉ càng dài thì càng nhiều ô. Bỏ bớt phần sau dấu hỏi như utm_source, hoặc dùng liên kết ngắn, mã sẽ thoáng và dễ quét từ xa hơn.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
