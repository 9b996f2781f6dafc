import { useRef } from "react";
import type { IslandProps } from "#client/state.ts";
import { useHash } from "#client/use-hash.ts";
import type { HashAnswer } from "#tools/crypto/schema.ts";
import { Empty } from "#ui/empty.tsx";
import { TextArea } from "#ui/field.tsx";
import { HashFields } from "./hash-fields.tsx";
import { HashFile } from "./hash-file.tsx";
import { HashOutcome } from "./hash-outcome.tsx";
import { Submit } from "#ui/submit.tsx";
import { ToolForm } from "#ui/tool-form.tsx";

export type CryptoHashIslandProps = IslandProps<"crypto", HashAnswer>;

export default function CryptoHashIsland(props: CryptoHashIslandProps) {
  const { texts, values } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  const hashCall = useHash({ ...props, fieldRef: text });
  return (
    <ToolForm
      call={hashCall}
      texts={texts}
      action="?tab=hash#result-hash"
      fields={
        <>
          <HashFile
            fieldRef={text}
            texts={texts}
            hashed={hashCall.hashed}
            onPick={hashCall.hash}
            onDrop={hashCall.drop}
          />
          <TextArea
            ref={text}
            label={texts["crypto.hash.text"]}
            name="text"
            defaultValue={values["text"]}
            problem={hashCall.problem}
          />
        </>
      }
      options={
        <>
          <HashFields values={values} problem={hashCall.problem} texts={texts} />
          <Submit call={hashCall} texts={texts}>
            {texts["crypto.hash.compute"]}
          </Submit>
        </>
      }
      id="result-hash"
      title={texts["crypto.result"]}
      busyText={texts["crypto.busy"]}
      empty={<Empty icon="hash">{texts["crypto.empty"]}</Empty>}
    >
      {(shown) => <HashOutcome answer={shown} texts={texts} />}
    </ToolForm>
  );
}
