import { action } from "../../core/action.ts";
import { type Result, ok } from "../../core/result.ts";
import type { ComputeClient } from "../../core/task.ts";
import { TransferCode, TransferInput, TransferPayload } from "./schema.ts";
import { type VietqrDrawing, type RasterResult, drawTransfer, payloadOf, readTransfer } from "./transfer.ts";

export type Rasterize = (drawing: VietqrDrawing, client: ComputeClient) => Promise<RasterResult>;

async function drawCard(
  transferInput: TransferInput,
  rasterize: (drawing: VietqrDrawing) => Promise<RasterResult>,
): Promise<Result<TransferCode>> {
  const cardText = readTransfer(transferInput);
  if (!cardText.ok) return cardText;
  const cardPicture = await drawTransfer(cardText.value, { layout: "card", format: "png" }, rasterize);
  if (!cardPicture.ok) return cardPicture;
  const { bank, name: _name, ...transfer } = cardText.value;
  return ok({ picture: cardPicture.value, transfer: { bank: bank.short_name, ...transfer } });
}

export const transferDrawing = (rasterize: Rasterize, limitName: "read" | "compute") =>
  action(TransferInput, TransferCode, limitName, (transferInput, caller) =>
    drawCard(transferInput, (svg) => rasterize(svg, caller)),
  );

/** A transfer as a picture and as a text, remembered nowhere. */
export const transferActions = ({ rasterize }: { readonly rasterize: Rasterize }) => ({
  image: transferDrawing(rasterize, "compute"),
  payload: action(TransferInput, TransferPayload, "compute", (transferInput) => {
    const cardText = readTransfer(transferInput);
    return cardText.ok ? ok({ payload: payloadOf(cardText.value) }) : cardText;
  }),
});
