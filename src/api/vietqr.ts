import type { VietqrActions } from "../tools/vietqr/actions.ts";
import { PictureAnswer } from "../core/picture.ts";
import { endpoint } from "./endpoint.ts";
import { historyApi } from "./history.ts";
import { replyPicture } from "./reply.ts";

const sample = { bank: "970416", account: "257678859", amount: 10_000, info: "Chuyen tien" };

export const vietqrApi = ({ banks, image, payload, vietqrIo, ...history }: VietqrActions) => [
  ...historyApi("vietqr", history, ({ picture }) => replyPicture(picture), {
    content: sample,
    input: sample,
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
  endpoint({
    method: "GET",
    path: "/vietqr/v2/banks",
    summary: "The same list in the form of vietqr.io's `GET /v2/banks`",
    action: vietqrIo.banks,
  }),
  endpoint({
    method: "POST",
    path: "/vietqr/v2/generate",
    summary:
      "A bank-transfer code in the form of vietqr.io's `POST /v2/generate`; what is wrong is in `code`",
    action: vietqrIo.generate,
    example: {
      body: {
        accountNo: "113366668888",
        accountName: "QUY VAC XIN PHONG CHONG COVID",
        acqId: 970415,
        amount: 79_000,
        addInfo: "Ung Ho Quy Vac Xin",
        template: "compact",
      },
    },
  }),
  endpoint({
    method: "POST",
    path: "/vietqr/image",
    summary: "Draw a bank-transfer code with its details under it",
    problems: ["busy"],
    action: image,
    output: PictureAnswer,
    reply: ({ picture }) => replyPicture(picture),
    produces: "image/png",
    example: { body: sample },
  }),
  endpoint({
    method: "POST",
    path: "/vietqr/payload",
    summary: "The EMVCo text of a bank-transfer code",
    action: payload,
    example: {
      body: sample,
      answer: {
        payload:
          "00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6",
      },
    },
  }),
];
