import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "../../core/action.ts";
import type { MessageKey } from "../../core/i18n.ts";
import { PictureAnswer } from "../../core/picture.ts";
import { nullable } from "../../core/schema.ts";

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
