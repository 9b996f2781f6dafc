import { createParser } from "eventsource-parser";
import { message } from "#core/i18n.ts";
import { type Result, fail, ok, spent } from "#core/result.ts";
import type { Places } from "#core/places.ts";
import type { ChatMessage, ChatModel, ChatPiece, ChatStream } from "#tools/chat/effects.ts";
import { type CompletionReply, endOfStream, firstModel, readCompletion } from "./openai-wire.ts";
import { askJson, joinUrl, send, textOf } from "./upstream.ts";
import { type StreamTimeout, startStreamTimeout } from "./stream-timeout.ts";

export type OpenAiSettings = {
  /** Any OpenAI-compatible server; OpenAI's own when empty. */
  readonly baseUrl: string;
  readonly key: string;
  /** When empty, gpt-4o-mini at OpenAI, elsewhere the first model that the server lists. */
  readonly model: string;
};

type OpenAiLimits = {
  readonly silenceMs: number;
  readonly totalMs: { readonly stream: number; readonly whole: number };
  readonly maxBytes: number;
};

type Slots = Pick<Places, "take">;

const defaultLimits: OpenAiLimits = {
  silenceMs: 25_000,
  totalMs: { stream: 240_000, whole: 27_000 },
  maxBytes: 8_000_000,
};

const openAi = "https://api.openai.com/v1";

function modelRefusal(httpStatus: number): Result<never> {
  switch (httpStatus) {
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

const authorizationOf = ({ key }: OpenAiSettings) => (key ? { authorization: `Bearer ${key}` } : undefined);

/** Gives the name of the model that answers, which the server is asked for once where none is set. */
function modelFinder(baseUrl: string, aiSettings: OpenAiSettings, silenceMs: number) {
  const authorization = authorizationOf(aiSettings);
  let knownModel = aiSettings.model || (aiSettings.baseUrl ? "" : "gpt-4o-mini");

  return async (timeout: StreamTimeout): Promise<Result<string>> => {
    if (knownModel) return ok(knownModel);
    const askOptions = { signal: timeout.signal, deadlineMs: silenceMs };
    const modelsReply = await askJson(
      `${baseUrl}/models`,
      authorization ? { headers: authorization } : {},
      askOptions,
    );
    if (modelsReply.kind === "late") return fail("upstream_timeout", message("chat.problem.silent"));
    if (modelsReply.kind === "unreachable")
      return fail("upstream_error", message("chat.problem.unreachable"));
    if (modelsReply.status !== 200) return modelRefusal(modelsReply.status);
    knownModel = firstModel(modelsReply.json) ?? "";
    return knownModel ? ok(knownModel) : fail("upstream_error", message("chat.problem.noModel"));
  };
}

/** A chat model behind the OpenAI protocol. Its answers are always asked for as a stream. */
export function openAiModel(settings: OpenAiSettings, { take }: Slots, limits = defaultLimits): ChatModel {
  const apiBase = joinUrl({ name: "AI_BASE_URL", url: settings.baseUrl || openAi, path: "/v1" });
  const authorization = authorizationOf(settings);
  const findModel = modelFinder(apiBase, settings, limits.silenceMs);

  async function* answerChat(chatMessages: readonly ChatMessage[], timeout: StreamTimeout): ChatStream {
    const modelName = await findModel(timeout);
    if (!modelName.ok) {
      yield modelName;
      return;
    }
    let progress: ChatProgress = "asked";
    try {
      const body = JSON.stringify({ model: modelName.value, messages: chatMessages, stream: true });
      const headers = { "content-type": "application/json", accept: "text/event-stream", ...authorization };
      const response = await send(
        `${apiBase}/chat/completions`,
        { method: "POST", headers, body },
        timeout.signal,
      );
      if (!response.ok) {
        yield modelRefusal(response.status);
        return;
      }
      progress = "answered";
      for await (const completion of completions(response, timeout, limits.maxBytes)) {
        if (!completion) {
          yield fail("upstream_error", message("chat.problem.broken"));
          return;
        }
        if (completion.isLast) progress = "finished";
        else if (completion.text !== "" && progress === "answered") progress = "writing";
        yield ok<ChatPiece>({ text: completion.text, isCut: completion.isCut });
      }
      if (progress !== "finished") yield fail("upstream_error", message("chat.problem.cut"));
    } catch (streamFault) {
      const streamEnding = endOf(progress, timeout, streamFault);
      if (streamEnding) yield streamEnding;
    }
  }

  return async function* askModel({ messages, signal, payer, delivery }) {
    const release = take(payer);
    if (!release) {
      yield fail("busy", message("chat.problem.busy"));
      return;
    }
    const timeout = startStreamTimeout(signal, {
      silenceMs: limits.silenceMs,
      totalMs: limits.totalMs[delivery],
    });
    try {
      yield* answerChat(messages, timeout);
    } finally {
      release();
      timeout.stop();
    }
  };
}

type ChatProgress = "asked" | "answered" | "writing" | "finished";

/** What there is to say when the connection ended by itself, by the timeout or by the answer's length, which were paid for. */
function endOf(
  progress: ChatProgress,
  timeout: StreamTimeout,
  streamFault: unknown,
): Result<ChatPiece> | null {
  const endedBy = timeout.endedBy();
  if (progress === "finished" || endedBy === "visitor") return null;
  if (endedBy === "time" && progress === "writing") return ok({ text: "", isCut: true });
  if (endedBy) return spent(fail("upstream_timeout", message("chat.problem.silent")));
  if (streamFault instanceof RangeError) return spent(fail("upstream_error", message("chat.problem.cut")));
  return fail(
    "upstream_error",
    message(progress === "asked" ? "chat.problem.unreachable" : "chat.problem.cut"),
  );
}

/** What the server writes, event by event, or as one JSON where it does not stream; null is what cannot be read. */
async function* completions(
  response: Response,
  timeout: StreamTimeout,
  maxBytes: number,
): AsyncGenerator<CompletionReply | null> {
  const isStream = !/\bjson\b/.test(response.headers.get("content-type") ?? "");
  const serverEvents: string[] = [];
  const eventParser = createParser({
    onEvent: ({ data }) => serverEvents.push(data),
    maxBufferSize: maxBytes,
  });
  let eventText = "";
  for await (const responsePiece of textOf(response, maxBytes)) {
    timeout.restartSilence();
    if (isStream) eventParser.feed(responsePiece);
    else eventText += responsePiece;
    for (const eventData of serverEvents.splice(0)) {
      yield readCompletion(eventData);
      if (eventData === endOfStream) return;
    }
  }
  if (!isStream) yield readCompletion(eventText);
}
