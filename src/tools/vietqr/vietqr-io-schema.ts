import { type Static, Type } from "@sinclair/typebox";
import { choice, nullable, text } from "#core/schema.ts";
import { pictureFormats } from "./schema.ts";

/** vietqr.io's Quick Link, by its own names. */
export const QuickLink = Type.Object({
  bank: text({ maxLength: 100 }),
  account: text({ maxLength: 100 }),
  template: text({ maxLength: 100 }),
  format: choice(pictureFormats),
  amount: text({ default: "", maxLength: 100 }),
  addInfo: text({ default: "", maxLength: 200 }),
  accountName: text({ default: "", maxLength: 200 }),
});

const anyText = Type.Optional(Type.Union([text({ maxLength: 1000 }), Type.Number(), Type.Null()]));

/** The body of vietqr.io's `POST /v2/generate`; it takes numbers for texts, and so does this. */
export const GenerateInput = Type.Object({
  accountNo: anyText,
  accountName: anyText,
  acqId: anyText,
  amount: anyText,
  addInfo: anyText,
  format: anyText,
  template: anyText,
});
export type GenerateInput = Static<typeof GenerateInput>;

export const GenerateAnswer = Type.Object({
  code: Type.String({
    description: "`00`, or what was wrong: 11 bank, 12 account, 13 amount, 14 message, 15 name",
  }),
  desc: Type.String(),
  data: nullable(
    Type.Object({
      acpId: Type.Integer({ description: "the bank's BIN" }),
      acqId: Type.String({ description: "the same, as vietqr.io's library spells it" }),
      accountName: Type.String(),
      qrCode: Type.String({ description: "the EMVCo text" }),
      qrDataURL: Type.String({ description: "a PNG as a `data:` address" }),
    }),
  ),
});
export type GenerateAnswer = Static<typeof GenerateAnswer>;

export const VietqrIoBankList = Type.Object({
  code: Type.String(),
  desc: Type.String(),
  data: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      code: Type.String(),
      bin: Type.String(),
      shortName: Type.String(),
      short_name: Type.String(),
      logo: Type.String({ description: "always blank: logos belong to the banks" }),
      transferSupported: Type.Integer(),
      lookupSupported: Type.Integer(),
      isTransfer: Type.Integer(),
      support: Type.Integer(),
      swift_code: nullable(Type.String()),
    }),
  ),
});
