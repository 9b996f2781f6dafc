import { useState } from "react";
import { saveFile } from "#client/save-file.ts";
import { type IslandTexts, fill } from "#core/i18n.ts";
import type { OrderCodes } from "#tools/vietqr/schema.ts";
import { Icon } from "#ui/icon.tsx";

/** Draws a picture for each code of a list on the device, to be sent to whom it is for. */
export function ZipButton({ codes, texts }: { codes: OrderCodes; texts: IslandTexts<"vietqr"> }) {
  const [progress, setProgress] = useState<number | "failed" | null>(null);
  const count = codes.data.length;
  const isDrawing = typeof progress === "number";
  const draw = async () => {
    setProgress(0);
    const { zipOrders } = await import("#client/device/zip-orders.ts");
    saveFile(await zipOrders(codes, setProgress), "vietqr.zip");
    setProgress(null);
  };
  return (
    <>
      <button
        type="button"
        className="button quiet"
        aria-disabled={isDrawing || undefined}
        onClick={() => {
          if (!isDrawing) void draw().catch(() => setProgress("failed"));
        }}
      >
        <Icon name="download" />
        <span aria-live="polite">
          {isDrawing
            ? fill(texts["vietqr.orders.drawing"], { done: progress, count })
            : texts["vietqr.orders.zip"]}
        </span>
      </button>
      {progress === "failed" && (
        <p className="error" role="alert">
          {texts["vietqr.orders.noZip"]}
        </p>
      )}
    </>
  );
}
