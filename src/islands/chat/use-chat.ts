import { useEffect, useRef, useState } from "react";
import type { Lang } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import { type ChatPair, recentPairs } from "#tools/chat/context.ts";
import type { AnswerState } from "#tools/chat/schema.ts";
import { type ApiTexts, callApi, ownProblem } from "#client/api.ts";
import { pending } from "#client/pending.ts";

/** A question and its answer, or what of it was written before it ended. */
export type ChatExchange = ChatPair & { readonly state: AnswerState; readonly problem: Problem | null };

type ChatOptions = { readonly lang: Lang; readonly texts: ApiTexts; readonly initial: ChatExchange | null };

/** Asks, and grows the latest answer as it is written; what came stays, however the answer ends. */
export function useChat({ lang, texts, initial }: ChatOptions) {
  const [exchanges, setExchanges] = useState<readonly ChatExchange[]>(initial ? [initial] : []);
  const runningChat = useRef<AbortController | null>(null);
  const latestExchange = exchanges.at(-1) ?? null;

  useEffect(() => () => runningChat.current?.abort(), []);

  const changeLatest = (exchangeUpdate: Partial<ChatExchange>) =>
    setExchanges((allExchanges) =>
      allExchanges.map((exchange, exchangeIndex) =>
        exchangeIndex === allExchanges.length - 1 ? { ...exchange, ...exchangeUpdate } : exchange,
      ),
    );

  /** Resolves when the answer has ended, to whether there is one. */
  async function askChat(chatMessage: string): Promise<boolean> {
    if (runningChat.current) return false;
    const abortController = new AbortController();
    runningChat.current = abortController;
    const chatHistory = recentPairs(exchanges.filter(({ answer }) => answer !== ""));
    setExchanges((allExchanges) => [
      ...allExchanges,
      { question: chatMessage, answer: "", state: "writing", problem: null },
    ]);
    const paint = createPainter((answer) => changeLatest({ answer }));
    const endExchange = (exchangeUpdate: Partial<ChatExchange>): boolean => {
      paint.stop();
      runningChat.current = null;
      changeLatest({ answer: paint.text(), ...exchangeUpdate });
      return exchangeUpdate.state === "done" || exchangeUpdate.state === "cut";
    };
    try {
      // Not before somebody asks: most who touch the page read it.
      const { eventsOf } = await import("#client/events.ts");
      const chatReply = await callApi({
        path: "/chatgpt/chat",
        body: { message: chatMessage, ...(chatHistory.length > 0 && { history: chatHistory }) },
        accept: "text/event-stream",
        isStream: true,
        lang,
        texts,
        signal: abortController.signal,
      });
      if (!chatReply.ok) return endExchange({ state: "failed", problem: chatReply.problem });
      pending.value += 1;
      try {
        for await (const { event, data } of eventsOf(chatReply.response)) {
          const chatEvent = JSON.parse(data);
          if (event === "error") return endExchange({ state: "failed", problem: chatEvent });
          if (event === "done") return endExchange({ state: chatEvent.complete ? "done" : "cut" });
          paint.add(chatEvent.text);
        }
      } finally {
        pending.value -= 1;
      }
    } catch {
      if (abortController.signal.aborted) return endExchange({ state: "stopped" });
    }
    return endExchange({ state: "failed", problem: ownProblem("upstream_error", texts["client.offline"]) });
  }

  return {
    exchanges,
    latest: latestExchange,
    isBusy: latestExchange?.state === "writing",
    ask: askChat,
    stop: () => runningChat.current?.abort(),
  };
}

/** Gathers what arrives between two frames, so that fast answers do not draw more often than is seen. */
function createPainter(drawText: (text: string) => void) {
  let chatText = "";
  let animationFrame = 0;
  return {
    text: () => chatText,
    add(chatPiece: string) {
      chatText += chatPiece;
      animationFrame ||= requestAnimationFrame(() => {
        animationFrame = 0;
        drawText(chatText);
      });
    },
    stop: () => cancelAnimationFrame(animationFrame),
  };
}
