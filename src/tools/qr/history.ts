import { formOfText } from "./history-form.ts";
import { withoutPassword } from "./read-payload.ts";
import { QrText } from "./schema.ts";
import type { HistorySource } from "#tools/history/reader.ts";

/** The history stores a code as its text: a network or a contact is what its code says. */
export const qrSource: HistorySource<typeof QrText, string> = {
  kind: "qr",
  input: QrText,
  contentOf: ({ text }) => text,
  searchText: withoutPassword,
  formOf: ({ text, format: _format, ...style }) => {
    const { kind, fields } = formOfText(String(text));
    return { ...style, tab: kind, ...fields };
  },
};
