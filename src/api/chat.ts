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
      reply: (chatPieces, { caller }, onFailure) => replyPieces(chatPieces, caller.lang, onFailure),
    },
    example: {
      body: { message: "Thủ đô của Việt Nam ở đâu?" },
      answer: { response: "Thủ đô của Việt Nam là **Hà Nội**.", complete: true },
    },
  }),
];

/** A piece for each pull, so that a reader who is slow is not written to faster. Ends the model when nobody reads on. */
function replyPieces(chatPieces: ChatStream, lang: Lang, onFailure: () => Promise<void>): Response {
  const iterator = chatPieces[Symbol.asyncIterator]();
  let isAnswerComplete = true;
  return replyEvents(
    {
      async pull({ write, close }) {
        const { done, value: chatPiece } = await iterator.next();
        if (done) write(eventText({ complete: isAnswerComplete }, "done"));
        else if (!chatPiece.ok) {
          await onFailure();
          write(eventText(problemOf(chatPiece.failure, lang), "error"));
        } else {
          const { text, isCut } = chatPiece.value;
          isAnswerComplete &&= !isCut;
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
