import { type Ref, useState } from "react";
import type { FormCall } from "#client/use-call.ts";
import type { IslandTexts } from "#core/i18n.ts";
import { campaignFields, maxCampaignLength, maxLinkTitleLength } from "#tools/links/schema.ts";
import { CallForm } from "#ui/call-form.tsx";
import { type FieldsProps, TextField, errorFor, fieldsOf } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { IdempotencyKey } from "#ui/idempotency-key.tsx";
import { Submit } from "#ui/submit.tsx";

const optionNames = ["code", "title", "tags", "expires_at", "max_clicks", "password", ...campaignFields];

type LinkFormProps = {
  readonly idempotencyKey: string;
  readonly ref: Ref<HTMLFormElement>;
  readonly values: Readonly<Record<string, string>>;
  readonly texts: IslandTexts<"links">;
  readonly call: FormCall;
};

/** One line: the address and the button that shortens it; what one may choose is folded away below. */
export function LinkForm({ ref, idempotencyKey, values, texts, call }: LinkFormProps) {
  const field = fieldsOf({ values, problem: call.problem });
  return (
    <CallForm call={call} ref={ref} className="ask make" action="#result" aria-label={texts["links.form"]}>
      <IdempotencyKey value={idempotencyKey} />
      <TextField
        label={
          <>
            <Icon name="link" />
            <span className="unseen">{texts["links.url"]}</span>
          </>
        }
        {...field("url")}
        corner={texts}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder={texts["links.url.placeholder"]}
      />
      <Submit call={call} texts={texts}>
        {texts["links.create"]}
      </Submit>
      <LinkOptions values={values} problem={call.problem} texts={texts} />
    </CallForm>
  );
}

/** A code of one's own, what a link is called and when it ends: folded away unless something of it is filled in or wrong. */
function LinkOptions({ values, problem, texts }: FieldsProps<keyof IslandTexts<"links">>) {
  const field = fieldsOf({ values, problem });
  // Later it is the visitor's, who opens and closes it; a refusal opens it by itself.
  const [isOpen] = useState(() =>
    optionNames.some((name) => Boolean(values[name]) || errorFor(problem, name) !== undefined),
  );
  return (
    <details className="options" open={isOpen}>
      <summary>
        <Icon name="sliders-horizontal" />
        {texts["links.more"]}
      </summary>
      <div className="grid wide">
        <TextField
          label={texts["links.code"]}
          {...field("code")}
          autoCapitalize="none"
          spellCheck={false}
          hint={texts["links.code.hint"]}
        />
        <TextField
          label={texts["links.expiry.label"]}
          {...field("expires_at")}
          type="datetime-local"
          hint={texts["links.expiry.hint"]}
        />
        <TextField
          label={texts["links.password.label"]}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={texts["links.password.hint"]}
          problem={problem}
        />
        <TextField
          label={texts["links.maxClicks.label"]}
          {...field("max_clicks")}
          inputMode="numeric"
          hint={texts["links.maxClicks.hint"]}
        />
        <TextField
          label={texts["links.title.label"]}
          {...field("title")}
          maxLength={maxLinkTitleLength}
          hint={texts["links.title.hint"]}
        />
        <TextField label={texts["links.tags.label"]} {...field("tags")} hint={texts["links.tags.hint"]} />
        {campaignFields.map((name) => (
          <TextField
            key={name}
            label={texts[`links.${name}`]}
            {...field(name)}
            autoCapitalize="none"
            maxLength={maxCampaignLength}
            hint={texts[`links.${name}.hint`]}
          />
        ))}
      </div>
    </details>
  );
}
