import { type Message, message } from "#core/i18n.ts";
import { readFields } from "#core/read-fields.ts";
import { type Result, ok } from "#core/result.ts";
import { dataUrl } from "#core/picture.ts";
import type { Static } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { banks } from "./bank-list.ts";
import { parseAmount } from "./amount.ts";
import { bankText } from "./bank-text.ts";
import { findBank, findVietqrIoBank } from "./banks.ts";
import type { LayoutName } from "./card.ts";
import type { CardText } from "./card-parts.ts";
import { readAccount } from "./read-account.ts";
import { TransferInput } from "./schema.ts";
import type { GenerateAnswer, GenerateInput, VietqrIoBankList } from "./vietqr-io-schema.ts";
import { type RasterizeDrawing, drawTransfer, payloadOf, readTransfer } from "./transfer.ts";
import { vietqrIoBanks } from "./vietqr-io-banks.ts";

/** The wire of vietqr.io, so that a program made for it needs another host and nothing else; see decisions/080. */
type VietqrIoRequest = {
  readonly bank: string;
  readonly account: string;
  readonly amount: string;
  readonly info: string;
  readonly name: string;
};

const layoutNames = { compact: "compact", compact2: "compact2", qr_only: "qr", print: "print" } as const;

/** Somebody's own template, which vietqr.io derives from one of its four, is drawn as the one that says most. */
export const layoutOf = (template: string): LayoutName =>
  Object.entries(layoutNames).find(([layoutName]) => layoutName === template.toLowerCase())?.[1] ??
  "compact2";

/** There an amount of 0 is none. */
const amountText = (amountInput: string): string => (/^0*$/.test(amountInput.trim()) ? "" : amountInput);

const refused = (path: string, words: Message): Result<never> => ({
  ok: false,
  failure: { code: "invalid_input", errors: [{ path, message: words }] },
});

/** What an account is sent with: another bank than the request's, or an amount or a message that the request does not say. */
function disagreement({ bank, account, amount, info }: VietqrIoRequest): Result<never> | null {
  const reading = readAccount(account);
  const found = "found" in reading ? (reading.found ?? []) : [];
  const valueOf = (field: string): string | undefined => {
    const value = found.find((beside) => beside.field === field)?.value;
    return typeof value === "string" ? value : undefined;
  };
  const [named, asked, said] = [valueOf("bank"), valueOf("amount"), valueOf("info")];
  if (named !== undefined && findVietqrIoBank(bank)?.code !== named)
    return refused("bank", message("vietqr.otherBank", { bank: findBank(named)?.short_name ?? named }));
  if (asked !== undefined && parseAmount(asked) !== parseAmount(amount))
    return refused("account", message("vietqr.moreThanAccount", { said: asked }));
  if (said !== undefined && bankText(said) !== bankText(info))
    return refused("account", message("vietqr.moreThanAccount", { said }));
  return null;
}

export function readVietqrIo(request: VietqrIoRequest): Result<CardText> {
  const { bank, account, amount, info, name } = request;
  const other = disagreement(request);
  if (other) return other;
  // Its own names of banks count here, so the bank is not read.
  const { values, errors } = readFields(TransferInput, { account, amount: amountText(amount) });
  if (errors.length > 0) return { ok: false, failure: { code: "invalid_input", errors } };
  const vietqrIoInput = {
    bank,
    account: String(values["account"]),
    ...(values["amount"] !== "" && { amount: String(values["amount"]) }),
    ...(info && { info }),
  };
  const wrongField = Value.Errors(TransferInput, vietqrIoInput).First();
  const path = wrongField?.path.slice(1) ?? "";
  if (wrongField) return refused(path, { key: wrongTexts[path] ?? "invalid.format" });
  return readTransfer({ ...vietqrIoInput, name: name.slice(0, 100) }, findVietqrIoBank);
}

const wrongTexts: Readonly<Record<string, "vietqr.badBank" | "vietqr.badAccount" | "vietqr.badAmount">> = {
  bank: "vietqr.badBank",
  account: "vietqr.badAccount",
  amount: "vietqr.badAmount",
};

/** What is wrong, by the field: vietqr.io documents `00` only, and says `invalid acqId` of an unknown bank. */
const refusals: Readonly<Record<string, { code: string; desc: string }>> = {
  bank: { code: "11", desc: "invalid acqId" },
  account: { code: "12", desc: "invalid accountNo" },
  amount: { code: "13", desc: "invalid amount" },
  info: { code: "14", desc: "invalid addInfo" },
  name: { code: "15", desc: "invalid accountName" },
};

const refusalOf = (path: string | undefined) => ({
  ...(refusals[path ?? ""] ?? { code: "99", desc: "invalid request" }),
  data: null,
});

const wireTextOf = (wireValue: string | number | null | undefined): string => (wireValue ?? "").toString();

/** Answers as `POST /v2/generate` does: what is wrong is said in the body, with status 200. */
export async function generateVietqrIo(
  vietqrIoInput: GenerateInput,
  rasterize: RasterizeDrawing,
): Promise<Result<GenerateAnswer>> {
  const cardText = readVietqrIo({
    bank: wireTextOf(vietqrIoInput.acqId),
    account: wireTextOf(vietqrIoInput.accountNo),
    amount: wireTextOf(vietqrIoInput.amount),
    info: wireTextOf(vietqrIoInput.addInfo),
    name: wireTextOf(vietqrIoInput.accountName),
  });
  if (!cardText.ok) return ok(refusalOf(cardText.failure.errors?.[0]?.path));
  const cardLayout = layoutOf(wireTextOf(vietqrIoInput.template) || "compact2");
  const cardPicture = await drawTransfer(cardText.value, { layout: cardLayout, format: "png" }, rasterize);
  if (!cardPicture.ok) return cardPicture;
  return ok({
    code: "00",
    desc: "Gen VietQR successful!",
    data: {
      acpId: Number(cardText.value.bank.bin),
      acqId: cardText.value.bank.bin,
      accountName: cardText.value.name ?? "",
      qrCode: payloadOf(cardText.value),
      qrDataURL: dataUrl(cardPicture.value),
    },
  });
}

/** The list as `GET /v2/banks` gives it; the logos are the banks' own and are left out. */
export function listVietqrIoBanks(): Static<typeof VietqrIoBankList> {
  const bankList = vietqrIoBanks.flatMap(({ id, bin, code, shortName }) => {
    const bank = banks.find((knownBank) => knownBank.bin === bin);
    if (!bank) return [];
    return [
      {
        id,
        name: bank.name,
        code,
        bin,
        shortName,
        short_name: shortName,
        logo: "",
        transferSupported: 1,
        lookupSupported: 0,
        isTransfer: 1,
        support: 3,
        swift_code: null,
      },
    ];
  });
  return { code: "00", desc: `Get Bank list successful! Total ${bankList.length} banks`, data: bankList };
}
