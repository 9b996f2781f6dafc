import { useRef } from "react";
import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import type { HashAnswer } from "../tools/crypto/schema.ts";
import { Empty } from "../ui/empty.tsx";
import { TextArea } from "../ui/field.tsx";
import { HashFields, hashFieldTexts } from "../ui/hash-fields.tsx";
import { HashFile, hashFileTexts } from "../ui/hash-file.tsx";
import { HashOutcome, hashOutcomeTexts } from "../ui/hash-outcome.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

export const cryptoHashIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...hashFileTexts,
  ...hashFieldTexts,
  ...hashOutcomeTexts,
  "crypto.busy",
  "crypto.empty",
  "crypto.hash.text",
  "crypto.hash.compute",
] as const;

export type CryptoHashIslandProps = ToolIslandProps<(typeof cryptoHashIslandTexts)[number], HashAnswer>;

const hashOnDevice = () => import("../client/device/hash.ts");

export default function CryptoHashIsland({ lang, texts, values, answer, problem }: CryptoHashIslandProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const hashCall = useCall<HashAnswer>({
    device: hashOnDevice,
    path: "/crypto/hash",
    lang,
    texts,
    initial: { answer, problem },
  });
  return (
    <div className="tool split">
      <form
        method="post"
        action="?tab=hash#result-hash"
        className="panel"
        onSubmit={hashCall.submit}
        onInput={hashCall.follow}
      >
        <TextArea
          ref={text}
          label={texts["crypto.hash.text"]}
          name="text"
          defaultValue={values["text"]}
          problem={hashCall.problem}
        />
        <HashFile
          fieldRef={text}
          texts={texts}
          onHashed={(answer) => hashCall.setState({ answer, problem: null, isBusy: false, place: "device" })}
        />
        <HashFields values={values} problem={hashCall.problem} texts={texts} />
        <Submit call={hashCall} texts={texts}>
          {texts["crypto.hash.compute"]}
        </Submit>
      </form>
      <ResultPanel
        id="result-hash"
        title={texts["crypto.result"]}
        isBusy={hashCall.isBusy}
        busyText={texts["crypto.busy"]}
        problem={hashCall.problem}
      >
        {hashCall.answer ? (
          <HashOutcome answer={hashCall.answer} texts={texts} />
        ) : (
          <Empty icon="hash">{texts["crypto.empty"]}</Empty>
        )}
      </ResultPanel>
      <PlaceNote place={hashCall.place} texts={texts} />
    </div>
  );
}
