import { useRef } from "react";
import { apiTexts } from "#client/api.ts";
import { invalidateHistory } from "#client/history-version.ts";
import { useCall } from "#client/use-call.ts";
import { type Lang, type Texts, fill } from "#core/i18n.ts";
import { type Picture, type ShownPicture, readPicture, shownPicture } from "#core/picture.ts";
import type { FieldNotes } from "#client/state.ts";
import type { Problem } from "#core/problem.ts";
import { contrastFault } from "#tools/qr/contrast.ts";
import { colours, wifiSecurities } from "#tools/qr/schema.ts";
import { wifiDoubt } from "#tools/qr/wifi-key.ts";
import { copyPictureTexts } from "#ui/copy-picture.tsx";
import { PictureResult } from "#ui/picture-result.tsx";
import { QrFields, QrOptions, qrFieldTexts, qrOptionTexts } from "./qr/fields.tsx";
import { recordedPlaceTexts } from "#ui/place-note.tsx";
import { QrPicture, qrPictureTexts } from "#ui/qr-picture.tsx";
import { Submit, submitTexts } from "#ui/submit.tsx";
import { ToolCard } from "#ui/tool-form.tsx";

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
  "qr.noPassword",
  "qr.otherPassword",
  "qr.longWepKey",
] as const;

/** A code, and what about it may keep a device from reading or following it. */
export type QrAnswer = ShownPicture & {
  readonly doubt: ReturnType<typeof contrastFault> | ReturnType<typeof wifiDoubt>;
};

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

const qrOnDevice = () => import("#client/device/qr.ts");

/** Of the fields that it was drawn from. */
export function qrAnswer(
  picture: ShownPicture,
  kind: string,
  fields: Readonly<Record<string, unknown>>,
): QrAnswer {
  const { dark = colours.dark, light = colours.light, password = "", security } = fields;
  const colourFault = contrastFault({ dark: String(dark), light: String(light) });
  if (colourFault || kind !== "wifi") return { ...picture, doubt: colourFault };
  const given = wifiSecurities.find((known) => known === security) ?? wifiSecurities[0];
  return { ...picture, doubt: wifiDoubt({ password: String(password), security: given }) };
}

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
      const name = isPng ? "qr-code.png" : "qr-code.svg";
      return qrAnswer(await readPicture(response, name), kind, body);
    },
    device: qrOnDevice,
    // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own action gives
    readDevice: (value, body) => qrAnswer(shownPicture(value as Picture), kind, body),
    isRecorded,
    hidesStale: true,
  });
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
        {...(qrCall.answer?.doubt && { warning: texts[`qr.${qrCall.answer.doubt}`] })}
      />
    </ToolCard>
  );
}
