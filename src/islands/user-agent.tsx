import type { FormState } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import {
  type ReadUserAgent,
  type UserAgentsAnswer,
  browsers,
  deviceKinds,
  properNames,
  systems,
} from "#tools/user-agent/schema.ts";
import userAgent from "#tools/user-agent/tool.ts";
import { CallForm } from "#ui/call-form.tsx";
import { CallResult } from "#ui/call-result.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { type FieldsProps, Select, fieldsOf } from "#ui/field.tsx";
import { Lines } from "#ui/lines.tsx";
import { Submit } from "#ui/submit.tsx";
import { UserAgentAnswer, userAgentInWords } from "./user-agent/answer.tsx";

/** What a User-Agent is to be of, and how many there are to be. */
function UserAgentFields(form: FieldsProps<keyof IslandTexts<"user-agent">>) {
  const { texts } = form;
  const field = fieldsOf(form);
  const any = { value: "", label: texts["user-agent.any"] };
  const named = (name: keyof typeof properNames) => ({ value: name, label: properNames[name] });
  return (
    <div className="grid pairs">
      <Select
        texts={texts}
        label={texts["user-agent.device"]}
        {...field("device")}
        options={[
          any,
          ...deviceKinds.map((value) => ({
            value,
            label: texts[`user-agent.device.${value}`],
          })),
        ]}
      />
      <Select
        texts={texts}
        label={texts["user-agent.system"]}
        {...field("system")}
        options={[any, ...systems.map(named)]}
      />
      <Select
        texts={texts}
        label={texts["user-agent.browser"]}
        {...field("browser")}
        options={[any, ...browsers.map(named)]}
      />
      {declaredFields(userAgent, userAgent.calls.random, form)("count")}
    </div>
  );
}

type Common = { readonly lang: Lang; readonly texts: IslandTexts<"user-agent"> };

export type UserAgentIslandProps = Common & {
  readonly random: FormState<UserAgentsAnswer>;
  readonly read: FormState<ReadUserAgent>;
};

/** One's own is answered as the page opens; the form that makes others follows. */
export default function UserAgentIsland({ random, read, ...common }: UserAgentIslandProps) {
  return (
    <>
      <UserAgentReader {...read} {...common} />
      <RandomUserAgents {...random} {...common} />
    </>
  );
}

const samples = (["chrome", "safari", "firefox"] as const).map((browser) => ({
  query: `?browser=${browser}&count=3#result`,
  label: properNames[browser],
}));

function RandomUserAgents(props: Common & FormState<UserAgentsAnswer>) {
  const { texts, values } = props;
  const call = useToolCall(userAgent.calls.random, props);
  return (
    <div className="tool split">
      <CallForm call={call} method="get" action="#result">
        <h2>{texts["user-agent.random.heading"]}</h2>
        <UserAgentFields values={values} problem={call.problem} texts={texts} />
        <Submit call={call} texts={texts}>
          {texts["user-agent.generate"]}
        </Submit>
      </CallForm>
      <CallResult
        title={texts["user-agent.result"]}
        call={call}
        texts={texts}
        busyText={texts["user-agent.busy"]}
        empty={
          <Empty icon="tablet-smartphone" samples={samples}>
            {texts["user-agent.empty"]}
          </Empty>
        }
      >
        {({ userAgents, browser, version, system }) => (
          <>
            <Lines
              label={texts["user-agent.result"]}
              lines={userAgents.map((one) => one.userAgent)}
              texts={texts}
            />
            {userAgents.length === 1 && (
              <p className="hint">
                {fill(texts["user-agent.what"], {
                  browser: `${properNames[browser]} ${version}`,
                  system: properNames[system],
                })}
              </p>
            )}
          </>
        )}
      </CallResult>
    </div>
  );
}

function UserAgentReader(props: Common & FormState<ReadUserAgent>) {
  const { texts, values } = props;
  const { read } = userAgent.calls;
  const call = useToolCall(read, props);
  const field = declaredFields(userAgent, read, { texts, values, problem: call.problem });
  return (
    <div className="tool stack">
      <CallResult
        id="result-read"
        title={texts["user-agent.read.result"]}
        call={call}
        texts={texts}
        busyText={texts["user-agent.busy"]}
        sentence={(answer) => userAgentInWords(answer, texts)}
        empty={
          <Empty
            icon="text-search"
            samples={[{ query: "?userAgent=#result-read", label: texts["user-agent.read.own"] }]}
          >
            {texts["user-agent.read.empty"]}
          </Empty>
        }
      >
        {(answer) => <UserAgentAnswer userAgent={answer} texts={texts} />}
      </CallResult>
      <CallForm call={call} method="get" action="#result-read">
        {field("userAgent", { rows: 3, isPasted: true })}
        <Submit call={call} texts={texts}>
          {texts["user-agent.read"]}
        </Submit>
      </CallForm>
    </div>
  );
}
