import { join } from "node:path";
import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import type { Entries } from "./changes.ts";
import { type DataSet, dayOf, expectKeys, jsonOfLines } from "./data-set.ts";
import { readJson } from "./source.ts";

const usual = "https://api.vietqr.io/v2/banks";

const Bank = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: 100_000 }),
  bin: Type.String({ pattern: String.raw`^\d{6}$` }),
  code: Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{1,19}$" }),
  shortName: Type.String({ minLength: 1, maxLength: 40 }),
});
type Bank = typeof Bank.static;

const Answer = Type.Object({
  code: Type.Literal("00"),
  data: Type.Array(Type.Unknown(), { maxItems: 500 }),
});
const Stored = Type.Object({ banks: Type.Array(Bank) });

const minBanks = 45;
const bankName = /^[\p{L}\p{N}][\p{L}\p{N} .&-]*$/u;

function bankOf(json: unknown): Bank {
  if (!Value.Check(Bank, json) || !bankName.test(json.shortName))
    throw new Error(`${JSON.stringify(json)?.slice(0, 200)} is no bank`);
  const { id, bin, code, shortName } = json;
  return { id, bin, code, shortName };
}

function entriesOf(banks: readonly Bank[]): Entries {
  const entries = new Map(banks.map(({ id, bin, code, shortName }) => [bin, `${code} ${shortName} (${id})`]));
  for (const key of ["id", "bin", "code"] as const) {
    const values = banks.map((bank) => bank[key]);
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice !== undefined) throw new Error(`two banks have the ${key} ${twice}`);
  }
  return entries;
}

export const vietqrIo: DataSet = {
  name: "vietqr-io",
  what: "banks as vietqr.io names them",
  maxLoss: 0.05,
  async fetch({ root, from, now, bounds }) {
    const json = await readJson(from["vietqr-io"] ?? usual, bounds);
    if (!Value.Check(Answer, json)) throw new Error("it is no list of banks");
    const banks = json.data.map(bankOf);
    if (banks.length < minBanks) throw new Error(`it has only ${banks.length} banks`);
    const after = entriesOf(banks);
    expectKeys(after, ["970436", "970415", "970418", "970405"]);
    const file = join(root, "src/tools/vietqr/vietqr-io-banks.json");
    const present = Value.Parse(Stored, await Bun.file(file).json());
    const date = dayOf(now);
    return {
      source: usual,
      date,
      before: entriesOf(present.banks),
      after,
      write: async () => {
        const lines = banks.map((bank) => JSON.stringify(bank));
        await Bun.write(file, jsonOfLines({ source: usual, date }, { key: "banks", brackets: "[]", lines }));
      },
    };
  },
};
