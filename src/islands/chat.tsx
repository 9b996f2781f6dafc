import { type FormEvent, useRef } from "react";
import { setTextAreaValue, useTextAreaState } from "#client/text-area.ts";
import { type ChatExchange, useChat } from "./chat/use-chat.ts";
import type { IslandTexts, Lang } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import { type ChatAnswer, maxQuestionLength } from "#tools/chat/schema.ts";
import { EarlierExchanges, LatestExchange } from "./chat/exchanges.tsx";
import { TextArea } from "#ui/field.tsx";
import { IdempotencyKey } from "#ui/idempotency-key.tsx";

export type ChatIslandProps = {
  /** Of the form that makes one. */
  readonly idempotencyKey: string;
  readonly lang: Lang;
  readonly texts: IslandTexts<"chat">;
  readonly values: Readonly<Record<string, string>>;
  readonly answer: ChatAnswer | null;
  readonly problem: Problem | null;
};

function firstExchange({ values, answer, problem }: ChatIslandProps): ChatExchange | null {
  if (!answer && !problem) return null;
  const state = problem ? "failed" : answer?.complete ? "done" : "cut";
  return { question: values["message"] ?? "", answer: answer?.response ?? "", state, problem };
}

export default function ChatIsland(props: ChatIslandProps) {
  const { lang, texts, values } = props;
  const chat = useChat({ lang, texts, initial: firstExchange(props) });
  const area = useRef<HTMLTextAreaElement>(null);
  const typed = useTextAreaState(area, values["message"]);
  const result = useRef<HTMLElement>(null);
  const { latest, isBusy } = chat;

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const field = area.current;
    const question = field?.value ?? "";
    if (!field || isBusy || question.trim() === "") return;
    requestAnimationFrame(() => result.current?.scrollIntoView({ block: "nearest" }));
    const isAnswered = await chat.ask(question);
    if (isAnswered && field.value === question) clearQuestion(field);
  }

  /** What stands in the field already is not lost: the question comes behind it. */
  function edit(question: string): void {
    const field = area.current;
    if (!field) return;
    const typedText = field.value.trim();
    setTextAreaValue(
      field,
      typedText === "" || typedText === question ? question : `${typedText}\n${question}`,
    );
    field.focus();
  }

  return (
    <>
      <div className="tool stack">
        <form method="post" action="#result" className="panel" onSubmit={(event) => void submit(event)}>
          <IdempotencyKey value={props.idempotencyKey} />
          <TextArea
            label={texts["chat.message"]}
            hint={texts["chat.message.hint"]}
            name="message"
            rows={4}
            required
            spellCheck
            maxLength={maxQuestionLength}
            defaultValue={values["message"]}
            problem={latest?.problem ?? null}
            ref={area}
          />
          <div className="actions">
            <button className="button" aria-disabled={isBusy || typed.isBlank || undefined}>
              {texts["chat.send"]}
            </button>
            {isBusy && (
              <button type="button" className="button quiet" onClick={chat.stop}>
                {texts["chat.stop"]}
              </button>
            )}
          </div>
        </form>
        <LatestExchange ref={result} exchanges={chat.exchanges} texts={texts} />
      </div>
      <EarlierExchanges exchanges={chat.exchanges} onEdit={edit} texts={texts} />
    </>
  );
}

/** Clears what was answered for the next question, which whoever has a keyboard goes on to type. */
function clearQuestion(area: HTMLTextAreaElement): void {
  const hasFocus = area.form?.contains(document.activeElement) ?? false;
  setTextAreaValue(area, "");
  if (hasFocus && matchMedia("(pointer: fine)").matches) area.focus({ preventScroll: true });
}
