import { action } from "../../core/action.ts";
import { PictureAnswer } from "../../core/picture.ts";
import { type Result, ok } from "../../core/result.ts";
import { NoInput } from "../../core/schema.ts";
import type { ComputeClient } from "../../core/task.ts";
import { type HistoryEffects, historyOf } from "../history/actions.ts";
import { banks, findBank } from "./banks.ts";
import {
  BankList,
  GenerateAnswer,
  GenerateInput,
  QuickLink,
  TransferCode,
  TransferContent,
  TransferInput,
  TransferPayload,
  TransferPicture,
  VietqrIoBankList,
} from "./schema.ts";
import { type RasterResult, type Drawing, drawTransfer, payloadOf, readTransfer } from "./transfer.ts";
import { generateVietqrIo, layoutOf, listVietqrIoBanks, readVietqrIo } from "./vietqr-io.ts";

export type Rasterize = (drawing: Drawing, client: ComputeClient) => Promise<RasterResult>;

export type VietqrEffects = HistoryEffects & { readonly rasterize: Rasterize };

async function drawCard(
  input: TransferInput,
  rasterize: (drawing: Drawing) => Promise<RasterResult>,
): Promise<Result<TransferCode>> {
  const text = readTransfer(input);
  if (!text.ok) return text;
  const picture = await drawTransfer(text.value, { layout: "card", format: "png" }, rasterize);
  if (!picture.ok) return picture;
  const { bank, name: _name, ...transfer } = text.value;
  return ok({ picture: picture.value, transfer: { bank: bank.short_name, ...transfer } });
}

const contentOf = ({ bank, account, amount, info }: TransferInput): TransferContent => ({
  bank: findBank(bank)?.short_name ?? bank,
  account,
  amount: amount ?? null,
  info: info ?? null,
});

const drawing = ({ rasterize }: VietqrEffects, limit: "read" | "compute") =>
  action(TransferInput, TransferCode, limit, (input, caller) =>
    drawCard(input, (svg) => rasterize(svg, caller)),
  );

export const vietqrHistory = (effects: VietqrEffects) =>
  historyOf({ kind: "vietqr", draw: drawing(effects, "read"), content: TransferContent, contentOf }, effects);

export function vietqrActions(effects: VietqrEffects) {
  const { rasterize } = effects;
  const { remember, actions } = vietqrHistory(effects);
  return {
    banks: action(NoInput, BankList, "read", () => ok({ data: banks })),
    image: remember(drawing(effects, "compute"), (_input, { transfer }) => transfer),
    payload: action(TransferInput, TransferPayload, "compute", (input) => {
      const text = readTransfer(input);
      return text.ok ? ok({ payload: payloadOf(text.value) }) : text;
    }),

    /** The picture at an address of its own, which enters nobody's history. */
    byAddress: action(TransferPicture, PictureAnswer, "image", async (input, caller) => {
      const text = readTransfer(input);
      if (!text.ok) return text;
      const { template: layout, format } = input;
      return drawTransfer(text.value, { layout, format }, (svg) => rasterize(svg, caller));
    }),

    vietqrIo: {
      banks: action(NoInput, VietqrIoBankList, "read", () => ok(listVietqrIoBanks())),
      generate: action(GenerateInput, GenerateAnswer, "image", (input, caller) =>
        generateVietqrIo(input, (svg) => rasterize(svg, caller)),
      ),
      picture: action(QuickLink, PictureAnswer, "image", async (input, caller) => {
        const text = readVietqrIo({ ...input, info: input.addInfo, name: input.accountName });
        if (!text.ok) return text;
        const layout = layoutOf(input.template);
        return drawTransfer(text.value, { layout, format: input.format }, (svg) => rasterize(svg, caller));
      }),
    },
    ...actions,
  };
}

export type VietqrActions = ReturnType<typeof vietqrActions>;
