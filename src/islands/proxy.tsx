import { type FormEvent, useRef, useState } from "react";
import { eventsOf } from "#client/events.ts";
import { pending } from "#client/pending.ts";
import type { IslandProps } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import type { Problem } from "#core/problem.ts";
import type { ProxyAnswer, ProxyListItem } from "#tools/proxy/schema.ts";
import proxy from "#tools/proxy/tool.ts";
import { CallForm } from "#ui/call-form.tsx";
import { CallResult } from "#ui/call-result.tsx";
import { Empty } from "#ui/empty.tsx";
import { TextArea, fieldsOf } from "#ui/field.tsx";
import { ResultPanel } from "#ui/result.tsx";
import { staleWords } from "#ui/stale.ts";
import { Submit } from "#ui/submit.tsx";
import { TextFile } from "#ui/text-file.tsx";
import { ProxyFigures, ProxyResult } from "./proxy/answer.tsx";
import { type KnownList, ProxyListResult, countSentence } from "./proxy/list.tsx";

/** What came of one proxy, or of a list as far as it came; with what ended that early. */
type ProxyOutcome = ProxyAnswer | (KnownList & { readonly problem: Problem | null });

const isListOutcome = (outcome: ProxyOutcome): outcome is Exclude<ProxyOutcome, ProxyAnswer> =>
  "items" in outcome;

type Listed = ProxyAnswer & Partial<Pick<ProxyListItem, "index" | "total">>;

const isItem = (event: Listed): event is ProxyListItem => event.total !== undefined;

/** Reads the events of a check, and tells of each proxy of a list as it is known. */
async function readProxyEvents(
  response: Response,
  typed: string,
  tell: (list: KnownList) => void,
): Promise<ProxyOutcome> {
  let list: KnownList & { readonly problem: Problem | null } = { items: [], total: 0, typed, problem: null };
  pending.value += 1;
  try {
    for await (const { event, data } of eventsOf(response)) {
      if (event === "done") break;
      if (event === "error") return { ...list, problem: JSON.parse(data) };
      const item: Listed = JSON.parse(data);
      if (!isItem(item)) return item;
      list = { ...list, items: [...list.items, item], total: item.total };
      tell(list);
    }
  } finally {
    pending.value -= 1;
  }
  return list;
}

const { check } = proxy.calls;

const sample = {
  latency_ms: 412,
  protocol: "socks5",
  anonymity: "elite",
  country: { code: "SG", name: "Singapore" },
} as const;

export type ProxyIslandProps = IslandProps<"proxy", ProxyAnswer> & {
  /** Without scripts the page itself has the answer to a list, below. */
  readonly isListed?: boolean;
};

export default function ProxyIsland(props: ProxyIslandProps) {
  const { lang, texts, values, isListed = false } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const [known, setKnown] = useState<KnownList | null>(null);
  const call = useToolCall<typeof check, ProxyOutcome>(check, props, {
    accept: "text/event-stream",
    read: (response, body) => readProxyEvents(response, String(body["proxy"]), setKnown),
  });
  const { answer, isBusy } = call;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setKnown(null);
    document.querySelector("[data-listed]")?.remove();
    call.submit(event);
  };
  const list = known ?? (answer && isListOutcome(answer) ? answer : null);
  const single = answer && !isListOutcome(answer) ? answer : null;
  const broken = list !== null && answer && isListOutcome(answer) ? answer.problem : null;
  const field = fieldsOf({ values, problem: call.problem });
  const isUntouched = isListed && answer === null && call.problem === null && !isBusy && known === null;
  return (
    <div className="tool stack">
      <CallForm call={{ ...call, submit }} action="#result">
        <div>
          <TextFile fieldRef={input} texts={texts} />
          <TextArea
            ref={input}
            label={texts["proxy.proxy"]}
            hint={texts["proxy.proxy.hint"]}
            {...field("proxy")}
            rows={3}
            autoComplete="off"
            autoCapitalize="none"
            required
          />
        </div>
        <Submit call={call} texts={texts}>
          {texts["proxy.check"]}
        </Submit>
      </CallForm>
      {list ? (
        <ResultPanel
          title={texts["proxy.result"]}
          isBusy={isBusy}
          isGrowing
          busyText={texts["proxy.list.busy"]}
          problem={call.problem ?? broken}
          stale={staleWords(call, texts)}
          sentence={countSentence(list, { lang, texts })}
        >
          <ProxyListResult list={list} isRunning={isBusy} stop={call.cancel} lang={lang} texts={texts} />
        </ResultPanel>
      ) : (
        !isUntouched && (
          <CallResult
            title={texts["proxy.result"]}
            call={{ ...call, answer: single }}
            texts={texts}
            busyText={texts["proxy.busy"]}
            sentence={({ summary }) => summary}
            empty={
              <Empty icon="route" example={<ProxyFigures answer={sample} lang={lang} texts={texts} />}>
                {texts["proxy.empty"]}
              </Empty>
            }
          >
            {(shown) => <ProxyResult answer={shown} lang={lang} texts={texts} />}
          </CallResult>
        )
      )}
    </div>
  );
}
