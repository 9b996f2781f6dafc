import type { ComponentProps, ReactNode } from "react";
import type { Texts } from "../i18n.ts";

export const submitTexts = ["ui.cancel"] as const;

/** The form's main button; while it works, a second one that stops it. */
export function Submit({
  isBusy,
  onCancel,
  texts,
  children,
  also,
  ...button
}: {
  isBusy: boolean;
  onCancel: () => void;
  texts: Texts<(typeof submitTexts)[number]>;
  children: ReactNode;
  /** Another button that sends the same form. */
  also?: ReactNode;
} & ComponentProps<"button">) {
  return (
    <div className="actions">
      <button className="button" aria-disabled={isBusy} {...button}>
        {children}
      </button>
      {also}
      {isBusy && (
        <button type="button" className="button quiet" onClick={onCancel}>
          {texts["ui.cancel"]}
        </button>
      )}
    </div>
  );
}
