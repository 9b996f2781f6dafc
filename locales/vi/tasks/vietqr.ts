import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/vietqr/task-pages.ts";

type Bank = {
  readonly name: string;
  readonly bin: string;
  readonly code: string;
  readonly swift: string | null;
};
type Own = { readonly lead: string; readonly faq: readonly [question: string, answer: string] };

/** What is said of every bank, with its own codes. */
const bank = ({ name, bin, code, swift }: Bank, { lead, faq }: Own) => ({
  label: `Tạo mã QR ${name}`,
  title: `Tạo mã QR ${name} nhận chuyển khoản`,
  summary: `Gõ số tài khoản ${name}, thêm số tiền và nội dung, nhận mã VietQR để in hoặc gửi. BIN ${bin}, quét được bằng ứng dụng của mọi ngân hàng.`,
  lead,
  values: { info: `Thanh toan ${code}` },
  faq: [
    faq,
    [
      `Mã BIN của ${name} là gì?`,
      swift === null
        ? `BIN của ${name} là ${bin}, tên trong danh sách VietQR là ${code}. ${name} không có mã SWIFT riêng.`
        : `BIN của ${name} là ${bin}, mã trong danh sách VietQR là ${code}. Nhận tiền từ nước ngoài thì dùng mã SWIFT ${swift}, không phải BIN.`,
    ],
  ] as const,
});

export default {
  vietcombank: bank(
    { name: "Vietcombank", bin: "970436", code: "VCB", swift: "BFTVVNVX" },
    {
      lead: "Khách quét bằng ứng dụng ngân hàng nào cũng được, tiền về Vietcombank của bạn.",
      faq: [
        "Số tài khoản Vietcombank có mấy chữ số?",
        "Tài khoản mở từ lâu thường có 13 chữ số, ba số đầu là mã chi nhánh như 001 hay 007; tài khoản mở gần đây thường có 10. Cả hai đều dùng được, hãy gõ đúng như VCB Digibank hiện.",
      ],
    },
  ),
  vietinbank: bank(
    { name: "VietinBank", bin: "970415", code: "CTG", swift: "ICBVVNVX" },
    {
      lead: "Dán số tài khoản VietinBank, thêm số tiền, in mã để ở quầy.",
      faq: [
        "ICB và CTG khác gì nhau?",
        "Là một. ICB đến từ tên cũ Incombank, dùng trước năm 2008; CTG là mã hiện nay. Gõ mã nào ở đây cũng ra VietinBank, số tài khoản thường có 12 chữ số.",
      ],
    },
  ),
  bidv: bank(
    { name: "BIDV", bin: "970418", code: "BID", swift: "BIDVVNVX" },
    {
      lead: "Mã chuyển khoản vào BIDV, có sẵn số tiền và nội dung.",
      faq: [
        "Tài khoản BIDV 14 số và 10 số, gõ số nào?",
        "Gõ số mà BIDV SmartBanking đang hiện. Tài khoản cũ thường có 14 chữ số, tài khoản mở sau này thường có 10; ngân hàng ra đời từ năm 1957 nên còn nhiều số kiểu cũ.",
      ],
    },
  ),
  agribank: bank(
    { name: "Agribank", bin: "970405", code: "AGRIBANK", swift: "VBAAVNVX" },
    {
      lead: "Hợp cho bà con bán nông sản: in một mã, khách quét là trả tiền.",
      faq: [
        "Đọc số tài khoản Agribank thế nào?",
        "Số tài khoản thường có 13 chữ số, bốn số đầu là mã chi nhánh nơi mở. Các danh sách cũ còn gọi ngân hàng là VBARD hay VBA, gõ vậy ở đây cũng được.",
      ],
    },
  ),
  techcombank: bank(
    { name: "Techcombank", bin: "970407", code: "TCB", swift: "VTCBVNVX" },
    {
      lead: "Nhận tiền vào Techcombank mà không phải đọc từng chữ số.",
      faq: [
        "Vì sao nhiều số tài khoản Techcombank bắt đầu bằng 19?",
        "Đó là kiểu số ngân hàng tự cấp, thường dài 14 chữ số. Tài khoản số đẹp do khách chọn thì ngắn dài khác nhau, nên đừng thêm số 0 cho đủ.",
      ],
    },
  ),
  "mb-bank": bank(
    { name: "MB Bank", bin: "970422", code: "MBB", swift: "MSCBVNVX" },
    {
      lead: "Số tài khoản MB là số điện thoại cũng tạo mã được.",
      faq: [
        "Tài khoản MB trùng số điện thoại thì có gõ số 0 đầu không?",
        "Có, gõ đúng như ứng dụng MBBank hiện. Số điện thoại, số tự chọn và số 13 chữ số ngân hàng cấp đều là số tài khoản thật. Nơi khác viết mã là MB hay MBB đều là ngân hàng Quân đội.",
      ],
    },
  ),
  acb: bank(
    { name: "ACB", bin: "970416", code: "ACB", swift: "ASCBVNVX" },
    {
      lead: "Số tài khoản ACB ngắn, mã cũng thoáng và dễ quét.",
      faq: [
        "Số tài khoản ACB sao chỉ có bảy, tám chữ số?",
        "Đúng là ngắn như vậy: số do ACB cấp thường có 7 đến 9 chữ số. Không cần thêm số 0 ở trước, thêm vào là thành số khác.",
      ],
    },
  ),
  vpbank: bank(
    { name: "VPBank", bin: "970432", code: "VPB", swift: "VPBKVNVX" },
    {
      lead: "Mã chuyển khoản cho tài khoản VPBank, mở bằng VPBank NEO hay ứng dụng khác đều quét được.",
      faq: [
        "Tài khoản CAKE có dùng mã VPBank được không?",
        "Không. CAKE by VPBank có BIN riêng là 546034; tạo mã với BIN của VPBank thì tiền không đến. Tài khoản VPBank thường có 8 hoặc 9 chữ số.",
      ],
    },
  ),
  tpbank: bank(
    { name: "TPBank", bin: "970423", code: "TPB", swift: "TPBVVNVX" },
    {
      lead: "Gõ số tài khoản TPBank, nhận mã in được ngay.",
      faq: [
        "Số tài khoản TPBank bắt đầu bằng 0 có bỏ số 0 được không?",
        "Không. Số do TPBank cấp thường có 11 chữ số và số 0 đầu là một phần của nó. Excel hay làm mất số 0 này khi lưu danh sách.",
      ],
    },
  ),
  sacombank: bank(
    { name: "Sacombank", bin: "970403", code: "STB", swift: "SGTTVNVX" },
    {
      lead: "Một mã cho quầy, cho sạp, tiền vào thẳng Sacombank.",
      faq: [
        "STB có phải là mã của Sacombank không?",
        "Phải, STB vừa là mã ngân hàng vừa là mã cổ phiếu. Đừng nhầm với SCB, là Ngân hàng Sài Gòn, BIN 970429. Số tài khoản Sacombank thường có 12 chữ số.",
      ],
    },
  ),
  hdbank: bank(
    { name: "HDBank", bin: "970437", code: "HDB", swift: "HDBCVNVX" },
    {
      lead: "Số tài khoản HDBank dài, cứ để mã mang hộ.",
      faq: [
        "Số 704 giữa tài khoản HDBank là gì?",
        "704 là mã của đồng Việt Nam theo ISO 4217. Tài khoản kiểu cũ của HDBank dài 15 chữ số và chứa mã tiền tệ này; phải gõ đủ, không bỏ phần nào.",
      ],
    },
  ),
  vib: bank(
    { name: "VIB", bin: "970441", code: "VIB", swift: "VNIBVNVX" },
    {
      lead: "Tạo mã nhận tiền vào VIB, quét từ MyVIB hay bất kỳ ứng dụng nào.",
      faq: [
        "VIB và VietinBank có liên quan không?",
        "Không. VIB là Ngân hàng Quốc tế, thành lập năm 1996; VietinBank là ngân hàng khác với BIN 970415. Nhiều người chọn nhầm vì tên đứng cạnh nhau trong danh sách.",
      ],
    },
  ),
  shb: bank(
    { name: "SHB", bin: "970443", code: "SHB", swift: "SHBAVNVX" },
    {
      lead: "Nhận chuyển khoản vào SHB, Ngân hàng Sài Gòn – Hà Nội.",
      faq: [
        "SHB có phải là Shinhan không?",
        "Không. Shinhan Bank Việt Nam có mã SHBVN và BIN 970424. Nếu khách báo tên ngân hàng hiện ra là Shinhan thì bạn đã chọn nhầm.",
      ],
    },
  ),
  msb: bank(
    { name: "MSB", bin: "970426", code: "MSB", swift: "MCOBVNVX" },
    {
      lead: "Mã chuyển khoản vào MSB, tên quen là Maritime Bank.",
      faq: [
        "Maritime Bank và MSB là một?",
        "Phải. Ngân hàng Hàng Hải đổi tên thương mại từ Maritime Bank sang MSB năm 2019, BIN giữ nguyên nên mã in trước đó vẫn dùng được.",
      ],
    },
  ),
  ocb: bank(
    { name: "OCB", bin: "970448", code: "OCB", swift: "ORCOVNVX" },
    {
      lead: "Gõ số tài khoản OCB một lần, khỏi đọc lại cho từng khách.",
      faq: [
        "Tìm OCB ở đâu trong danh sách ngân hàng?",
        "OCB là Ngân hàng Phương Đông, tiếng Anh là Orient Commercial Bank. Có ứng dụng ghi “Phương Đông”, có ứng dụng ghi “OCB Bank”, đều là BIN này.",
      ],
    },
  ),
  seabank: bank(
    { name: "SeABank", bin: "970440", code: "SSB", swift: "SEAVVNVX" },
    {
      lead: "Mã VietQR cho tài khoản SeABank, Ngân hàng Đông Nam Á.",
      faq: [
        "Đông Nam Á, Đông Á và Nam Á có phải một ngân hàng?",
        "Ba ngân hàng khác nhau: SeABank là Đông Nam Á; Đông Á, BIN 970406, nay hoạt động với tên Vikki; Nam A Bank có BIN 970428. Chọn nhầm thì không tìm thấy số tài khoản.",
      ],
    },
  ),
  eximbank: bank(
    { name: "Eximbank", bin: "970431", code: "EIB", swift: "EBVIVNVX" },
    {
      lead: "Khách chuyển khoản vào Eximbank bằng một lần quét.",
      faq: [
        "Eximbank Việt Nam có liên quan đến Eximbank nước khác không?",
        "Không. Nhiều nước có ngân hàng xuất nhập khẩu mang tên tương tự; Eximbank ở Việt Nam, thành lập năm 1989, mang mã EIB và chỉ nhận VietQR bằng BIN này.",
      ],
    },
  ),
  lpbank: bank(
    { name: "LPBank", bin: "970449", code: "LPB", swift: "LVBKVNVX" },
    {
      lead: "Từ LienVietPostBank thành LPBank, BIN vẫn là một.",
      faq: [
        "Mã QR in từ thời LienVietPostBank còn dùng được không?",
        "Còn. Ngân hàng đổi tên thành LPBank năm 2023, rồi thành Ngân hàng Lộc Phát Việt Nam năm 2024, nhưng BIN và số tài khoản không đổi.",
      ],
    },
  ),
  "nam-a-bank": bank(
    { name: "Nam A Bank", bin: "970428", code: "NAB", swift: "NAMAVNVX" },
    {
      lead: "Nhận tiền vào Nam A Bank, có sẵn lời nhắn để dễ đối soát.",
      faq: [
        "Nam A Bank và Bac A Bank khác nhau chỗ nào?",
        "Hai ngân hàng riêng, tên gần giống nhau: Nam A Bank mang mã NAB, còn Bac A Bank mang mã BAB với BIN 970409. Nhìn kỹ tên trên ảnh trước khi in mã.",
      ],
    },
  ),
  cake: bank(
    { name: "CAKE", bin: "546034", code: "CAKE", swift: null },
    {
      lead: "Tài khoản CAKE cũng nhận VietQR như mọi ngân hàng khác.",
      faq: [
        "Sao danh sách ngân hàng của khách không có CAKE?",
        "Vài ứng dụng xếp nó dưới tên “CAKE by VPBank”. Quét mã thì khỏi tìm: BIN nằm sẵn trong mã nên ứng dụng tự nhận ra.",
      ],
    },
  ),
  "vietqr-codes-for-a-list": {
    label: "Tạo VietQR hàng loạt",
    title: "Tạo VietQR hàng loạt từ Excel, in A4",
    summary:
      "Dán danh sách đơn từ Excel hoặc CSV, nhận mỗi đơn một mã VietQR có sẵn số tiền và nội dung, in trên giấy A4, A6 hoặc thẻ để bàn.",
    lead: "Mỗi đơn một mã, có sẵn số tiền và nội dung, in một lần.",
    faq: [
      [
        "Danh sách phải viết thế nào?",
        "Mỗi dòng một đơn: số tiền, nội dung, tên khách, cách nhau bằng dấu phẩy, chấm phẩy hoặc tab như khi chép từ Excel. Dòng đầu có thể ghi tên cột, khi ấy cột đứng thứ mấy cũng được.",
      ],
      [
        "Mã không có số tiền thì sao?",
        "Để trống ô số tiền, ví dụ “,Ban 5”, là được mã mà khách tự gõ số tiền: hợp với thẻ để bàn.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
