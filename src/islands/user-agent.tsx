import { apiTexts } from "../client/api.ts";
import type { FormState } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import { maxUserAgentLength } from "../tools/user-agent/bounds.ts";
import { properNames } from "../tools/user-agent/names.ts";
import type { ReadUserAgent, UserAgentsAnswer } from "../tools/user-agent/schema.ts";
import { copyTexts } from "../ui/copy-button.tsx";
import { Empty } from "../ui/empty.tsx";
import { TextArea } from "../ui/field.tsx";
import { Lines } from "../ui/lines.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { UserAgentAnswer, userAgentAnswerTexts } from "../ui/user-agent-answer.tsx";
import { UserAgentFields, userAgentFieldTexts } from "../ui/user-agent-fields.tsx";

export const userAgentIslandTexts = [
  ...apiTexts,
  ...submitTexts,
  ...copyTexts,
  ...userAgentAnswerTexts,
  ...userAgentFieldTexts,
  "user-agent.random.heading",
  "user-agent.generate",
  "user-agent.result",
  "user-agent.empty",
  "user-agent.what",
  "user-agent.busy",
  "user-agent.read.heading",
  "user-agent.text",
  "user-agent.textHint",
  "user-agent.read",
  "user-agent.read.empty",
  "user-agent.read.own",
] as const;

type UserAgentTexts = Texts<(typeof userAgentIslandTexts)[number]>;
type UserAgentFormProps = { readonly lang: Lang; readonly texts: UserAgentTexts };

export type UserAgentIslandProps = UserAgentFormProps & {
  readonly random: FormState<UserAgentsAnswer>;
  readonly read: FormState<ReadUserAgent>;
};

export default function UserAgentIsland({ lang, texts, random, read }: UserAgentIslandProps) {
  return (
    <>
      <RandomUserAgents {...random} lang={lang} texts={texts} />
      <UserAgentReader {...read} lang={lang} texts={texts} />
    </>
  );
}

const randomSamples = (["chrome", "safari", "firefox"] as const).map((browser) => ({
  query: `?browser=${browser}&count=3#result`,
  label: properNames[browser],
}));

function RandomUserAgents({
  lang,
  texts,
  values,
  answer,
  problem,
}: UserAgentFormProps & FormState<UserAgentsAnswer>) {
  const randomAgentsCall = useCall<UserAgentsAnswer>({
    method: "GET",
    path: "/ua/random",
    lang,
    texts,
    initial: { answer, problem },
    isShareable: true,
  });
  const all = randomAgentsCall.answer?.userAgents ?? [];
  return (
    <div className="tool split">
      <form method="get" action="#result" className="panel" onSubmit={randomAgentsCall.submit}>
        <h2>{texts["user-agent.random.heading"]}</h2>
        <UserAgentFields values={values} problem={randomAgentsCall.problem} texts={texts} />
        <Submit call={randomAgentsCall} texts={texts}>
          {texts["user-agent.generate"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["user-agent.result"]}
        isBusy={randomAgentsCall.isBusy}
        busyText={texts["user-agent.busy"]}
        problem={randomAgentsCall.problem}
      >
        {randomAgentsCall.answer ? (
          <>
            <Lines label={texts["user-agent.result"]} lines={all.map((one) => one.userAgent)} texts={texts} />
            {all.length === 1 && (
              <p className="hint">
                {fill(texts["user-agent.what"], {
                  browser: properNames[randomAgentsCall.answer.browser],
                  version: String(randomAgentsCall.answer.version),
                  system: properNames[randomAgentsCall.answer.system],
                })}
              </p>
            )}
          </>
        ) : (
          <Empty icon="tablet-smartphone" samples={randomSamples}>
            {texts["user-agent.empty"]}
          </Empty>
        )}
      </ResultPanel>
    </div>
  );
}

function UserAgentReader({
  lang,
  texts,
  values,
  answer,
  problem,
}: UserAgentFormProps & FormState<ReadUserAgent>) {
  const userAgentCall = useCall<ReadUserAgent>({
    method: "GET",
    path: "/ua/read",
    lang,
    texts,
    initial: { answer, problem },
    isShareable: true,
  });
  const userAgent = userAgentCall.answer;
  return (
    <div className="tool split">
      <form method="get" action="#result-read" className="panel" onSubmit={userAgentCall.submit}>
        <h2>{texts["user-agent.read.heading"]}</h2>
        <TextArea
          label={texts["user-agent.text"]}
          hint={texts["user-agent.textHint"]}
          name="userAgent"
          defaultValue={values["userAgent"]}
          problem={userAgentCall.problem}
          rows={3}
          maxLength={maxUserAgentLength}
        />
        <Submit call={userAgentCall} texts={texts}>
          {texts["user-agent.read"]}
        </Submit>
      </form>
      <ResultPanel
        id="result-read"
        title={texts["user-agent.read.result"]}
        isBusy={userAgentCall.isBusy}
        busyText={texts["user-agent.busy"]}
        problem={userAgentCall.problem}
      >
        {userAgent ? (
          <UserAgentAnswer userAgent={userAgent} texts={texts} />
        ) : (
          <Empty
            icon="text-search"
            samples={[{ query: "?userAgent=#result-read", label: texts["user-agent.read.own"] }]}
          >
            {texts["user-agent.read.empty"]}
          </Empty>
        )}
      </ResultPanel>
    </div>
  );
}
