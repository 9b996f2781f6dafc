import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/text-analyzer/task-pages.ts";

export default {
  "word-count": {
    label: "Đếm số từ",
    title: "Đếm số từ, số chữ, số ký tự của bài",
    summary:
      "Dán bài văn, bài báo hay mô tả hàng và xem ngay số từ, số ký tự, số câu, số đoạn, thời gian đọc. Tiếng Việt mỗi tiếng là một từ.",
    lead: "Số từ, ký tự, câu và đoạn, tính ngay khi bạn gõ.",
    values: {
      text: "Mùa thu Hà Nội có hương hoa sữa và cốm mới. Buổi sáng se lạnh, người ta đi chậm lại bên hồ. Một tách trà nóng là đủ cho cả buổi.",
    },
    faq: [
      [
        "Số từ ở đây có giống Word không?",
        "Với chữ thường thì giống: từ là cụm chữ giữa hai khoảng trống. Word đếm cả dấu gạch đứng riêng là một từ, ở đây thì không.",
      ],
      [
        "Bài thi 600 chữ nghĩa là gì?",
        "Ở Việt Nam, “chữ” trong đề văn là tiếng, tức số từ ở đây. Một trang giấy thi viết tay thường có 200 đến 250 chữ.",
      ],
    ],
  },
  "sms-length": {
    label: "Đếm ký tự tin nhắn SMS",
    title: "Đếm ký tự SMS: tin dài mấy phần?",
    summary:
      "Dán nội dung tin nhắn và xem nó chiếm mấy phần SMS: không dấu 160 ký tự một phần, có dấu tiếng Việt chỉ 70. Tiết kiệm cước gửi hàng loạt.",
    lead: "Có dấu hay không dấu, tin nhắn tính thành mấy phần.",
    values: {
      text: "Cửa hàng Bưởi Năm Roi kính mời quý khách ghé chơi cuối tuần này, giảm 20% mọi loại quả.",
    },
    faq: [
      [
        "Vì sao bỏ dấu lại rẻ hơn?",
        "Chữ không dấu nằm trong bảng mã GSM 7 bit, một phần chứa 160 ký tự. Chỉ một chữ như ạ hay ư là cả tin chuyển sang UCS-2, còn 70 ký tự.",
      ],
      [
        "Tin dài hơn thì tính thế nào?",
        "Khi phải ghép, mỗi phần mất chỗ cho phần nối: 153 ký tự không dấu hoặc 67 ký tự có dấu. Nhà mạng tính tiền theo số phần.",
      ],
    ],
  },
  "lorem-ipsum": {
    label: "Tạo Lorem ipsum",
    title: "Tạo Lorem ipsum theo từ, câu, đoạn",
    summary:
      "Lấy đúng số từ, số câu hoặc số đoạn Lorem ipsum để dàn trang, thử giao diện. Chép một lần, không kèm quảng cáo.",
    lead: "Đúng số từ, câu hay đoạn mà bạn cần để dàn trang.",
    faq: [
      [
        "Lorem ipsum nghĩa là gì?",
        "Là chữ Latin cắt ra từ sách của Cicero viết năm 45 trước Công nguyên, xáo trộn cho không còn nghĩa, để người xem nhìn bố cục chứ không đọc chữ.",
      ],
      [
        "Dùng cho giao diện tiếng Việt có ổn không?",
        "Không hẳn: chữ Latin không có dấu nên dòng thấp hơn, từ dài hơn. Hãy thử thêm văn bản mẫu tiếng Việt để thấy dấu có bị cắt không.",
      ],
    ],
  },
  "vietnamese-filler-text": {
    label: "Văn bản mẫu tiếng Việt",
    title: "Văn bản mẫu tiếng Việt có dấu để thử",
    summary:
      "Chữ mẫu tiếng Việt đủ dấu để thử phông, chiều cao dòng và chỗ ngắt dòng, nơi Lorem ipsum không cho thấy lỗi.",
    lead: "Chữ mẫu có đủ dấu, để thấy phông và dòng chịu được không.",
    faq: [
      [
        "Vì sao không dùng Lorem ipsum?",
        "Chữ như “Ễ”, “ợ” có dấu chồng trên dưới. Dòng quá sát hay phông thiếu chữ thì chỉ văn bản có dấu mới làm lộ ra.",
      ],
      [
        "Văn bản này có nghĩa không?",
        "Từng từ là từ thật, nhưng câu được ghép ngẫu nhiên nên không kể chuyện gì. Cứ dùng thoải mái, không có bản quyền.",
      ],
    ],
  },
  "remove-vietnamese-accents": {
    label: "Bỏ dấu tiếng Việt",
    title: "Bỏ dấu tiếng Việt trong văn bản",
    summary:
      "Dán đoạn chữ có dấu, nhận ngay chữ không dấu để đặt tên tệp, làm đường dẫn, gửi tin nhắn ngân hàng. Đ thành D, chữ hoa giữ nguyên.",
    lead: "Chữ có dấu vào, chữ không dấu ra, hoa thường giữ nguyên.",
    values: { text: "Cửa hàng Bưởi Năm Roi, số 12 đường Nguyễn Trãi" },
    faq: [
      [
        "Chữ đ có được đổi không?",
        "Có: đ thành d và Đ thành D. Nhiều công cụ quên chữ này vì nó không phải là d cộng với một dấu rời.",
      ],
      [
        "Dán chữ gõ kiểu tổ hợp thì sao?",
        "Vẫn đúng. Dấu đứng rời sau chữ cái, như văn bản chép từ máy Mac, cũng được bỏ cùng chữ của nó.",
      ],
    ],
  },
  "change-case": {
    label: "Đổi chữ hoa, chữ thường",
    title: "Đổi chữ hoa thành chữ thường, viết hoa đầu câu",
    summary:
      "Lỡ gõ cả bài bằng CHỮ HOA? Dán vào để có chữ thường với đầu câu viết hoa; chọn thêm kiểu viết hoa mỗi tiếng hay viết hoa tất cả.",
    lead: "Bài gõ nhầm Caps Lock được viết lại đúng đầu câu.",
    values: { text: "HÔM NAY CỬA HÀNG MỞ CỬA LÚC 8 GIỜ. MỜI BÀ CON GHÉ CHƠI!" },
    faq: [
      [
        "Tên riêng có giữ chữ hoa không?",
        "Không, vì máy không biết đâu là tên. Sau khi đổi, bạn xem lại tên người và địa danh.",
      ],
      [
        "Dấu chấm trong 3.5 hay shop.vn có làm viết hoa sai không?",
        "Không. Chỉ dấu chấm có khoảng trắng hoặc xuống dòng ngay sau mới được coi là hết câu.",
      ],
    ],
  },
  "vietnamese-numbers-in-words": {
    label: "Đọc số thành chữ",
    title: "Đọc số tiền thành chữ tiếng Việt",
    summary:
      "Gõ số tiền, nhận cách đọc bằng chữ để ghi hóa đơn, phiếu thu, hợp đồng: 1.250.015 đ là một triệu hai trăm năm mươi nghìn không trăm mười lăm đồng.",
    lead: "Số trên hóa đơn viết thành chữ, mỗi dòng một số.",
    values: { text: "79.000 đ\n1.250.015 đ\n2.000.000.000" },
    faq: [
      [
        "Khi nào đọc là mốt, lăm, linh?",
        "Số 1 sau hai mươi trở lên đọc là mốt, số 5 sau hàng chục đọc là lăm, hàng chục bằng 0 đọc là linh: 21 là hai mươi mốt, 105 là một trăm linh năm.",
      ],
      [
        "Chữ đồng có tự thêm vào không?",
        "Có, khi dòng đó kết thúc bằng đ, đồng hoặc VND. Chỉ có số thì chỉ có chữ đọc số.",
      ],
    ],
  },
  "vni-to-unicode": {
    label: "Đổi phông VNI sang Unicode",
    title: "Chuyển VNI-Times sang Unicode",
    summary:
      "Văn bản cũ gõ bằng phông VNI mở ra toàn chữ lạ như “Coäng hoøa”? Dán vào đây để đọc lại bằng Unicode, không cần cài phông.",
    lead: "Chữ VNI đọc không ra được viết lại thành tiếng Việt.",
    values: { text: "Coäng hoøa xaõ hoäi chuû nghóa Vieät Nam" },
    faq: [
      [
        "Làm sao biết văn bản dùng phông VNI?",
        "Mỗi dấu là một ký tự đứng sau nguyên âm, như “Vieät” hay “Töï do”, và tên phông thường bắt đầu bằng VNI-.",
      ],
      [
        "Phông hoa có đổi được không?",
        "Được: chữ hoa VNI như “ÑOÄC LAÄP” thành ĐỘC LẬP. Đoạn đã là Unicode trong cùng bài thì nên tách riêng, vì vài ký tự trùng nhau.",
      ],
    ],
  },
  "tcvn3-to-unicode": {
    label: "Đổi TCVN3 (ABC) sang Unicode",
    title: "Chuyển .VnTime, TCVN3 (ABC) sang Unicode",
    summary:
      "Công văn, giáo án cũ phông .VnTime hiện thành “ViÖt Nam”? Dán vào để trở lại tiếng Việt đúng dấu theo bảng mã TCVN 5712.",
    lead: "Công văn phông .VnTime đọc lại được bằng chữ thường ngày.",
    values: { text: "§éc lËp - Tù do - H¹nh phóc" },
    faq: [
      [
        "Vì sao chữ hoa có dấu lại ra chữ thường?",
        "TCVN3 chỉ có chữ hoa cho Ă, Â, Đ, Ê, Ô, Ơ, Ư. Chữ hoa có dấu thanh là chữ thường mặc phông hoa như .VnTimeH, nên hãy đổi sang chữ hoa sau khi chuyển.",
      ],
      [
        "Bảng mã này từ đâu?",
        "Từ tiêu chuẩn TCVN 5712:1993, bảng VN3, dùng rộng rãi ở miền Bắc trước khi Unicode thành chuẩn năm 2001.",
      ],
    ],
  },
  "remove-duplicate-lines": {
    label: "Lọc dòng trùng",
    title: "Lọc dòng trùng trong danh sách",
    summary:
      "Dán danh sách email, số điện thoại hay mã đơn, mỗi dòng một mục: các dòng lặp lại bị bỏ, thứ tự còn lại giữ nguyên.",
    lead: "Danh sách mỗi dòng một mục, mục lặp chỉ còn một lần.",
    values: { text: "0912345678\n0987654321\n0912345678\n0905111222" },
    faq: [
      [
        "Hai dòng khác nhau một dấu cách thì sao?",
        "Chúng là hai dòng khác nhau. Hãy bỏ khoảng trắng thừa trước, rồi lọc sau.",
      ],
      [
        "Có đếm được mỗi dòng lặp mấy lần không?",
        "Được: chọn việc đếm, mỗi dòng hiện một lần với số lần xuất hiện, nhiều nhất đứng đầu.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
