import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "../../core/action.ts";
import type { MessageKey } from "../../core/i18n.ts";
import { PictureAnswer } from "../../core/picture.ts";
import { choice, nullable } from "../../core/schema.ts";
import { pictureFormats, transferTemplates } from "./names.ts";

export const Bank = Type.Object({
  bin: Type.String({ description: "six digits" }),
  code: Type.String(),
  short_name: Type.String(),
  name: Type.String(),
});
export type Bank = Answer<typeof Bank>;

export const BankList = Type.Object({ data: Type.Array(Bank) });

export const TransferInput = Type.Object({
  bank: Type.String({
    minLength: 1,
    maxLength: 100,
    description: "BIN, code or short name, or vietqr.io's code, in any case",
  }),
  account: Type.String({
    // Full-width letters and digits, as Japanese and Chinese keyboards type them, are read as plain ones.
    pattern: "^[ 　.-]*([0-9A-Za-z０-９Ａ-Ｚａ-ｚ][ 　.-]*){6,19}$",
    maxLength: 60,
    message: "vietqr.badAccount" satisfies MessageKey,
    description: "6 to 19 letters and digits; spaces, dots and dashes are dropped",
  }),
  amount: Type.Optional(
    Type.Union([Type.Integer(), Type.String()], {
      description: "đồng, 1 to 9 999 999 999 999",
      message: "vietqr.badAmount" satisfies MessageKey,
    }),
  ),
  info: Type.Optional(
    Type.String({ maxLength: 200, description: "at most 25 characters once marks are taken off" }),
  ),
});
export type TransferInput = Static<typeof TransferInput>;

const holderName = Type.Optional(
  Type.String({
    maxLength: 100,
    description: "the holder's name, written on the picture; a code cannot hold it",
  }),
);

export const TransferPicture = Type.Object({
  ...TransferInput.properties,
  name: holderName,
  template: choice(transferTemplates, { default: "card" }),
  format: choice(["png", "svg"], { default: "png" }),
});

/** vietqr.io's Quick Link, by its own names. */
export const QuickLink = Type.Object({
  bank: Type.String(),
  account: Type.String(),
  template: Type.String(),
  format: choice(pictureFormats),
  amount: Type.String({ default: "" }),
  addInfo: Type.String({ default: "", maxLength: 200 }),
  accountName: Type.String({ default: "" }),
});

const anyText = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()]));

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

/** What a code says, in the form that is stored and shown. */
export const Transfer = Type.Object({
  bank: Type.String({ description: "the bank's short name" }),
  account: Type.String(),
  amount: Type.Optional(Type.Integer({ description: "đồng" })),
  info: Type.Optional(Type.String()),
});
export type Transfer = Answer<typeof Transfer>;

export const TransferCode = Type.Object({ picture: PictureAnswer, transfer: Transfer });
export type TransferCode = Answer<typeof TransferCode>;

export const TransferPayload = Type.Object({
  payload: Type.String({ description: "the EMVCo text that the code's modules hold" }),
});

/** What the history says of a transfer. */
export const TransferContent = Type.Object({
  bank: Type.String(),
  account: Type.String(),
  amount: Type.Union([Type.Integer(), Type.String(), Type.Null()], { description: "đồng" }),
  info: nullable(Type.String()),
});
export type TransferContent = Answer<typeof TransferContent>;
