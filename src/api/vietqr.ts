import type { VietqrActions } from "../tools/vietqr/actions.ts";
import { PictureAnswer } from "../core/picture.ts";
import { endpoint } from "./endpoint.ts";
import { historyApi } from "./history.ts";
import { replyPicture } from "./reply.ts";

const sample = { bank: "970416", account: "257678859", amount: 10_000, info: "Chuyen tien" };

export const vietqrApi = ({ banks, image, payload, ...history }: VietqrActions) => [
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
