import { action } from "../../core/action.ts";
import { PictureAnswer } from "../../core/picture.ts";
import { ok } from "../../core/result.ts";
import { NoInput } from "../../core/schema.ts";
import { type HistoryEffects, historyOf } from "../history/actions.ts";
import { banks, findBank } from "./banks.ts";
import {
  BankList,
  GenerateAnswer,
  GenerateInput,
  QuickLink,
  TransferContent,
  type TransferInput,
  TransferPicture,
  VietqrIoBankList,
} from "./schema.ts";
import { type Rasterize, transferActions, transferDrawing } from "./transfer-actions.ts";
import { drawTransfer, readTransfer } from "./transfer.ts";
import { generateVietqrIo, layoutOf, listVietqrIoBanks, readVietqrIo } from "./vietqr-io.ts";

export type VietqrEffects = HistoryEffects & { readonly rasterize: Rasterize };

const contentOf = ({ bank, account, amount, info }: TransferInput): TransferContent => ({
  bank: findBank(bank)?.short_name ?? bank,
  account,
  amount: amount ?? null,
  info: info ?? null,
});

export const vietqrHistory = (effects: VietqrEffects) =>
  historyOf(
    {
      kind: "vietqr",
      draw: transferDrawing(effects.rasterize, "read"),
      content: TransferContent,
      contentOf,
      searchText: (transferContent) => Object.values(transferContent).join(" "),
    },
    effects,
  );

export function vietqrActions(effects: VietqrEffects) {
  const { rasterize } = effects;
  const { withHistory, actions } = vietqrHistory(effects);
  const { image, payload } = transferActions(effects);
  return {
    banks: action(NoInput, BankList, "read", () => ok({ data: banks })),
    image: withHistory(image, (_input, { transfer }) => transfer),
    payload,

    /** The picture at an address of its own, which enters nobody's history. */
    byAddress: action(TransferPicture, PictureAnswer, "image", async (transferInput, caller) => {
      const cardText = readTransfer(transferInput);
      if (!cardText.ok) return cardText;
      const { template: cardLayout, format } = transferInput;
      return drawTransfer(cardText.value, { layout: cardLayout, format }, (svg) => rasterize(svg, caller));
    }),

    vietqrIo: {
      banks: action(NoInput, VietqrIoBankList, "read", () => ok(listVietqrIoBanks())),
      generate: action(GenerateInput, GenerateAnswer, "image", (transferInput, caller) =>
        generateVietqrIo(transferInput, (svg) => rasterize(svg, caller)),
      ),
      picture: action(QuickLink, PictureAnswer, "image", async (transferInput, caller) => {
        const cardText = readVietqrIo({
          ...transferInput,
          info: transferInput.addInfo,
          name: transferInput.accountName,
        });
        if (!cardText.ok) return cardText;
        const cardLayout = layoutOf(transferInput.template);
        return drawTransfer(cardText.value, { layout: cardLayout, format: transferInput.format }, (svg) =>
          rasterize(svg, caller),
        );
      }),
    },
    ...actions,
  };
}

export type VietqrActions = ReturnType<typeof vietqrActions>;
