import type { Message } from "../../core/i18n.ts";

/** JSON as it was written: numbers keep their digits, objects their order and the keys that come twice. */
export type Json = null | boolean | string | JsonNumber | JsonList | JsonObject;
export type JsonNumber = { readonly kind: "number"; readonly source: string };
export type JsonList = { readonly kind: "list"; readonly items: Json[] };
export type JsonObject = { readonly kind: "object"; readonly members: Member[] };
export type Member = { readonly key: string; readonly value: Json };

export const number = (source: string): JsonNumber => ({ kind: "number", source });
export const list = (items: Json[]): JsonList => ({ kind: "list", items });
export const object = (members: Member[]): JsonObject => ({ kind: "object", members });

/** Deeper nesting than this is refused: nobody reads it, and indentation makes its size explode. */
export const maxDepth = 256;

/** The longest text that a conversion may give, in characters. */
export const maxOutput = 8_388_608;

/** Something to say about the character at `offset` of the text that was read. */
export type Remark = { readonly offset: number; readonly about: (place: Position) => Message };
export type Position = { readonly line: number; readonly column: number };

export type Reading<Value> =
  | { readonly ok: true; readonly value: Value; readonly remarks: readonly Remark[] }
  | { readonly ok: false; readonly remark: Remark };

/** What stops a reader or a writer in the middle of its work; caught where the work began. */
export class Stop extends Error {
  readonly remark: Remark;

  constructor(remark: Remark) {
    super("stopped");
    this.remark = remark;
  }
}

/** Whether a JavaScript number, and so nearly every program that reads JSON, holds exactly what is written. */
export function isExact(source: string): boolean {
  if (source.length < 16 && !/e/i.test(source)) return true;
  const value = Number(source);
  if (!Number.isFinite(value)) return false;
  if (/^-?\d+$/.test(source)) return BigInt(source) === BigInt(value);
  return significant(source) === significant(String(value)) || significant(source).length <= 15;
}

function significant(source: string): string {
  const digits = source.replace(/e.*$/i, "").replace(/[-+.]/g, "");
  return digits.replace(/^0+/, "").replace(/0+$/, "");
}
