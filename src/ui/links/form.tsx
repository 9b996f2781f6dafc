import type { FormEvent, Ref } from "react";
import type { CallState } from "../../client/use-call.ts";
import type { Texts } from "../../core/i18n.ts";
import type { Link } from "../../tools/links/schema.ts";
import { TextField } from "../field.tsx";
import { Submit, submitTexts } from "../submit.tsx";

export const linkFormTexts = [
  ...submitTexts,
  "links.form",
  "links.url",
  "links.url.hint",
  "links.code",
  "links.code.hint",
  "links.create",
] as const;

type Props = {
  readonly ref: Ref<HTMLFormElement>;
  readonly values: Readonly<Record<string, string>>;
  readonly texts: Texts<(typeof linkFormTexts)[number]>;
  readonly call: CallState<Link> & {
    readonly submit: (event: FormEvent<HTMLFormElement>) => void;
    readonly cancel: () => void;
  };
};

export function LinkForm({ ref, values, texts, call }: Props) {
  const { problem } = call;
  return (
    <form
      ref={ref}
      method="post"
      action="#result"
      className="panel"
      aria-label={texts["links.form"]}
      onSubmit={call.submit}
    >
      <TextField
        label={texts["links.url"]}
        name="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={texts["links.url.hint"]}
        defaultValue={values["url"]}
        problem={problem}
      />
      <TextField
        label={texts["links.code"]}
        name="code"
        autoCapitalize="none"
        spellCheck={false}
        hint={texts["links.code.hint"]}
        defaultValue={values["code"]}
        problem={problem}
      />
      <Submit isBusy={call.isBusy} onCancel={call.cancel} texts={texts}>
        {texts["links.create"]}
      </Submit>
    </form>
  );
}
