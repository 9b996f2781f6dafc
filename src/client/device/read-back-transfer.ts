import type { Lang } from "#core/i18n.ts";
import { TransferInput } from "#tools/vietqr/schema.ts";
import { readQrAt } from "./read-qr.ts";
import { runOnDevice } from "./run.ts";
import part from "./vietqr.ts";

/** Whether the code in a picture says what a form of transfers does, every digit of it. */
export async function readsBack(
  address: string,
  fields: Readonly<Record<string, unknown>>,
  lang: Lang,
): Promise<boolean> {
  const path = "/vietqr/payload";
  const asked = Object.fromEntries(
    Object.keys(TransferInput.properties).flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
  );
  const said = await runOnDevice(await part.load(lang), path, asked, lang);
  if (!said?.ok) return false;
  // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own call answers
  const { payload } = said.answer as { readonly payload: string };
  const reading = await readQrAt(address);
  return reading.ok && reading.text === payload;
}
