import { action } from "#core/action.ts";
import { PictureAnswer } from "#core/picture.ts";
import type { Compute } from "#core/task.ts";
import { sendsPicture, tool } from "#core/tool.ts";
import { historyCalls, withHistory } from "#tools/history/calls.ts";
import draw, { codes } from "./draw-calls.ts";
import { qrSource } from "./history.ts";
import { QrContent, QrText } from "./schema.ts";
import { qrTask } from "./draw.ts";
import taskPages from "./task-pages.ts";

const url = "https://example.com/";

/** A code for each kind of content; the kinds are the tabs of the page. */
export default tool({
  id: "qr",
  path: "/qr",
  group: "codes",
  icon: "qr-code",
  calls: {
    ...historyCalls({
      ...qrSource,
      content: QrContent,
      draw: draw.text,
      sends: sendsPicture,
      sample: { content: url, input: { text: url } },
    }),
    text: withHistory("qr", draw.text, codes.text),
    wifi: withHistory("qr", draw.wifi, codes.wifi),
    contact: withHistory("qr", draw.contact, codes.contact),
    phone: withHistory("qr", draw.phone, codes.phone),
    sms: withHistory("qr", draw.sms, codes.sms),
    email: withHistory("qr", draw.email, codes.email),
    event: withHistory("qr", draw.event, codes.event),
    geo: withHistory("qr", draw.geo, codes.geo),
  },
  besides: ({ compute }: { readonly compute: Compute }) => ({
    /** The picture at an address of its own, which enters nobody's history. */
    byAddress: action(QrText, PictureAnswer, "image", (input, caller) => compute(qrTask, input, caller)),
  }),
  tasks: taskPages,
});
