import type { Lang } from "../core/i18n.ts";
import { problemOf } from "../core/problem.ts";
import type { ChatActions, ChatStream } from "../tools/chat/actions.ts";
import { endpoint } from "./endpoint.ts";
import { apiHeaders } from "./reply.ts";

export const chatApi = ({ ask, follow }: ChatActions) => [
  endpoint({
    method: "POST",
    path: "/chatgpt/chat",
    summary: "Ask the AI model; with `Accept: text/event-stream`, read its answer as it is written",
    action: ask,
    followed: { action: follow, reply: (pieces, { caller }) => replyEvents(pieces, caller.lang) },
    example: {
      body: { message: "Thủ đô của Việt Nam ở đâu?" },
      answer: { response: "Thủ đô của Việt Nam là **Hà Nội**.", complete: true },
    },
  }),
];

const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** What a comment is for: it keeps the connection alive while the model thinks. */
const signOfLife = ":\n\n";

/** `data: {"text"}` for each piece, then `done`, or `error` with the problem. Ends the model when nobody reads on. */
function replyEvents(pieces: ChatStream, lang: Lang): Response {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  let complete = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value: piece } = await iterator.next();
      if (done) controller.enqueue(encoder.encode(event("done", { complete })));
      else if (!piece.ok) controller.enqueue(encoder.encode(event("error", problemOf(piece.failure, lang))));
      else {
        const { text, isCut } = piece.value;
        complete &&= !isCut;
        controller.enqueue(encoder.encode(text ? `data: ${JSON.stringify({ text })}\n\n` : signOfLife));
        return;
      }
      controller.close();
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  const headers = { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" };
  return new Response(body, { headers: { ...apiHeaders, "Content-Language": lang, ...headers } });
}
