import type { VietqrActions } from "../tools/vietqr/actions.ts";
import { PictureAnswer } from "../core/picture.ts";
import { endpoint } from "./endpoint.ts";
import { historyApi } from "./history.ts";
import { replyPicture } from "./reply.ts";

const sampleTransfer = { bank: "970416", account: "257678859", amount: 10_000, info: "Chuyen tien" };

const vietqrIoCalls = ({ banks, generate }: VietqrActions["vietqrIo"]) => [
  endpoint({
    method: "GET",
    path: "/vietqr/v2/banks",
    summary: "The same list in the form of vietqr.io's `GET /v2/banks`",
    action: banks,
    example: {
      answer: {
        code: "00",
        desc: "Get Bank list successful! Total 68 banks",
        data: [
          {
            id: 17,
            name: "Ngân hàng TMCP Công thương Việt Nam",
            code: "ICB",
            bin: "970415",
            shortName: "VietinBank",
            logo: "",
            transferSupported: 1,
            lookupSupported: 1,
            short_name: "VietinBank",
            support: 3,
            isTransfer: 1,
            swift_code: "ICBVVNVX",
          },
        ],
      },
    },
  }),
  endpoint({
    method: "POST",
    path: "/vietqr/v2/generate",
    summary:
      "A bank-transfer code in the form of vietqr.io's `POST /v2/generate`; what is wrong is in `code`",
    action: generate,
    example: {
      body: {
        accountNo: "113366668888",
        accountName: "QUY VAC XIN PHONG CHONG COVID",
        acqId: 970415,
        amount: 79_000,
        addInfo: "Ung Ho Quy Vac Xin",
        template: "compact",
      },
      answer: {
        code: "00",
        desc: "Gen VietQR successful!",
        data: {
          acpId: 970415,
          acqId: "970415",
          accountName: "QUY VAC XIN PHONG CHONG COVID",
          qrCode:
            "00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA53037045405790005802VN62220818Ung Ho Quy Vac Xin63043ACF",
          qrDataURL: "data:image/png;base64,iVBORw0KGgo=",
        },
      },
    },
  }),
];

export const vietqrApi = ({ banks, image, payload, vietqrIo, ...vietqrHistory }: VietqrActions) => [
  ...historyApi("vietqr", vietqrHistory, ({ picture }) => replyPicture(picture), {
    content: sampleTransfer,
    input: sampleTransfer,
  }),
  endpoint({
    method: "GET",
    path: "/vietqr/banks",
    summary: "List the banks and wallets",
    action: banks,
    example: {
      answer: {
        data: [
          {
            bin: "970436",
            code: "VCB",
            short_name: "Vietcombank",
            name: "Ngân hàng TMCP Ngoại Thương Việt Nam",
          },
        ],
      },
    },
  }),
  ...vietqrIoCalls(vietqrIo),
  endpoint({
    method: "POST",
    path: "/vietqr/image",
    summary: "Draw a bank-transfer code with its details under it",
    problems: ["busy"],
    action: image,
    output: PictureAnswer,
    reply: ({ picture }) => replyPicture(picture),
    produces: "image/png",
    example: { body: sampleTransfer },
  }),
  endpoint({
    method: "POST",
    path: "/vietqr/payload",
    summary: "The EMVCo text of a bank-transfer code",
    action: payload,
    example: {
      body: sampleTransfer,
      answer: {
        payload:
          "00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6",
      },
    },
  }),
];
