import { type Result, ok } from "../../core/result.ts";
import { dataUrl } from "../../core/picture.ts";
import type { Static } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { banks, findVietqrIoBank } from "./banks.ts";
import type { CardText, LayoutName } from "./card.ts";
import { type GenerateAnswer, type GenerateInput, TransferInput, type VietqrIoBankList } from "./schema.ts";
import { type RasterResult, type Drawing, drawTransfer, payloadOf, readTransfer } from "./transfer.ts";
import { vietqrIoBanks } from "./vietqr-io-banks.ts";

/** The wire of vietqr.io, so that a program made for it needs another host and nothing else; see decisions/080. */
type Wire = {
  readonly bank: string;
  readonly account: string;
  readonly amount: string;
  readonly info: string;
  readonly name: string;
};

const layoutNames = { compact: "compact", compact2: "compact2", qr_only: "qr", print: "print" } as const;

/** Somebody's own template, which vietqr.io derives from one of its four, is drawn as the one that says most. */
export const layoutOf = (template: string): LayoutName =>
  Object.entries(layoutNames).find(([name]) => name === template.toLowerCase())?.[1] ?? "compact2";

/** There an amount of 0 is none. */
const amountText = (amount: string): string => (/^0*$/.test(amount.trim()) ? "" : amount);

export function readVietqrIo({ bank, account, amount, info, name }: Wire): Result<CardText> {
  const vietqrIoInput = {
    bank,
    account,
    ...(amountText(amount) && { amount: amountText(amount) }),
    ...(info && { info }),
  };
  const wrong = Value.Errors(TransferInput, vietqrIoInput).First();
  const path = wrong?.path.slice(1) ?? "";
  if (wrong)
    return {
      ok: false,
      failure: {
        code: "invalid_input",
        errors: [{ path, message: { key: wrongTexts[path] ?? "invalid.format" } }],
      },
    };
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

const textOf = (value: string | number | null | undefined): string => (value ?? "").toString();

/** Answers as `POST /v2/generate` does: what is wrong is said in the body, with status 200. */
export async function generateVietqrIo(
  vietqrIoInput: GenerateInput,
  rasterize: (drawing: Drawing) => Promise<RasterResult>,
): Promise<Result<GenerateAnswer>> {
  const text = readVietqrIo({
    bank: textOf(vietqrIoInput.acqId),
    account: textOf(vietqrIoInput.accountNo),
    amount: textOf(vietqrIoInput.amount),
    info: textOf(vietqrIoInput.addInfo),
    name: textOf(vietqrIoInput.accountName),
  });
  if (!text.ok) return ok(refusalOf(text.failure.errors?.[0]?.path));
  const layout = layoutOf(textOf(vietqrIoInput.template) || "compact2");
  const picture = await drawTransfer(text.value, { layout, format: "png" }, rasterize);
  if (!picture.ok) return picture;
  return ok({
    code: "00",
    desc: "Gen VietQR successful!",
    data: {
      acpId: Number(text.value.bank.bin),
      acqId: text.value.bank.bin,
      accountName: text.value.name ?? "",
      qrCode: payloadOf(text.value),
      qrDataURL: dataUrl(picture.value),
    },
  });
}

/** The list as `GET /v2/banks` gives it; the logos are the banks' own and are left out. */
export function listVietqrIoBanks(): Static<typeof VietqrIoBankList> {
  const data = vietqrIoBanks.flatMap(({ id, bin, code, shortName }) => {
    const bank = banks.find((one) => one.bin === bin);
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
  return { code: "00", desc: `Get Bank list successful! Total ${data.length} banks`, data };
}
