import type { Ref } from "react";
import { saveFile } from "#client/save-file.ts";
import { useIsHydrated } from "#client/text-area.ts";
import type { ChatExchange } from "./use-chat.ts";
import type { IslandTexts } from "#core/i18n.ts";
import { langOfText } from "#core/vietnamese.ts";
import { AnswerStateNote, StreamingAnswer } from "./answer.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { Markdown } from "./markdown/markdown.tsx";

type ChatExchangesProps = {
  readonly exchanges: readonly ChatExchange[];
  readonly texts: IslandTexts<"chat">;
};

/** The answer to the latest question, as it is written. */
export function LatestExchange({ ref, exchanges, texts }: ChatExchangesProps & { ref: Ref<HTMLElement> }) {
  const latest = exchanges.at(-1);
  const isBusy = latest?.state === "writing";
  return (
    <section id="result" className="result" aria-labelledby="answer" aria-busy={isBusy} ref={ref}>
      <h2 id="answer">{texts["chat.answer"]}</h2>
      {!latest && <NoAnswerYet texts={texts} />}
      {latest?.answer && (
        <StreamingAnswer key={exchanges.length} text={latest.answer} isGrowing={isBusy} texts={texts} />
      )}
      <div aria-live="polite">
        {isBusy && <p className="busy">{texts["chat.sending"]}</p>}
        {latest?.state === "done" && <p className="unseen">{texts["chat.done"]}</p>}
        {latest && <AnswerStateNote state={latest.state} problem={latest.problem} texts={texts} />}
      </div>
      {latest?.answer && !isBusy && <CopyButton text={latest.answer} texts={texts} />}
    </section>
  );
}

const NoAnswerYet = ({ texts }: Pick<ChatExchangesProps, "texts">) => (
  <Empty
    icon="messages-square"
    example={
      <>
        <p className="hint">{texts["chat.example.question"]}</p>
        <p>{texts["chat.example.answer"]}</p>
      </>
    }
  >
    {texts["chat.empty"]}
  </Empty>
);

/** As a file of Markdown, the first question first. */
const conversationOf = (exchanges: readonly ChatExchange[]): string =>
  exchanges
    .filter(({ answer }) => answer !== "")
    .map(({ question, answer }) => `> ${question.trim().replaceAll("\n", "\n> ")}\n\n${answer.trim()}\n`)
    .join("\n---\n\n");

export function EarlierExchanges({
  exchanges,
  onEdit,
  texts,
}: ChatExchangesProps & { onEdit: (question: string) => void }) {
  const isLive = useIsHydrated();
  const earlier = exchanges.filter(({ answer, state }) => answer !== "" && state !== "writing");
  if (!isLive || earlier.length === 0) return null;
  return (
    <section className="panel tool" aria-labelledby="history">
      <h2 id="history">{texts["chat.history"]}</h2>
      <p className="hint">{texts["chat.history.hint"]}</p>
      <div className="actions">
        <button
          type="button"
          className="button quiet"
          onClick={() =>
            saveFile(new Blob([conversationOf(exchanges)], { type: "text/markdown" }), "chat.md")
          }
        >
          <Icon name="download" />
          {texts["chat.save"]}
        </button>
      </div>
      {earlier
        .map((exchange, at) => (
          <details key={at} className="question">
            <summary lang={langOfText(exchange.question)}>{exchange.question}</summary>
            <Markdown text={exchange.answer} texts={texts} />
            <AnswerStateNote state={exchange.state} problem={exchange.problem} texts={texts} />
            <button type="button" className="button quiet" onClick={() => onEdit(exchange.question)}>
              {texts["chat.edit"]}
            </button>
          </details>
        ))
        .toReversed()}
    </section>
  );
}
