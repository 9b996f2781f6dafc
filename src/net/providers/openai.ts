import { createParser } from "eventsource-parser";
import { message } from "../../core/i18n.ts";
import { type Result, fail, ok } from "../../core/result.ts";
import type { ChatModel, ChatPiece, ChatStream } from "../../tools/chat/actions.ts";
import type { ChatMessage } from "../../tools/chat/context.ts";
import { type Completion, endMark, firstModel, readCompletion } from "./openai-wire.ts";
import { askJson, joinUrl, send, textOf } from "./upstream.ts";
import { type StreamTimeout, startStreamTimeout } from "./stream-timeout.ts";

export type OpenAiSettings = {
  /** Any OpenAI-compatible server; OpenAI's own when empty. */
  readonly baseUrl: string;
  readonly key: string;
  /** When empty, gpt-4o-mini at OpenAI, elsewhere the first model that the server lists. */
  readonly model: string;
};

type Limits = {
  /** How many answers are written at once, for all visitors together. */
  readonly atOnce: number;
  readonly silenceMs: number;
  readonly totalMs: { readonly follows: number; readonly waits: number };
  readonly mostBytes: number;
};

const standard: Limits = {
  atOnce: 16,
  silenceMs: 25_000,
  totalMs: { follows: 240_000, waits: 27_000 },
  mostBytes: 8_000_000,
};

const openAi = "https://api.openai.com/v1";

function refusal(status: number): Result<never> {
  switch (status) {
    case 401:
    case 403:
      return fail("upstream_error", message("chat.problem.refusedKey"));
    case 404:
      return fail("upstream_error", message("chat.problem.noModel"));
    case 429:
    case 503:
      return fail("upstream_error", message("chat.problem.overloaded"));
    default:
      return fail("upstream_error", message("chat.problem.broken"));
  }
}

/** A chat model behind the OpenAI protocol. Its answers are always asked for as a stream. */
export function openAiModel(settings: OpenAiSettings, limits: Limits = standard): ChatModel {
  const base = joinUrl({ name: "AI_BASE_URL", url: settings.baseUrl || openAi, path: "/v1" });
  const authorization = settings.key ? { authorization: `Bearer ${settings.key}` } : undefined;
  let model = settings.model || (settings.baseUrl ? "" : "gpt-4o-mini");
  let running = 0;

  async function findModel(watch: StreamTimeout): Promise<Result<string>> {
    if (model) return ok(model);
    const options = { signal: watch.signal, deadlineMs: limits.silenceMs };
    const reply = await askJson(`${base}/models`, authorization ? { headers: authorization } : {}, options);
    if (reply.kind === "late") return fail("upstream_timeout", message("chat.problem.silent"));
    if (reply.kind === "unreachable") return fail("upstream_error", message("chat.problem.unreachable"));
    if (reply.status !== 200) return refusal(reply.status);
    model = firstModel(reply.json) ?? "";
    return model ? ok(model) : fail("upstream_error", message("chat.problem.noModel"));
  }

  async function* answer(messages: readonly ChatMessage[], watch: StreamTimeout): ChatStream {
    const name = await findModel(watch);
    if (!name.ok) {
      yield name;
      return;
    }
    let progress: Progress = "asked";
    try {
      const body = JSON.stringify({ model: name.value, messages, stream: true });
      const headers = { "content-type": "application/json", accept: "text/event-stream", ...authorization };
      const response = await send(
        `${base}/chat/completions`,
        { method: "POST", headers, body },
        watch.signal,
      );
      if (!response.ok) {
        yield refusal(response.status);
        return;
      }
      progress = "answered";
      for await (const completion of completions(response, watch, limits.mostBytes)) {
        if (!completion) {
          yield fail("upstream_error", message("chat.problem.broken"));
          return;
        }
        if (completion.isLast) progress = "finished";
        else if (completion.text !== "" && progress === "answered") progress = "writing";
        yield ok<ChatPiece>({ text: completion.text, isCut: completion.isCut });
      }
      if (progress !== "finished") yield fail("upstream_error", message("chat.problem.cut"));
    } catch {
      const ending = endOf(progress, watch);
      if (ending) yield ending;
    }
  }

  return async function* ask({ messages, signal, reader }) {
    if (running >= limits.atOnce) {
      yield fail("busy", message("chat.problem.busy"));
      return;
    }
    running += 1;
    const watch = startStreamTimeout(signal, {
      silenceMs: limits.silenceMs,
      totalMs: limits.totalMs[reader],
    });
    try {
      yield* answer(messages, watch);
    } finally {
      running -= 1;
      watch.stop();
    }
  };
}

type Progress = "asked" | "answered" | "writing" | "finished";

/** What there is to say when the connection ended by itself or by the watch. */
function endOf(progress: Progress, watch: StreamTimeout): Result<ChatPiece> | null {
  const by = watch.endedBy();
  if (progress === "finished" || by === "visitor") return null;
  if (by === "time" && progress === "writing") return ok({ text: "", isCut: true });
  if (by) return fail("upstream_timeout", message("chat.problem.silent"));
  return fail(
    "upstream_error",
    message(progress === "asked" ? "chat.problem.unreachable" : "chat.problem.cut"),
  );
}

/** What the server writes, event by event, or as one JSON where it does not stream; null is what cannot be read. */
async function* completions(
  response: Response,
  watch: StreamTimeout,
  mostBytes: number,
): AsyncGenerator<Completion | null> {
  const isStream = !/\bjson\b/.test(response.headers.get("content-type") ?? "");
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data), maxBufferSize: mostBytes });
  let whole = "";
  for await (const piece of textOf(response, mostBytes)) {
    watch.heard();
    if (isStream) parser.feed(piece);
    else whole += piece;
    for (const data of events.splice(0)) {
      yield readCompletion(data);
      if (data === endMark) return;
    }
  }
  if (!isStream) yield readCompletion(whole);
}
