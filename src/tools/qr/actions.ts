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
      draw: action(QrText, PictureAnswer, "read", (input, caller) => effects.compute(qrTask, input, caller)),
      content: QrContent,
      contentOf: ({ text }) => text,
      searchText: withoutPassword,
      formOf: ({ text, format: _format, ...style }) => {
        const { kind, fields } = formOfText(String(text));
        return { ...style, tab: kind, ...fields };
      },
    },
    effects,
  );

/** A code for each kind of content; the kinds are the tabs of the page. */
export function qrActions(effects: QrEffects) {
  const { withHistory, actions } = qrHistory(effects);
  const draw = drawActions(effects);
  return {
    text: withHistory(draw.text, codes.text),
    wifi: withHistory(draw.wifi, codes.wifi),
    contact: withHistory(draw.contact, codes.contact),
    phone: withHistory(draw.phone, codes.phone),
    sms: withHistory(draw.sms, codes.sms),
    email: withHistory(draw.email, codes.email),
    /** The picture at an address of its own, which enters nobody's history. */
    byAddress: action(QrText, PictureAnswer, "image", (input, caller) =>
      effects.compute(qrTask, input, caller),
    ),
    ...actions,
  } satisfies Record<QrKind, unknown> & Record<string, unknown>;
}

export type QrActions = ReturnType<typeof qrActions>;
