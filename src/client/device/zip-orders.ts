import { withoutMarks } from "#core/fold.ts";
import { findBank } from "#tools/vietqr/banks.ts";
import { transferCard } from "#tools/vietqr/card.ts";
import type { OrderCodes } from "#tools/vietqr/schema.ts";
import { completeBrowser } from "./load.ts";
import { rasterizeOnDevice } from "./rasterize.ts";
import { zipOf } from "./zip.ts";

type Order = OrderCodes["data"][number];

/** By its place in the list, so that names that are alike stay apart and the order is kept. */
const fileName = ({ line, label, info }: Order): string =>
  [String(line).padStart(3, "0"), label, info]
    .map((part = "") =>
      withoutMarks(part)
        .replace(/[^\w-]+/g, "-")
        .slice(0, 40),
    )
    .filter((part) => /\w/.test(part))
    .join("-") + ".png";

/** A card for each order of a list as a picture, in a ZIP; told how many are drawn. */
export async function zipOrders(
  { bank: bankName, account, name, data }: OrderCodes,
  onDrawn: (count: number) => void,
): Promise<Blob> {
  await completeBrowser();
  const bank = findBank(bankName);
  if (!bank) throw new Error(bankName);
  const files: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[] = [];
  for (const order of data) {
    const { payload, amount, info } = order;
    const card = transferCard(payload, {
      bank,
      account,
      ...(amount !== undefined && { amount }),
      ...(info && { info }),
      ...(name && { name }),
    });
    const picture = card.ok ? await rasterizeOnDevice({ svg: card.value }) : card;
    if (!picture.ok) throw new Error(payload);
    files.push({ name: fileName(order), bytes: picture.value.bytes });
    onDrawn(files.length);
  }
  return zipOf(files);
}
