import { useRef, useState } from "react";
import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { invalidateHistory } from "../client/history-version.ts";
import { useCall } from "../client/use-call.ts";
import { fill } from "../core/i18n.ts";
import { type ShownPicture, readPicture, shownPicture } from "../core/picture.ts";
import type { TransferCode } from "../tools/vietqr/schema.ts";
import { bankText, separateWhileTyping, withSeparators } from "../tools/vietqr/bank-text.ts";
import { Field, TextField } from "../ui/field.tsx";
import { copyPictureTexts } from "../ui/copy-picture.tsx";
import { PictureResult } from "../ui/picture-result.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

export const vietqrIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...copyPictureTexts,
  "vietqr.bank",
  "vietqr.bank.popular",
  "vietqr.bank.all",
  "vietqr.account",
  "vietqr.account.hint",
  "vietqr.amount",
  "vietqr.amount.hint",
  "vietqr.info",
  "vietqr.info.hint",
  "vietqr.info.preview",
  "vietqr.generate",
  "vietqr.busy",
  "vietqr.result",
  "vietqr.alt",
  "vietqr.empty",
  "vietqr.download",
  "vietqr.check",
] as const;

type BankOption = readonly [code: string, name: string];

export type VietqrIslandProps = ToolIslandProps<(typeof vietqrIslandTexts)[number], ShownPicture> & {
  /** Those that most people ask for, and all others; in the browser they stand in the page already, and only there. */
  readonly groups?: readonly (readonly BankOption[])[];
  /** The visitor has a history, which the server writes. */
  readonly isRecorded: boolean;
};

const optionsInPage = (): readonly (readonly BankOption[])[] =>
  [...document.querySelectorAll("select[name=bank] optgroup")].map((group) =>
    [...group.querySelectorAll("option")].map(({ value, text }) => [value, text] as const),
  );

const vietqrOnDevice = () => import("../client/device/vietqr.ts");

/** Moves the separators along while digits are typed; the caret stays behind the same digit. */
function separateAsTyped(input: HTMLInputElement, before: string): void {
  const { value, selectionStart } = input;
  const shown = separateWhileTyping(value, before);
  if (shown === value) return;
  const digitsBefore = value.slice(0, selectionStart ?? value.length).replace(/\D/g, "").length;
  const caret = new RegExp(`^(\\D?\\d){${digitsBefore}}`).exec(shown)?.[0].length ?? shown.length;
  input.value = shown;
  input.setSelectionRange(caret, caret);
}

export default function VietqrIsland(props: VietqrIslandProps) {
  const { lang, texts, groups, values, answer, problem, isRecorded } = props;
  const [[popular = [], others = []]] = useState(() => groups ?? optionsInPage());
  const [info, setInfo] = useState(values["info"] ?? "");
  const amountBefore = useRef(values["amount"] ?? "");
  const transferCall = useCall({
    path: "/vietqr/image",
    lang,
    texts,
    initial: { answer, problem },
    onAnswer: invalidateHistory,
    read: (response) => readPicture(response, "vietqr.png"),
    device: vietqrOnDevice,
    readDevice: (value) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own action gives
      const { picture } = value as TransferCode;
      return shownPicture(picture);
    },
    isRecorded,
    isLenient: true,
  });
  const writtenInfo = bankText(info);
  const option = ([code, name]: BankOption) => (
    <option key={code} value={code}>
      {name}
    </option>
  );
  return (
    <div className="tool split">
      <form
        method="post"
        action="#result"
        className="panel"
        onSubmit={transferCall.submit}
        onInput={transferCall.follow}
      >
        <Field label={texts["vietqr.bank"]} name="bank" problem={transferCall.problem}>
          {(described) => (
            <select name="bank" defaultValue={values["bank"]} {...described}>
              <optgroup label={texts["vietqr.bank.popular"]}>{popular.map(option)}</optgroup>
              <optgroup label={texts["vietqr.bank.all"]}>{others.map(option)}</optgroup>
            </select>
          )}
        </Field>
        <TextField
          label={texts["vietqr.account"]}
          name="account"
          inputMode="text"
          required
          hint={texts["vietqr.account.hint"]}
          defaultValue={values["account"]}
          problem={transferCall.problem}
        />
        <TextField
          label={texts["vietqr.amount"]}
          name="amount"
          inputMode="numeric"
          hint={texts["vietqr.amount.hint"]}
          defaultValue={values["amount"]}
          problem={transferCall.problem}
          onInput={({ currentTarget, nativeEvent }) => {
            const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType !== "insertFromPaste";
            if (isTyped) separateAsTyped(currentTarget, amountBefore.current);
            amountBefore.current = currentTarget.value;
          }}
          onBlur={({ currentTarget }) => {
            currentTarget.value = withSeparators(currentTarget.value);
            amountBefore.current = currentTarget.value;
          }}
        />
        <TextField
          label={texts["vietqr.info"]}
          name="info"
          hint={
            writtenInfo === ""
              ? texts["vietqr.info.hint"]
              : fill(texts["vietqr.info.preview"], { text: writtenInfo, length: writtenInfo.length })
          }
          defaultValue={values["info"]}
          problem={transferCall.problem}
          onInput={({ currentTarget }) => setInfo(currentTarget.value)}
        />
        <Submit isBusy={transferCall.isBusy} onCancel={transferCall.cancel} texts={texts}>
          {texts["vietqr.generate"]}
        </Submit>
      </form>
      <PictureResult
        title={texts["vietqr.result"]}
        call={transferCall}
        busyText={texts["vietqr.busy"]}
        emptyText={texts["vietqr.empty"]}
        alt={texts["vietqr.alt"]}
        texts={texts}
        download={transferCall.answer && fill(texts["vietqr.download"], { name: transferCall.answer.name })}
        {...(transferCall.answer && { note: texts["vietqr.check"] })}
      />
      <PlaceNote place={transferCall.place} texts={texts} />
    </div>
  );
}
