import type { Ref } from "react";
import type { FormCall } from "../../client/use-call.ts";
import type { Texts } from "../../core/i18n.ts";
import { maxLinkTitleLength } from "../../tools/links/bounds.ts";
import { TextField, errorFor } from "../field.tsx";
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
      <details
        className="options"
        open={linkOptionNames.some((name) => errorFor(problem, name) !== undefined)}
      >
        <summary>{texts["links.more"]}</summary>
        <TextField
          label={texts["links.title.label"]}
          name="title"
          maxLength={maxLinkTitleLength}
          defaultValue={values["title"]}
          problem={problem}
        />
        <TextField
          label={texts["links.tags.label"]}
          name="tags"
          hint={texts["links.tags.hint"]}
          defaultValue={values["tags"]}
          problem={problem}
        />
        <TextField
          label={texts["links.expiry.label"]}
          name="expires_at"
          type="datetime-local"
          hint={texts["links.expiry.hint"]}
          defaultValue={values["expires_at"]}
          problem={problem}
        />
        <TextField
          label={texts["links.maxClicks.label"]}
          name="max_clicks"
          inputMode="numeric"
          defaultValue={values["max_clicks"]}
          problem={problem}
        />
        <TextField
          label={texts["links.password.label"]}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={texts["links.password.hint"]}
          problem={problem}
        />
      </details>
      <Submit call={call} texts={texts}>
        {texts["links.create"]}
      </Submit>
    </form>
  );
}
