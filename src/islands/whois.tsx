import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { shareAddress } from "../client/share-address.ts";
import { useCall } from "../client/use-call.ts";
import type { WhoisAnswer as Answer } from "../tools/whois/schema.ts";
import { Empty } from "../ui/empty.tsx";
import { TextField } from "../ui/field.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { WhoisResult, whoisAnswerTexts } from "../ui/whois-answer.tsx";

export const whoisIslandTexts = [
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

export type WhoisIslandProps = ToolIslandProps<(typeof whoisIslandTexts)[number], Answer>;

const whoisSamples = ["vnexpress.net", "vnnic.vn", "example.com"].map((domain) => ({
  query: `?domain=${domain}#result`,
  label: domain,
}));

export default function WhoisIsland({ lang, texts, values, answer, problem }: WhoisIslandProps) {
  const whoisCall = useCall<Answer>({
    path: "/whois",
    lang,
    texts,
    initial: { answer, problem },
    onAnswer: ({ unicode_domain }) => shareAddress({ domain: unicode_domain }),
  });
  return (
    <div className="tool stack">
      <form method="get" action="#result" className="panel" onSubmit={whoisCall.submit}>
        <TextField
          label={texts["whois.domain"]}
          name="domain"
          required
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          hint={texts["whois.domain.hint"]}
          defaultValue={values["domain"]}
          problem={whoisCall.problem}
        />
        <Submit call={whoisCall} texts={texts}>
          {texts["whois.lookup"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["whois.result"]}
        isBusy={whoisCall.isBusy}
        busyText={texts["whois.busy"]}
        problem={whoisCall.problem}
        sentence={whoisCall.answer?.summary}
      >
        {whoisCall.answer ? (
          <WhoisResult answer={whoisCall.answer} lang={lang} texts={texts} />
        ) : (
          <Empty icon="globe" samples={whoisSamples}>
            {texts["whois.empty"]}
          </Empty>
        )}
      </ResultPanel>
    </div>
  );
}
