import { useRef } from "react";
import { apiTexts } from "../client/api.ts";
import { invalidateHistory } from "../client/history-version.ts";
import { useCall } from "../client/use-call.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import { type Picture, type ShownPicture, readPicture, shownPicture } from "../core/picture.ts";
import type { Problem } from "../core/problem.ts";
import { contrastFault } from "../tools/qr/contrast.ts";
import { copyPictureTexts } from "../ui/copy-picture.tsx";
import { PictureResult } from "../ui/picture-result.tsx";
import { QrFields, qrFieldTexts } from "../ui/qr-fields.tsx";
import { QrOptions, qrOptionTexts } from "../ui/qr-options.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { QrPicture, qrPictureTexts } from "../ui/qr-picture.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

export const qrTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...qrPictureTexts,
  ...copyPictureTexts,
  ...qrFieldTexts,
  ...qrOptionTexts,
  "qr.generate",
  "qr.busy",
  "qr.result",
  "qr.alt",
  "qr.empty",
  "qr.download",
  "qr.weak",
  "qr.inverted",
] as const;

export type QrAnswer = ShownPicture & { readonly dark: string; readonly light: string };

export type QrProps = {
  readonly lang: Lang;
  readonly texts: Texts<(typeof qrTexts)[number]>;
  readonly kind: string;
  /** A GET leads to an address that can be shared; what is secret is posted. */
  readonly method: "get" | "post";
  readonly values: Readonly<Record<string, string>>;
  readonly answer: QrAnswer | null;
  readonly problem: Problem | null;
  /** The visitor has a history, which the server writes. */
  readonly isRecorded: boolean;
};

const device = () => import("../client/device/qr.ts");

const coloursOf = ({ dark, light }: Readonly<Record<string, unknown>>) => ({
  dark: String(dark),
  light: String(light),
});

const pictureAnswer = (picture: Picture, body: Readonly<Record<string, unknown>>): QrAnswer => ({
  ...shownPicture(picture),
  ...coloursOf(body),
});

export default function Qr({ lang, texts, kind, method, values, answer, problem, isRecorded }: QrProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const call = useCall<QrAnswer>({
    path: kind === "text" ? "/qr" : `/qr/${kind}`,
    lang,
    texts,
    initial: { answer, problem },
    onAnswer: invalidateHistory,
    read: async (response, body) => {
      const isPng = response.headers.get("content-type") === "image/png";
      return { ...(await readPicture(response, isPng ? "qr-code.png" : "qr-code.svg")), ...coloursOf(body) };
    },
    device,
    // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own action gives
    readDevice: (value, body) => pictureAnswer(value as Picture, body),
    isRecorded,
    isLenient: true,
  });
  const fault = call.answer && contrastFault(call.answer);
  return (
    <div className="tool split">
      <form method={method} action="#result" className="panel" onSubmit={call.submit} onInput={call.follow}>
        <input type="hidden" name="tab" value={kind} />
        <QrFields kind={kind} textRef={text} values={values} problem={call.problem} texts={texts} />
        {kind === "text" && <QrPicture fieldRef={text} texts={texts} />}
        <QrOptions values={values} problem={call.problem} texts={texts} />
        <Submit isBusy={call.isBusy} onCancel={call.cancel} texts={texts}>
          {texts["qr.generate"]}
        </Submit>
      </form>
      <PictureResult
        title={texts["qr.result"]}
        call={call}
        busyText={texts["qr.busy"]}
        emptyText={texts["qr.empty"]}
        alt={texts["qr.alt"]}
        texts={texts}
        download={call.answer && fill(texts["qr.download"], { name: call.answer.name })}
        {...(fault && { warning: texts[`qr.${fault}`] })}
      />
      <PlaceNote place={call.place} texts={texts} />
    </div>
  );
}
