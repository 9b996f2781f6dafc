import { decode } from "#core/decode.ts";
import { TransferInput } from "#tools/vietqr/schema.ts";
import { payloadOf, readTransfer } from "#tools/vietqr/transfer.ts";
import { completeBrowser } from "./load.ts";
import { readQrAt } from "./read-qr.ts";

/** Whether the code in a picture says what a form of transfers does, every digit of it. */
export async function readsBack(
  address: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  await completeBrowser();
  const asked = Object.fromEntries(
    Object.keys(TransferInput.properties).flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
  );
  const input = decode(TransferInput, asked, "json");
  const transfer = input.ok ? readTransfer(input.value) : input;
  if (!transfer.ok) return false;
  const reading = await readQrAt(address);
  return reading.ok && reading.text === payloadOf(transfer.value);
}
