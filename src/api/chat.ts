import type { Lang } from "../core/i18n.ts";
import { problemOf } from "../core/problem.ts";
import type { ChatActions } from "../tools/chat/actions.ts";
import type { ChatStream } from "../tools/chat/effects.ts";
import { endpoint, upstreamProblems } from "./endpoint.ts";
import { eventText, keepAliveText, replyEvents } from "./event-stream.ts";

export const chatApi = ({ ask, follow }: ChatActions) => [
  endpoint({
    method: "POST",
    path: "/chatgpt/chat",
    summary: "Ask the AI model; with `Accept: text/event-stream`, read its answer as it is written",
    problems: upstreamProblems,
    action: ask,
    streamed: {
      action: follow,
      reply: (pieces, { caller }, onFailure) => replyPieces(pieces, caller.lang, onFailure),
    },
    example: {
      body: { message: "Thủ đô của Việt Nam ở đâu?" },
      answer: { response: "Thủ đô của Việt Nam là **Hà Nội**.", complete: true },
    },
  }),
];

/** A piece for each pull, so that a reader who is slow is not written to faster. Ends the model when nobody reads on. */
function replyPieces(pieces: ChatStream, lang: Lang, onFailure: () => Promise<void>): Response {
  const iterator = pieces[Symbol.asyncIterator]();
  let complete = true;
  return replyEvents(
    {
      async pull({ write, close }) {
        const { done, value: piece } = await iterator.next();
        if (done) write(eventText({ complete }, "done"));
        else if (!piece.ok) {
          await onFailure();
          write(eventText(problemOf(piece.failure, lang), "error"));
        } else {
          const { text, isCut } = piece.value;
          complete &&= !isCut;
          write(text ? eventText({ text }) : keepAliveText);
          return;
        }
        close();
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { "Content-Language": lang },
  );
}
