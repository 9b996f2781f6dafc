import { action } from "../../core/action.ts";
import { PictureAnswer } from "../../core/picture.ts";
import type { Compute } from "../../core/task.ts";
import { type HistoryEffects, historyOf } from "../history/actions.ts";
import { codes, drawActions } from "./draw-actions.ts";
import { formOfText } from "./history-form.ts";
import type { QrKind } from "./names.ts";
import { withoutPassword } from "./read-payload.ts";
import { QrContent, QrText } from "./schema.ts";
import { qrTask } from "./task.ts";

export type QrEffects = HistoryEffects & { readonly compute: Compute };

/** The history stores a code as its text: a network or a contact is what its code says. */
export const qrHistory = (effects: QrEffects) =>
  historyOf(
    {
      kind: "qr",
      draw: action(QrText, PictureAnswer, "read", (qrInput, caller) =>
        effects.compute(qrTask, qrInput, caller),
      ),
      content: QrContent,
      contentOf: ({ text: qrText }) => qrText,
      searchText: withoutPassword,
      formOf: ({ text: qrText, format: _format, ...qrStyle }) => {
        const { kind, fields } = formOfText(String(qrText));
        return { ...qrStyle, tab: kind, ...fields };
      },
    },
    effects,
  );

/** A code for each kind of content; the kinds are the tabs of the page. */
export function qrActions(effects: QrEffects) {
  const { withHistory, actions } = qrHistory(effects);
  const qrDrawActions = drawActions(effects);
  return {
    text: withHistory(qrDrawActions.text, codes.text),
    wifi: withHistory(qrDrawActions.wifi, codes.wifi),
    contact: withHistory(qrDrawActions.contact, codes.contact),
    phone: withHistory(qrDrawActions.phone, codes.phone),
    sms: withHistory(qrDrawActions.sms, codes.sms),
    email: withHistory(qrDrawActions.email, codes.email),
    /** The picture at an address of its own, which enters nobody's history. */
    byAddress: action(QrText, PictureAnswer, "image", (qrInput, caller) =>
      effects.compute(qrTask, qrInput, caller),
    ),
    ...actions,
  } satisfies Record<QrKind, unknown> & Record<string, unknown>;
}

export type QrActions = ReturnType<typeof qrActions>;
