import { useRef } from "react";
import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import { fill } from "../core/i18n.ts";
import type { HashAnswer } from "../tools/crypto/schema.ts";
import { hashAlgorithms, hashOutputs } from "../tools/crypto/names.ts";
import { copyTexts } from "../ui/copy-button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Select, TextArea, TextField } from "../ui/field.tsx";
import { HashFile, hashFileTexts } from "../ui/hash-file.tsx";
import { Lines } from "../ui/lines.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { Warning } from "../ui/warning.tsx";

export const cryptoHashIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...hashFileTexts,
  ...copyTexts,
  "crypto.busy",
  "crypto.empty",
  "crypto.result",
  "crypto.hash.algo",
  "crypto.hash.text",
  "crypto.hash.key",
  "crypto.hash.keyHint",
  "crypto.hash.output",
  "crypto.hash.output.hex",
  "crypto.hash.output.base64",
  "crypto.hash.options",
  "crypto.hash.expected",
  "crypto.hash.compute",
  "crypto.hash.broken",
  "crypto.hash.same",
  "crypto.hash.different",
] as const;

export type CryptoHashIslandProps = ToolIslandProps<(typeof cryptoHashIslandTexts)[number], HashAnswer>;

const brokenAlgorithms: readonly string[] = ["md5", "sha1"];

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
  const field = (name: string) => ({ name, defaultValue: values[name], problem: hashCall.problem });
  const hashed = hashCall.answer;
  return (
    <div className="tool split">
      <form
        method="post"
        action="?tab=hash#result-hash"
        className="panel"
        onSubmit={hashCall.submit}
        onInput={hashCall.follow}
      >
        <TextArea ref={text} label={texts["crypto.hash.text"]} {...field("text")} />
        <HashFile
          fieldRef={text}
          texts={texts}
          onHashed={(answer) => hashCall.setState({ answer, problem: null, isBusy: false, place: "device" })}
        />
        <div className="grid">
          <Select
            label={texts["crypto.hash.algo"]}
            {...field("algo")}
            options={hashAlgorithms.map((value) => ({
              value,
              label: value.toUpperCase().replace(/^SHA(?=[1-9])/, "SHA-"),
            }))}
          />
          <Select
            label={texts["crypto.hash.output"]}
            {...field("output")}
            options={hashOutputs.map((value) => ({ value, label: texts[`crypto.hash.output.${value}`] }))}
          />
        </div>
        <TextField
          label={texts["crypto.hash.key"]}
          hint={texts["crypto.hash.keyHint"]}
          {...field("key")}
          spellCheck={false}
        />
        <details className="options" open={Boolean(values["expected"])}>
          <summary>{texts["crypto.hash.options"]}</summary>
          <TextField label={texts["crypto.hash.expected"]} {...field("expected")} spellCheck={false} />
        </details>
        <Submit isBusy={hashCall.isBusy} onCancel={hashCall.cancel} texts={texts}>
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
        {hashed ? (
          <>
            <Lines label={texts["crypto.result"]} lines={[hashed.hash]} texts={texts} />
            {hashed.matches === true && <p className="notice">{texts["crypto.hash.same"]}</p>}
            {hashed.matches === false && <Warning>{texts["crypto.hash.different"]}</Warning>}
            {brokenAlgorithms.includes(hashed.algo) && !hashed.hmac && (
              <Warning>{fill(texts["crypto.hash.broken"], { algo: hashed.algo.toUpperCase() })}</Warning>
            )}
          </>
        ) : (
          <Empty icon="hash">{texts["crypto.empty"]}</Empty>
        )}
      </ResultPanel>
      <PlaceNote place={hashCall.place} texts={texts} />
    </div>
  );
}
