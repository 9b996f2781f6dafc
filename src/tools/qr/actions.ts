import type { Static, TObject } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import { PictureAnswer } from "../../core/picture.ts";
import type { Compute } from "../../core/task.ts";
import { type HistoryEffects, historyOf } from "../history/actions.ts";
import type { QrKind } from "./names.ts";
import { qrTask } from "./task.ts";
import { contactPayload, emailPayload, phonePayload, smsPayload, wifiPayload } from "./payloads.ts";
import { QrContact, QrContent, QrEmail, QrPhone, QrSms, QrText, QrWifi } from "./schema.ts";

export type QrEffects = HistoryEffects & { readonly compute: Compute };

/** The history stores a code as its text: a network or a contact is what its code says. */
export const qrHistory = (effects: QrEffects) =>
  historyOf(
    {
      kind: "qr",
      draw: action(QrText, PictureAnswer, "read", (input, caller) => effects.compute(qrTask, input, caller)),
      content: QrContent,
      contentOf: ({ text }) => text,
    },
    effects,
  );

type TextCode = Static<typeof QrText>;

/** What draws a code again, without the fields of its own kind. */
const entryOf = ({ text, format, size, margin, level, dark, light }: TextCode): TextCode => ({
  text,
  format,
  size,
  margin,
  level,
  dark,
  light,
});

/** A code for each kind of content; the kinds are the tabs of the page. */
export function qrActions(effects: QrEffects) {
  const { remember, actions } = qrHistory(effects);

  const drawing = <Input extends TObject>(input: Input, codeOf: (fields: Static<Input>) => TextCode) =>
    remember(
      action(input, PictureAnswer, "compute", (fields, caller) =>
        effects.compute(qrTask, entryOf(codeOf(fields)), caller),
      ),
      (fields) => entryOf(codeOf(fields)),
    );

  return {
    text: drawing(QrText, (fields) => fields),
    wifi: drawing(QrWifi, (fields) => ({ ...fields, text: wifiPayload(fields) })),
    contact: drawing(QrContact, (fields) => ({ ...fields, text: contactPayload(fields) })),
    phone: drawing(QrPhone, (fields) => ({ ...fields, text: phonePayload(fields) })),
    sms: drawing(QrSms, (fields) => ({ ...fields, text: smsPayload(fields) })),
    email: drawing(QrEmail, (fields) => ({ ...fields, text: emailPayload(fields) })),
    /** The picture at an address of its own, which enters nobody's history. */
    byAddress: action(QrText, PictureAnswer, "image", (input, caller) =>
      effects.compute(qrTask, input, caller),
    ),
    ...actions,
  } satisfies Record<QrKind, unknown> & Record<string, unknown>;
}

export type QrActions = ReturnType<typeof qrActions>;
