import { action } from "../../core/action.ts";
import { message } from "../../core/i18n.ts";
import type { Picture } from "../../core/picture.ts";
import { type FieldError, type Result, ok } from "../../core/result.ts";
import { NoInput } from "../../core/schema.ts";
import type { ComputeClient } from "../../core/task.ts";
import { type HistoryEffects, historyOf } from "../history/actions.ts";
import { bankText, parseAmount } from "./bank-text.ts";
import { banks, findBank } from "./banks.ts";
import { type CardText, transferCard } from "./card.ts";
import { longestInfo, mostAmount } from "./names.ts";
import { transferPayload } from "./payload.ts";
import {
  type Bank,
  BankList,
  TransferCode,
  TransferContent,
  TransferInput,
  TransferPayload,
} from "./schema.ts";

/** Makes a PNG of an SVG document. */
export type Rasterize = (svg: string, client: ComputeClient) => Promise<Result<Uint8Array<ArrayBuffer>>>;

export type VietqrEffects = HistoryEffects & { readonly rasterize: Rasterize };

/** Null when what was typed is no amount. */
function amountOf(amount: TransferInput["amount"]): number | undefined | null {
  if (amount === undefined) return amount;
  const value = typeof amount === "number" ? amount : parseAmount(amount);
  return value !== null && value >= 1 && value <= mostAmount ? value : null;
}

function readTransfer(input: TransferInput): Result<CardText & { readonly bank: Bank }> {
  const bank = findBank(input.bank);
  const amount = amountOf(input.amount);
  const info = bankText(input.info ?? "");
  const errors: FieldError[] = [];
  if (!bank) errors.push({ path: "bank", message: message("vietqr.badBank") });
  if (amount === null) errors.push({ path: "amount", message: message("vietqr.badAmount") });
  if (info.length > longestInfo)
    errors.push({
      path: "info",
      message: message("vietqr.longInfo", { max: longestInfo, length: info.length }),
    });
  if (!bank || amount === null || errors.length > 0)
    return { ok: false, failure: { code: "invalid_input", errors } };
  const account = input.account.normalize("NFKC").replace(/[ .-]/g, "");
  return ok({
    bank,
    account,
    ...(amount !== undefined && { amount }),
    ...(info && { info }),
  });
}

const payloadOf = ({ bank, ...rest }: CardText): string => transferPayload({ bin: bank.bin, ...rest });

async function drawTransfer(
  input: TransferInput,
  rasterize: (svg: string) => ReturnType<Rasterize>,
): Promise<Result<TransferCode>> {
  const read = readTransfer(input);
  if (!read.ok) return read;
  const card = transferCard(payloadOf(read.value), read.value);
  if (!card.ok) return card;
  const { bank, ...transfer } = read.value;
  const bytes = await rasterize(card.value);
  if (!bytes.ok) return bytes;
  const picture: Picture = { type: "image/png", bytes: bytes.value, name: "vietqr.png" };
  return ok({ picture, transfer: { bank: bank.short_name, ...transfer } });
}

const contentOf = ({ bank, account, amount, info }: TransferInput): TransferContent => ({
  bank: findBank(bank)?.short_name ?? bank,
  account,
  amount: amount ?? null,
  info: info ?? null,
});

const drawing = ({ rasterize }: VietqrEffects, limit: "read" | "compute") =>
  action(TransferInput, TransferCode, limit, (input, caller) =>
    drawTransfer(input, (svg) => rasterize(svg, caller)),
  );

export const vietqrHistory = (effects: VietqrEffects) =>
  historyOf({ kind: "vietqr", draw: drawing(effects, "read"), content: TransferContent, contentOf }, effects);

export function vietqrActions(effects: VietqrEffects) {
  const { remember, actions } = vietqrHistory(effects);
  return {
    banks: action(NoInput, BankList, "read", () => ok({ data: banks })),
    image: remember(drawing(effects, "compute"), (_input, { transfer }) => transfer),
    payload: action(TransferInput, TransferPayload, "compute", (input) => {
      const read = readTransfer(input);
      return read.ok ? ok({ payload: payloadOf(read.value) }) : read;
    }),
    ...actions,
  };
}

export type VietqrActions = ReturnType<typeof vietqrActions>;
