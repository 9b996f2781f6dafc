import { useRef } from "react";
import { apiTexts } from "../client/api.ts";
import { invalidateHistory } from "../client/history-version.ts";
import { useCall } from "../client/use-call.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import { type Picture, type ShownPicture, readPicture, shownPicture } from "../core/picture.ts";
import type { FieldNotes } from "../client/state.ts";
import type { Problem } from "../core/problem.ts";
import { contrastFault } from "../tools/qr/contrast.ts";
import { copyPictureTexts } from "../ui/copy-picture.tsx";
import { PictureResult } from "../ui/picture-result.tsx";
import { QrFields, qrFieldTexts } from "../ui/qr-fields.tsx";
import { QrOptions, qrOptionTexts } from "../ui/qr-options.tsx";
import { recordedPlaceTexts } from "../ui/place-note.tsx";
import { QrPicture, qrPictureTexts } from "../ui/qr-picture.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { ToolCard } from "../ui/tool-form.tsx";

export const qrIslandTexts = [
  ...apiTexts,
  ...recordedPlaceTexts,
  ...submitTexts,
  ...qrPictureTexts,
  ...copyPictureTexts,
  "ui.share",
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

export type QrIslandProps = {
  readonly lang: Lang;
  readonly texts: Texts<(typeof qrIslandTexts)[number]>;
  readonly kind: string;
  /** A GET leads to an address that can be shared; what is secret is posted. */
  readonly method: "get" | "post";
  readonly values: Readonly<Record<string, string>>;
  readonly answer: QrAnswer | null;
  readonly problem: Problem | null;
  readonly notes?: FieldNotes;
  /** The visitor has a history, which the server writes. */
  readonly isRecorded: boolean;
};

const qrOnDevice = () => import("../client/device/qr.ts");

const coloursOf = ({ dark, light }: Readonly<Record<string, unknown>>) => ({
  dark: String(dark),
  light: String(light),
});

const pictureAnswer = (picture: Picture, body: Readonly<Record<string, unknown>>): QrAnswer => ({
  ...shownPicture(picture),
  ...coloursOf(body),
});

export default function QrIsland({
  lang,
  texts,
  kind,
  method,
  values,
  answer,
  problem,
  notes,
  isRecorded,
}: QrIslandProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const qrCall = useCall<QrAnswer>({
    path: kind === "text" ? "/qr" : `/qr/${kind}`,
    lang,
    texts,
    initial: { answer, problem, notes },
    onMade: invalidateHistory,
    read: async (response, body) => {
      const isPng = response.headers.get("content-type") === "image/png";
      return { ...(await readPicture(response, isPng ? "qr-code.png" : "qr-code.svg")), ...coloursOf(body) };
    },
    device: qrOnDevice,
    // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own action gives
    readDevice: (value, body) => pictureAnswer(value as Picture, body),
    isRecorded,
    hidesStale: true,
  });
  const fault = qrCall.answer && contrastFault(qrCall.answer);
  return (
    <ToolCard
      call={qrCall}
      texts={texts}
      method={method}
      fields={
        <>
          <input type="hidden" name="tab" value={kind} />
          {kind === "text" && <QrPicture fieldRef={text} texts={texts} />}
          <QrFields kind={kind} textRef={text} values={values} problem={qrCall.problem} texts={texts} />
        </>
      }
      options={
        <>
          <QrOptions values={values} problem={qrCall.problem} texts={texts} />
          <Submit call={qrCall} texts={texts}>
            {texts["qr.generate"]}
          </Submit>
        </>
      }
    >
      <PictureResult
        title={texts["qr.result"]}
        call={qrCall}
        busyText={texts["qr.busy"]}
        emptyText={texts["qr.empty"]}
        alt={texts["qr.alt"]}
        texts={texts}
        download={qrCall.answer && fill(texts["qr.download"], { name: qrCall.answer.name })}
        {...(fault && { warning: texts[`qr.${fault}`] })}
      />
    </ToolCard>
  );
}
