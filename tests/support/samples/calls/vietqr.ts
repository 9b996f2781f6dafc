import type { Given } from "#tests/support/product/written-answers.ts";

const transfer = {
  bank: "vcb",
  account: "0123 456.789",
  amount: "1.500.000đ",
  info: "Học phí tháng 9/2026!",
};
const svg = { format: "svg" };
const amounts = [
  "1",
  "0",
  "9.999.999.999.999",
  "10000000000000",
  "1250.50",
  "1,000,000 VND",
  "1 000",
  "1.00",
  "-5",
  "x",
  "１０００",
  " 5 đồng ",
];

export const vietqr: readonly Given[] = [
  ["POST /vietqr/payload", transfer],
  ["POST /vietqr/payload", { bank: "970436", account: "ABC-123456" }],
  ["POST /vietqr/payload", { bank: "Vietcombank", account: "０１２３４５６", amount: 5 }],
  ["POST /vietqr/payload", { bank: "nobank", account: "12345" }],
  ["POST /vietqr/payload", { bank: "x", account: "123456", amount: "y", info: "a".repeat(26) }],
  ["POST /vietqr/payload", { ...transfer, info: "Đặng Ước — cà phê ☕ 25 ký" }],
  ...amounts.map((amount): Given => ["POST /vietqr/payload", { ...transfer, amount }]),
  ["GET /vietqr/payload?bank=acb&account=123456&amount=1000&info=a"],
  ["GET /vietqr/banks"],
  ["GET /vietqr/v2/banks"],
  ["POST /vietqr/image", { ...transfer, name: "Nguyễn Văn An", ...svg }],
  ["POST /vietqr/image", { ...transfer, name: "Nguyễn Thị Minh Khai ".repeat(4).trim(), ...svg }],
  ["POST /vietqr/image", { ...transfer, template: "code", ...svg }],
  ["POST /vietqr/image", { bank: "tpb", account: "123456", ...svg }],
  ["POST /vietqr/image", { ...transfer, name: "日本" }],
  ["GET /vietqr/image?bank=acb&account=123456&format=svg"],
  ...["compact", "compact2", "qr_only", "print", "other"].map((template): Given => [
    "POST /vietqr/v2/generate",
    {
      accountNo: "113366668888",
      accountName: "QUY VAC XIN",
      acqId: 970415,
      amount: 79000,
      addInfo: "Ung Ho Quy Vac Xin",
      format: "text",
      template,
    },
  ]),
  ["POST /vietqr/v2/generate", { accountNo: "113366668888", accountName: "A", acqId: "1" }],
  ["POST /vietqr/v2/generate", { accountNo: "1", accountName: "QUY VAC XIN", acqId: "970415" }],
  [
    "POST /vietqr/v2/generate",
    { accountNo: "113366", accountName: "QUY VAC XIN", acqId: "970415", amount: -1 },
  ],
  [
    "POST /vietqr/v2/generate",
    { accountNo: "113366", accountName: "QUY VAC XIN", acqId: "970415", addInfo: "a".repeat(26) },
  ],
  ["POST /vietqr/v2/generate", { accountNo: "113366", accountName: "", acqId: "970415" }],
  ["POST /vietqr/v2/generate", {}],
];
