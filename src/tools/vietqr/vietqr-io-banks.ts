import list from "./vietqr-io-banks.json" with { type: "json" };

/** A bank as vietqr.io numbers and names it, and how it named it before; the BIN is NAPAS's. */
export type VietqrIoBank = {
  readonly id: number;
  readonly bin: string;
  readonly code: string;
  readonly shortName: string;
  readonly formerNames: readonly string[];
};

/** By the code of today. */
const formerNames: Readonly<Record<string, readonly string[]>> = {
  MBV: ["Oceanbank"],
  LPB: ["LienVietPostBank"],
  Vikki: ["DOB", "DongABank"],
};

/** The list that https://api.vietqr.io/v2/banks gives. */
export const vietqrIoBanks: readonly VietqrIoBank[] = list.banks.map((bank) => ({
  ...bank,
  formerNames: formerNames[bank.code] ?? [],
}));
