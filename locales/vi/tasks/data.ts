import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/data/task-pages.ts";

export default {
  "json-to-csv": {
    label: "Chuyển JSON sang CSV",
    title: "Chuyển JSON sang CSV mở bằng Excel",
    summary:
      "Dán một mảng JSON, nhận bảng CSV mở được bằng Excel và Google Trang tính. Số dài và số 0 ở đầu được giữ nguyên từng chữ số.",
    lead: "Mỗi đối tượng thành một dòng, mỗi tên thành một cột.",
    values: {
      text: '[{"mã":"0012","tên":"Cam sành","giá":45000},{"mã":"0013","tên":"Bưởi da xanh","giá":62000}]',
      excel: "on",
    },
    faq: [
      [
        "JSON phải có dạng gì?",
        "Một mảng các đối tượng, như danh sách đơn hàng. Đối tượng thiếu tên nào thì ô đó để trống, thừa tên nào thì bảng thêm cột.",
      ],
      [
        "Mở bằng Excel sao lại mất số 0 ở đầu?",
        "Tệp CSV vẫn có số 0, chính Excel bỏ khi mở. Dùng Dữ liệu → Từ văn bản/CSV rồi đặt cột đó là Văn bản thì mã 0012 còn nguyên.",
      ],
    ],
  },
  "csv-to-json": {
    label: "Chuyển CSV sang JSON",
    title: "Chuyển CSV, Excel sang JSON",
    summary:
      "Dán bảng từ Excel hoặc tệp CSV, nhận mảng JSON. Tự nhận dấu phẩy, chấm phẩy hay tab; mã có số 0 ở đầu vẫn là chữ.",
    lead: "Dòng đầu thành tên, mỗi dòng sau thành một đối tượng.",
    values: { text: "mã;tên;giá\n0012;Cam sành;45000\n0013;Bưởi da xanh;62000", header: "on" },
    faq: [
      [
        "Chép thẳng từ Excel có được không?",
        "Được. Excel và Google Trang tính chép ra bảng ngăn bằng tab, và công cụ tự nhận dấu ngăn đó.",
      ],
      [
        "Ô có dấu phẩy hay xuống dòng bên trong thì sao?",
        "Ô như vậy được bọc trong dấu nháy kép, theo RFC 4180; dấu nháy trong ô thì viết hai lần. Công cụ đọc đúng cả hai.",
      ],
      [
        "Vì sao có số thành chữ?",
        "Số bắt đầu bằng 0 hoặc dài hơn mức JavaScript giữ chính xác được để nguyên là chữ, để số điện thoại và mã hàng không bị đổi.",
      ],
    ],
  },
  "json-to-yaml": {
    label: "Chuyển JSON sang YAML",
    title: "Chuyển JSON sang YAML cho cấu hình",
    summary:
      "Đổi JSON thành YAML gọn để làm tệp cấu hình Docker Compose, Kubernetes, GitHub Actions. Chữ dễ nhầm như no, yes, 012 được bọc nháy.",
    lead: "Bớt ngoặc, bớt phẩy, vẫn đúng từng giá trị.",
    values: {
      text: '{"services":{"web":{"image":"nginx:1.27","ports":["8080:80"],"environment":{"COUNTRY":"no"}}}}',
    },
    faq: [
      [
        "Vì sao chữ no lại có dấu nháy?",
        'Nhiều chương trình đọc YAML 1.1 coi no, yes, on, off là đúng sai. Viết "no" trong nháy thì Na Uy vẫn là Na Uy.',
      ],
      [
        "YAML có giữ thứ tự không?",
        "Các trường ra theo đúng thứ tự trong JSON. Theo chuẩn thì thứ tự không có nghĩa, nhưng giữ lại giúp người đọc và git diff.",
      ],
    ],
  },
  "yaml-to-json": {
    label: "Chuyển YAML sang JSON",
    title: "Chuyển YAML sang JSON, báo lỗi đúng dòng",
    summary:
      "Dán YAML, nhận JSON, sai ở đâu báo đúng dòng và cột. Hiểu neo, bí danh và phép gộp <<; cảnh báo những chỗ YAML hay gây nhầm.",
    lead: "Thụt dòng sai ở đâu, công cụ chỉ đúng dòng đó.",
    values: { text: "cửa hàng: Bưởi Năm Roi\nmở cửa: 07:30\nngày nghỉ:\n  - Chủ nhật\n  - Mùng 1 Tết\n" },
    faq: [
      [
        "Dùng tab để thụt dòng có được không?",
        "Không, YAML chỉ nhận dấu cách để thụt dòng. Đây là lỗi thường gặp nhất khi chép từ nơi khác.",
      ],
      [
        "Chú thích trong YAML có còn không?",
        "Không. JSON không có chỗ cho chú thích, nên phần sau dấu # mất đi khi chuyển.",
      ],
    ],
  },
  "format-json": {
    label: "Định dạng JSON",
    title: "Định dạng JSON cho dễ đọc, tìm lỗi",
    summary:
      "Dán JSON viết liền một dòng, nhận bản thụt dòng dễ đọc; sai cú pháp thì chỉ đúng dòng và cột. Số dài không bị làm tròn.",
    lead: "Một dòng dài thành bản thụt dòng, lỗi được chỉ tận nơi.",
    values: {
      text: '{"đơn":20261123001,"khách":{"tên":"Chị Mai","sđt":"0900000000"},"hàng":[{"mã":"0012","sl":3}]}',
    },
    faq: [
      [
        "Lỗi nào hay gặp nhất?",
        "Dấu phẩy thừa sau phần tử cuối và nháy đơn thay cho nháy kép. Cả hai JavaScript đều nhận nhưng JSON thì không.",
      ],
      [
        "Số rất dài có bị làm tròn không?",
        "Không. Nhiều công cụ đọc số thành số thực nên 20261123001000123456 bị đổi mấy chữ số cuối; ở đây số được giữ nguyên như bạn viết.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
