import { useRef } from "react";
import { invalidateHistory } from "#client/history-version.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import { type Picture, type ShownPicture, readPicture, shownPicture } from "#core/picture.ts";
import type { IslandProps } from "#client/state.ts";
import drawCalls from "#tools/qr/draw-calls.ts";
import { contrastFault } from "#tools/qr/contrast.ts";
import { type QrKind, colours, wifiSecurities } from "#tools/qr/schema.ts";
import { wifiDoubt } from "#tools/qr/wifi-key.ts";
import { PictureResult } from "#ui/picture-result.tsx";
import { FrameFields, useFrame } from "./qr/frame.tsx";
import { QrFields, QrOptions } from "./qr/fields.tsx";
import { QrPicture } from "#ui/qr-picture.tsx";
import { Submit } from "#ui/submit.tsx";
import { ToolCard } from "#ui/tool-form.tsx";

/** A code, and what about it may keep a device from reading or following it. */
export type QrAnswer = ShownPicture & {
  readonly doubt: ReturnType<typeof contrastFault> | ReturnType<typeof wifiDoubt>;
  readonly dark: string;
  readonly light: string;
};

export type QrIslandProps = IslandProps<"qr", QrAnswer> & {
  readonly kind: QrKind;
  /** A GET leads to an address that can be shared; what is secret is posted. */
  readonly method: "get" | "post";
  /** The visitor has a history, which the server writes. */
  readonly isRecorded: boolean;
};

/** Of the fields that it was drawn from. */
export function qrAnswer(
  picture: ShownPicture,
  kind: string,
  fields: Readonly<Record<string, unknown>>,
): QrAnswer {
  const { password = "", security } = fields;
  const colourOf = (name: "dark" | "light") => {
    const { [name]: given = colours[name] } = fields;
    return String(given);
  };
  const [dark, light] = [colourOf("dark"), colourOf("light")];
  const shown = { ...picture, dark, light };
  const colourFault = contrastFault({ dark, light });
  if (colourFault || kind !== "wifi") return { ...shown, doubt: colourFault };
  const given = wifiSecurities.find((known) => known === security) ?? wifiSecurities[0];
  return { ...shown, doubt: wifiDoubt({ password: String(password), security: given }) };
}

export default function QrIsland({ kind, method, isRecorded, ...props }: QrIslandProps) {
  const { texts, values } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  const qrCall = useToolCall<(typeof drawCalls)[QrKind], QrAnswer>(drawCalls[kind], props, {
    onMade: invalidateHistory,
    read: async (response, body) => {
      const isPng = response.headers.get("content-type") === "image/png";
      const name = isPng ? "qr-code.png" : "qr-code.svg";
      return qrAnswer(await readPicture(response, name), kind, body);
    },
    // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own action gives
    readDevice: (value, body) => qrAnswer(shownPicture(value as Picture), kind, body),
    isRecorded,
    hidesStale: true,
  });
  const { answer } = qrCall;
  const { framed, ...frame } = useFrame(answer);
  const shown = framed?.picture ?? answer;
  const doubt = framed?.fault ?? answer?.doubt;
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
          <FrameFields {...frame} texts={texts} />
          <Submit call={qrCall} texts={texts}>
            {texts["qr.generate"]}
          </Submit>
        </>
      }
    >
      <PictureResult
        title={texts["qr.result"]}
        call={{ ...qrCall, answer: shown }}
        busyText={texts["qr.busy"]}
        emptyText={texts["qr.empty"]}
        alt={texts["qr.alt"]}
        texts={texts}
        download={texts["qr.download"]}
        {...(doubt && { warning: texts[`qr.${doubt}`] })}
      />
    </ToolCard>
  );
}
