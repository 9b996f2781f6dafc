import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import type { MessageKey } from "#core/i18n.ts";
import { PictureAnswer } from "#core/picture.ts";
import { choice, nullable, text } from "#core/schema.ts";
import { Bank } from "./bank.ts";
import { readAccount } from "./read-account.ts";
import { readAmount } from "./read-amount.ts";
import { readBank } from "./read-bank.ts";
import { maxHolderLength } from "./labelled-words.ts";

/** The most characters of a transfer's message (EMVCo MPM, field 62-08). */
export const maxInfoLength = 25;

/** The most đồng of a transfer: thirteen digits (EMVCo MPM, field 54). */
export const maxAmount = 9_999_999_999_999;

/** Rows of a list of orders, and its characters: a row takes some two milliseconds to draw. */
export const maxOrders = 200;
const maxOrdersLength = 40_000;

/** The most characters of what a card of a sheet is headed with. */
export const maxLabelLength = 60;

/** What a picture shows besides the code: `compact` the bank, `card` all there is, `qr` nothing, `print` all and larger. */
const transferTemplates = ["compact", "card", "qr", "print"] as const;

export const pictureFormats = ["png", "jpg", "svg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** An account's number by itself. */
export const accountPattern = "^[0-9A-Za-z]{6,19}$";

/** What a sheet of A4 is cut into: twelve codes, four cards of A6, or two of A5 to stand on tables. */
const sheetSizes = ["a4", "a6", "a5"] as const;

export const BankList = Type.Object({ data: Type.Array(Bank) });

export const TransferInput = Type.Object({
  bank: text({
    minLength: 1,
    maxLength: 100,
    missing: "vietqr.noBank" satisfies MessageKey,
    description: "BIN, code or short name, or what people or vietqr.io call it, in any case",
    reads: readBank,
  }),
  account: text({
    pattern: accountPattern,
    maxLength: 60,
    message: "vietqr.badAccount" satisfies MessageKey,
    description: "6 to 19 letters and digits; spaces, dots, dashes and the words around it are dropped",
    reads: readAccount,
  }),
  amount: Type.Optional(
    Type.Union([Type.Integer(), text({ maxLength: 40 })], {
      description: "đồng, 1 to 9 999 999 999 999; also as people write it: 50k, 1tr5",
      message: "vietqr.badAmount" satisfies MessageKey,
      reads: readAmount,
    }),
  ),
  info: Type.Optional(
    text({ maxLength: 200, description: "at most 25 characters once marks are taken off" }),
  ),
});
export type TransferInput = Static<typeof TransferInput>;

const holderName = Type.Optional(
  text({
    maxLength: maxHolderLength,
    description:
      "the holder's name, written on the picture only: payers' apps show the name that the bank has",
  }),
);

export const CardInput = Type.Object({ ...TransferInput.properties, name: holderName });
export type CardInput = Static<typeof CardInput>;

export const TransferPicture = Type.Object({
  ...CardInput.properties,
  template: choice(transferTemplates, { default: "card" }),
  format: choice(["png", "svg"], { default: "png" }),
});

/** What a card says, in the form that is stored and shown. */
export const Transfer = Type.Object({
  bank: Type.String({ description: "the bank's short name" }),
  account: Type.String(),
  amount: Type.Optional(Type.Integer({ description: "đồng" })),
  info: Type.Optional(Type.String()),
  name: Type.Optional(Type.String({ description: "the holder's, on the picture only" })),
});
export type Transfer = Answer<typeof Transfer>;

export const TransferCode = Type.Object({
  picture: PictureAnswer,
  transfer: Transfer,
  isReadBack: Type.Boolean({ description: "whether the picture was read again, and says the same" }),
});
export type TransferCode = Answer<typeof TransferCode>;

export const TransferPayload = Type.Object({
  payload: Type.String({ description: "the EMVCo text that the code's modules hold" }),
});

const { bank, account, name } = CardInput.properties;

export const OrdersInput = Type.Object({
  bank,
  account,
  name,
  orders: text({
    minLength: 1,
    maxLength: maxOrdersLength,
    missing: "vietqr.orders.none" satisfies MessageKey,
    description:
      "a line each, at most 200: amount, message, whom it is for, with commas, semicolons or tabs; a first line may name the columns",
  }),
  size: choice(sheetSizes, {
    default: "a4",
    description: "of the page's cards: twelve on a sheet of A4, or cards of A6 or A5",
  }),
});
export type OrdersInput = Static<typeof OrdersInput>;

export const OrderCode = Type.Object({
  line: Type.Integer({ description: "where the row stands in the list, from 1" }),
  amount: Type.Optional(Type.Integer({ description: "đồng" })),
  info: Type.Optional(Type.String()),
  label: Type.Optional(Type.String({ description: "whom it is for, on the card only" })),
  payload: TransferPayload.properties.payload,
  svg: Type.String({ description: "the code alone, as an SVG document" }),
});
export type OrderCode = Answer<typeof OrderCode>;

export const OrderCodes = Type.Object({
  bank: Type.String({ description: "the bank's short name" }),
  account: Type.String(),
  name: Type.Optional(Type.String({ description: "the holder's, on the picture only" })),
  size: choice(sheetSizes),
  data: Type.Array(OrderCode),
});
export type OrderCodes = Answer<typeof OrderCodes>;

/** What the history says of a transfer. */
export const TransferContent = Type.Object({
  bank: Type.String(),
  account: Type.String(),
  amount: Type.Union([Type.Integer(), Type.String(), Type.Null()], { description: "đồng" }),
  info: nullable(Type.String()),
});
export type TransferContent = Answer<typeof TransferContent>;
