import type { HistorySource } from "#tools/history/reader.ts";
import { findBank } from "./banks.ts";
import { type TransferContent, CardInput } from "./schema.ts";

const contentOf = ({ bank, account, amount, info }: CardInput): TransferContent => ({
  bank: findBank(bank)?.short_name ?? bank,
  account,
  amount: amount ?? null,
  info: info ?? null,
});

export const vietqrSource: HistorySource<typeof CardInput, TransferContent> = {
  kind: "vietqr",
  input: CardInput,
  contentOf,
  searchText: (content) => Object.values(content).join(" "),
};
