import type { Ref } from "react";
import type { FormCall } from "../../client/use-call.ts";
import type { Texts } from "../../core/i18n.ts";
import { maxLinkTitleLength } from "../../tools/links/bounds.ts";
import { type FieldsProps, TextField, errorFor, fieldsOf } from "../field.tsx";
import { IdempotencyKey } from "../idempotency-key.tsx";
import { Submit, submitTexts } from "../submit.tsx";

export const linkFormTexts = [
  ...submitTexts,
  "links.form",
  "links.url",
  "links.url.hint",
  "links.code",
  "links.code.hint",
  "links.create",
  "links.more",
  "links.title.label",
  "links.tags.label",
  "links.tags.hint",
  "links.expiry.label",
  "links.expiry.hint",
  "links.maxClicks.label",
  "links.password.label",
  "links.password.hint",
] as const;

const linkOptionNames = ["title", "tags", "expires_at", "max_clicks", "password"];

type LinkFormProps = {
  readonly idempotencyKey: string;
  readonly ref: Ref<HTMLFormElement>;
  readonly values: Readonly<Record<string, string>>;
  readonly texts: Texts<(typeof linkFormTexts)[number]>;
  readonly call: FormCall;
};

export function LinkForm({ ref, idempotencyKey, values, texts, call }: LinkFormProps) {
  const { problem } = call;
  const field = fieldsOf({ values, problem });
  return (
    <form
      ref={ref}
      method="post"
      action="#result"
      className="panel"
      aria-label={texts["links.form"]}
      onSubmit={call.submit}
    >
      <IdempotencyKey value={idempotencyKey} />
      <TextField
        label={texts["links.url"]}
        {...field("url")}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={texts["links.url.hint"]}
      />
      <TextField
        label={texts["links.code"]}
        {...field("code")}
        autoCapitalize="none"
        spellCheck={false}
        hint={texts["links.code.hint"]}
      />
      <LinkOptions values={values} problem={problem} texts={texts} />
      <Submit call={call} texts={texts}>
        {texts["links.create"]}
      </Submit>
    </form>
  );
}

/** What a link is called and when it ends, folded away until wanted or wrong. */
function LinkOptions({ values, problem, texts }: FieldsProps<(typeof linkFormTexts)[number]>) {
  const field = fieldsOf({ values, problem });
  return (
    <details className="options" open={linkOptionNames.some((name) => errorFor(problem, name) !== undefined)}>
      <summary>{texts["links.more"]}</summary>
      <TextField label={texts["links.title.label"]} {...field("title")} maxLength={maxLinkTitleLength} />
      <TextField label={texts["links.tags.label"]} {...field("tags")} hint={texts["links.tags.hint"]} />
      <TextField
        label={texts["links.expiry.label"]}
        {...field("expires_at")}
        type="datetime-local"
        hint={texts["links.expiry.hint"]}
      />
      <TextField label={texts["links.maxClicks.label"]} {...field("max_clicks")} inputMode="numeric" />
      <TextField
        label={texts["links.password.label"]}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={texts["links.password.hint"]}
        problem={problem}
      />
    </details>
  );
}
