import { type FormEvent, type RefObject, useRef, useState } from "react";
import type { ApiTexts } from "#client/api.ts";
import { formBody } from "#client/form-body.ts";
import type { FormState, IslandProps } from "#client/state.ts";
import { typeInto } from "#client/type-into.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import { type IslandTexts, type Lang, type Texts, fill } from "#core/i18n.ts";
import hashCalls from "#tools/crypto/hash-calls.ts";
import { type HashAlgorithm, type HashAnswer, hashAlgorithms } from "#tools/crypto/schema.ts";
import { Copyable } from "#ui/copy-button.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { type FieldsProps, Select, TextArea, TextField, fieldsOf } from "#ui/field.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Submit } from "#ui/submit.tsx";
import { ToolForm } from "#ui/tool-form.tsx";
import { Warning } from "#ui/warning.tsx";

const brokenAlgorithms: readonly string[] = ["md5", "sha1"];

/** Whether one of the hashes is what was expected, what the one asked for is not good for, and all as rows, that one first. */
function HashOutcome({
  answer: { hash, algo, hmac, matches, matching, digests },
  texts,
}: {
  answer: HashAnswer;
  texts: IslandTexts<"crypto">;
}) {
  return (
    <>
      {matches === true && matching && (
        <p className="notice">{fill(texts["crypto.hash.same"], { algo: hashName(matching) })}</p>
      )}
      {matches === false && (
        <Warning>{texts[digests.length > 0 ? "crypto.hash.none" : "crypto.hash.different"]}</Warning>
      )}
      {brokenAlgorithms.includes(algo) && !hmac && (
        <Warning>{fill(texts["crypto.hash.broken"], { algo: hashName(algo) })}</Warning>
      )}
      <ul className="plain digests">
        {[{ algo, hash }, ...digests.filter((other) => other.algo !== algo)].map((row) => (
          <li key={row.algo}>
            <small>{`${hmac ? "HMAC " : ""}${hashName(row.algo)}`}</small>
            <Copyable text={row.hash} texts={texts} />
          </li>
        ))}
      </ul>
    </>
  );
}

type HashFileProps = {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly texts: IslandTexts<"crypto">;
  readonly hashed: HashedFile | null;
  /** Hashes a file from now on; gives what is wrong with it, in words. */
  readonly onPick: (file: File) => Promise<string | null>;
  /** Hashes the text again. */
  readonly onDrop: () => void;
};

/** Chooses the file, and names it as long as it is what is hashed, with a bar for how far it is. */
function HashFile({ fieldRef, texts, hashed, onPick, onDrop }: HashFileProps) {
  return (
    <>
      <FileButton fieldRef={fieldRef} label={texts["crypto.hash.file"]} texts={texts} take={onPick} />
      {hashed && (
        <div className="actions">
          <p className="notice">{fill(texts["crypto.hash.fileName"], { name: hashed.file.name })}</p>
          {hashed.share !== null && <progress value={hashed.share} aria-label={texts["crypto.hash.file"]} />}
          <button type="button" className="button quiet" onClick={onDrop}>
            {texts["ui.cancel"]}
          </button>
        </div>
      )}
    </>
  );
}

/** A file that is hashed in place of the text; `share` is how far it is read, null once it is. */
type HashedFile = { readonly file: File; readonly share: number | null };

type HashOptions = FormState<HashAnswer> & {
  readonly lang: Lang;
  readonly texts: ApiTexts & Texts<"crypto.hash.fileFault">;
  /** The field of the text. */
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
};

/** The form that hashes a text, or the file that was chosen last until a text is typed. */
function useHash({ fieldRef, ...given }: HashOptions) {
  const call = useToolCall(hashCalls.hash, given);
  const [hashed, setHashed] = useState<HashedFile | null>(null);
  const picked = useRef<File | null>(null);

  /** Gives what is wrong with the file, in words. */
  async function hash(file: File): Promise<string | null> {
    const form = fieldRef.current?.form;
    if (!form) return null;
    picked.current = file;
    setHashed({ file, share: 0 });
    call.replace({ answer: null, problem: null });
    let isUnreadable = false;
    await call.edit(async (isLatest) => {
      const body = formBody(form);
      const outcome = { answer: null, problem: null, notes: {}, place: "device", body } as const;
      try {
        const { hashFile } = await import("#client/device/hash-file.ts");
        const onProgress = (share: number) => setHashed({ file, share });
        return { ...outcome, answer: await hashFile(file, body, { isLatest, onProgress }) };
      } catch {
        // A folder, or a file that went away meanwhile.
        isUnreadable = isLatest();
        return outcome;
      }
    });
    if (picked.current === file) setHashed(isUnreadable ? null : { file, share: null });
    return isUnreadable ? given.texts["crypto.hash.fileFault"] : null;
  }

  function drop(): void {
    picked.current = null;
    setHashed(null);
  }

  return {
    ...call,
    hashed,
    hash,
    /** Hashes the text again. */
    drop: () => {
      drop();
      if (fieldRef.current) typeInto(fieldRef.current, fieldRef.current.value);
    },
    follow: (event: FormEvent<HTMLFormElement>) => {
      if (event.target === fieldRef.current) drop();
      if (picked.current && event.target instanceof HTMLElement && !event.target.matches("[type=file]"))
        void hash(picked.current);
      else call.follow(event);
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (!picked.current) return call.submit(event);
      event.preventDefault();
      void hash(picked.current);
    },
  };
}

/** As people write it: SHA-256, SHA3-256. */
const hashName = (algo: HashAlgorithm): string => algo.toUpperCase().replace(/^SHA(?=[1-9](?!-))/, "SHA-");

/** How a text is hashed. */
function HashFields({ values, problem, texts }: FieldsProps<keyof IslandTexts<"crypto">>) {
  const field = fieldsOf({ values, problem });
  const declared = declaredFields({ id: "crypto.hash" }, hashCalls.hash, { values, problem, texts });
  return (
    <>
      <div className="grid">
        <Select
          texts={texts}
          label={texts["crypto.hash.algo"]}
          {...field("algo")}
          options={hashAlgorithms.map((value) => ({ value, label: hashName(value) }))}
        />
        {declared("output")}
      </div>
      <TextField
        label={
          <>
            {`${texts["crypto.hash.key"]} `}
            <small className="aside">{texts["crypto.optional"]}</small>
          </>
        }
        hint={texts["crypto.hash.key.hint"]}
        {...field("key")}
        spellCheck={false}
      />
      <input type="hidden" name="all" value="on" />
      <details className="options" open={Boolean(values["expected"])}>
        <summary>{texts["crypto.hash.options"]}</summary>
        <TextField label={texts["crypto.hash.expected"]} {...field("expected")} spellCheck={false} />
      </details>
    </>
  );
}

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
      isWide
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
