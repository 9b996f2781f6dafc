import { PictureAnswer } from "#core/picture.ts";
import { type Result, ok } from "#core/result.ts";
import type { ComputeClient } from "#core/task.ts";
import { call } from "#core/tool.ts";
import { CardInput, TransferCode, TransferInput, TransferPayload } from "./schema.ts";
import {
  type RasterResult,
  type RasterizeDrawing,
  type VietqrDrawing,
  drawCard,
  payloadOf,
  readTransfer,
} from "./transfer.ts";

export type Rasterize = (drawing: VietqrDrawing, client: ComputeClient) => Promise<RasterResult>;

async function codeOf(input: CardInput, rasterize: RasterizeDrawing): Promise<Result<TransferCode>> {
  const text = readTransfer(input);
  if (!text.ok) return text;
  const card = await drawCard(text.value, rasterize);
  if (!card.ok) return card;
  const { bank, ...transfer } = text.value;
  return ok({ ...card.value, transfer: { bank: bank.short_name, ...transfer } });
}

export const sampleTransfer = { bank: "970416", account: "257678859", amount: 10_000, info: "Chuyen tien" };

type TransferEffects = { readonly rasterize: Rasterize };

/** A transfer as a picture and as a text, remembered nowhere. */
export default {
  image: call(CardInput, TransferCode, {
    path: "/vietqr/image",
    limit: "compute",
    access: "open",
    address: "lasting",
    device: ["rasterize"],
    refusals: ["busy"],
    sends: {
      type: "image/png",
      output: PictureAnswer,
      reply: ({ picture }) => ({ as: "picture", picture }),
    },
    example: { body: sampleTransfer },
    run:
      ({ rasterize }: TransferEffects) =>
      (input, caller) =>
        codeOf(input, (svg) => rasterize(svg, caller)),
  }),
  payload: call(TransferInput, TransferPayload, {
    path: "/vietqr/payload",
    limit: "compute",
    access: "open",
    address: "lasting",
    device: true,
    plain: ({ payload }) => payload,
    example: {
      body: sampleTransfer,
      answer: {
        payload:
          "00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6",
      },
    },
    run: () => (input) => {
      const text = readTransfer(input);
      return text.ok ? ok({ payload: payloadOf(text.value) }) : text;
    },
  }),
};
