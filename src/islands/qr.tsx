import { apiTexts } from "../client/api.ts";
import { invalidateHistory } from "../client/history-version.ts";
import { useCall } from "../client/use-call.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { contrastFault } from "../tools/qr/contrast.ts";
import { PictureResult } from "../ui/picture-result.tsx";
import { QrFields, qrFieldTexts } from "../ui/qr-fields.tsx";
import { QrOptions, qrOptionTexts } from "../ui/qr-options.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

export const qrTexts = [
  ...apiTexts,
  ...submitTexts,
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

export type QrAnswer = {
  readonly src: string;
  readonly name: string;
  readonly dark: string;
  readonly light: string;
};

export type QrProps = {
  readonly lang: Lang;
  readonly texts: Texts<(typeof qrTexts)[number]>;
  readonly kind: string;
  /** A GET leads to an address that can be shared; what is secret is posted. */
  readonly method: "get" | "post";
  readonly values: Readonly<Record<string, string>>;
  readonly answer: QrAnswer | null;
  readonly problem: Problem | null;
};

export default function Qr({ lang, texts, kind, method, values, answer, problem }: QrProps) {
  const call = useCall<QrAnswer>({
    path: kind === "text" ? "/qr" : `/qr/${kind}`,
    lang,
    texts,
    initial: { answer, problem },
    onAnswer: invalidateHistory,
    read: async (response, body) => {
      const picture = await response.blob();
      const name = picture.type === "image/png" ? "qr-code.png" : "qr-code.svg";
      return {
        src: URL.createObjectURL(picture),
        name,
        dark: String(body["dark"]),
        light: String(body["light"]),
      };
    },
  });
  const fault = call.answer && contrastFault(call.answer);
  return (
    <div className="tool split">
      <form method={method} action="#result" className="panel" onSubmit={call.submit}>
        <input type="hidden" name="tab" value={kind} />
        <QrFields kind={kind} values={values} problem={call.problem} texts={texts} />
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
        download={call.answer && fill(texts["qr.download"], { name: call.answer.name })}
        {...(fault && { warning: texts[`qr.${fault}`] })}
      />
    </div>
  );
}
