import { action } from "../../core/action.ts";
import { type Result, ok } from "../../core/result.ts";
import type { ComputeClient } from "../../core/task.ts";
import { TransferCode, TransferInput, TransferPayload } from "./schema.ts";
import { type Drawing, type RasterResult, drawTransfer, payloadOf, readTransfer } from "./transfer.ts";

export type Rasterize = (drawing: Drawing, client: ComputeClient) => Promise<RasterResult>;

async function drawCard(
  input: TransferInput,
  rasterize: (drawing: Drawing) => Promise<RasterResult>,
): Promise<Result<TransferCode>> {
  const text = readTransfer(input);
  if (!text.ok) return text;
  const picture = await drawTransfer(text.value, { layout: "card", format: "png" }, rasterize);
  if (!picture.ok) return picture;
  const { bank, name: _name, ...transfer } = text.value;
  return ok({ picture: picture.value, transfer: { bank: bank.short_name, ...transfer } });
}

export const transferDrawing = (rasterize: Rasterize, limit: "read" | "compute") =>
  action(TransferInput, TransferCode, limit, (input, caller) =>
    drawCard(input, (svg) => rasterize(svg, caller)),
  );

/** A transfer as a picture and as a text, remembered nowhere. */
export const transferActions = ({ rasterize }: { readonly rasterize: Rasterize }) => ({
  image: transferDrawing(rasterize, "compute"),
  payload: action(TransferInput, TransferPayload, "compute", (input) => {
    const text = readTransfer(input);
    return text.ok ? ok({ payload: payloadOf(text.value) }) : text;
  }),
});
