import { useEffect, useRef, useState } from "react";
import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { type ChatPair, recentPairs } from "../tools/chat/context.ts";
import type { AnswerState } from "../tools/chat/names.ts";
import { type ApiTexts, callApi, ownProblem } from "./api.ts";
import { eventsOf } from "./events.ts";

/** A question and its answer, or what of it was written before it ended. */
export type ChatExchange = ChatPair & { readonly state: AnswerState; readonly problem: Problem | null };

type ChatOptions = { readonly lang: Lang; readonly texts: ApiTexts; readonly initial: ChatExchange | null };

/** Asks, and grows the latest answer as it is written; what came stays, however the answer ends. */
export function useChat({ lang, texts, initial }: ChatOptions) {
  const [exchanges, setExchanges] = useState<readonly ChatExchange[]>(initial ? [initial] : []);
  const running = useRef<AbortController | null>(null);
  const latest = exchanges.at(-1) ?? null;

  useEffect(() => () => running.current?.abort(), []);

  const change = (update: Partial<ChatExchange>) =>
    setExchanges((all) => all.map((one, at) => (at === all.length - 1 ? { ...one, ...update } : one)));

  /** Resolves when the answer has ended, to whether there is one. */
  async function ask(message: string): Promise<boolean> {
    if (running.current) return false;
    const control = new AbortController();
    running.current = control;
    const history = recentPairs(exchanges.filter(({ answer }) => answer !== ""));
    setExchanges((all) => [...all, { question: message, answer: "", state: "writing", problem: null }]);
    const paint = createPainter((answer) => change({ answer }));
    const end = (update: Partial<ChatExchange>): boolean => {
      paint.stop();
      running.current = null;
      change({ answer: paint.text(), ...update });
      return update.state === "done" || update.state === "cut";
    };
    try {
      const reply = await callApi({
        path: "/chatgpt/chat",
        body: { message, ...(history.length > 0 && { history }) },
        accept: "text/event-stream",
        isStream: true,
        lang,
        texts,
        signal: control.signal,
      });
      if (!reply.ok) return end({ state: "failed", problem: reply.problem });
      for await (const { event, data } of eventsOf(reply.response)) {
        const payload = JSON.parse(data);
        if (event === "error") return end({ state: "failed", problem: payload });
        if (event === "done") return end({ state: payload.complete ? "done" : "cut" });
        paint.add(payload.text);
      }
    } catch {
      if (control.signal.aborted) return end({ state: "stopped" });
    }
    return end({ state: "failed", problem: ownProblem("upstream_error", texts["client.offline"]) });
  }

  return {
    exchanges,
    latest,
    isBusy: latest?.state === "writing",
    ask,
    stop: () => running.current?.abort(),
  };
}

/** Gathers what arrives between two frames, so that fast answers do not draw more often than is seen. */
function createPainter(draw: (text: string) => void) {
  let text = "";
  let frame = 0;
  return {
    text: () => text,
    add(piece: string) {
      text += piece;
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        draw(text);
      });
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
