import { apiTexts } from "../client/api.ts";
import type { ToolProps } from "../client/state.ts";
import { shareAddress } from "../client/share-address.ts";
import { useCall } from "../client/use-call.ts";
import type { WhoisAnswer as Answer } from "../tools/whois/schema.ts";
import { Empty } from "../ui/empty.tsx";
import { TextField } from "../ui/field.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { WhoisResult, whoisAnswerTexts } from "../ui/whois-answer.tsx";

export const whoisTexts = [
  ...apiTexts,
  ...submitTexts,
  ...whoisAnswerTexts,
  "whois.domain",
  "whois.domain.hint",
  "whois.lookup",
  "whois.busy",
  "whois.result",
  "whois.empty",
] as const;

export type WhoisProps = ToolProps<(typeof whoisTexts)[number], Answer>;

const samples = ["vnexpress.net", "vnnic.vn", "example.com"].map((domain) => ({
  query: `?domain=${domain}#result`,
  label: domain,
}));

export default function Whois({ lang, texts, values, answer, problem }: WhoisProps) {
  const call = useCall<Answer>({
    path: "/whois",
    lang,
    texts,
    initial: { answer, problem },
    onAnswer: ({ unicode_domain }) => shareAddress({ domain: unicode_domain }),
  });
  return (
    <div className="tool stack">
      <form method="get" action="#result" className="panel" onSubmit={call.submit}>
        <TextField
          label={texts["whois.domain"]}
          name="domain"
          required
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          hint={texts["whois.domain.hint"]}
          defaultValue={values["domain"]}
          problem={call.problem}
        />
        <Submit isBusy={call.isBusy} onCancel={call.cancel} texts={texts}>
          {texts["whois.lookup"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["whois.result"]}
        isBusy={call.isBusy}
        busyText={texts["whois.busy"]}
        problem={call.problem}
        sentence={call.answer?.summary}
      >
        {call.answer ? (
          <WhoisResult answer={call.answer} lang={lang} texts={texts} />
        ) : (
          <Empty icon="globe" samples={samples}>
            {texts["whois.empty"]}
          </Empty>
        )}
      </ResultPanel>
    </div>
  );
}
