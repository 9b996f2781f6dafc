import { type Lang, languages } from "#core/i18n.ts";
import { keyedTextsIn } from "./text-names.ts";

/** A call below `/api`, with what it takes: "POST /cron/preview". */
export type Given = readonly [call: string, body?: object];

async function answerTo(base: string, [call, body]: Given, lang: Lang): Promise<string> {
  const [method = "", path = ""] = call.split(" ");
  const response = await fetch(`${base}/api${path}`, {
    method,
    redirect: "manual",
    headers: { "Accept-Language": lang, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const bytes = await response.bytes();
  const type = response.headers.get("content-type") ?? "";
  const text = /json|text|svg/.test(type)
    ? new TextDecoder().decode(bytes).replace(/;base64,[\w+/=]{1000,}/g, "")
    : `${type} ${Bun.hash(bytes)}`;
  if (type.startsWith("application/problem+json")) {
    // The type, the title and the status follow from the code; other tests compare them.
    const { code, detail, errors } = JSON.parse(text);
    return `${response.status} ${keyedTextsIn(JSON.stringify({ code, detail, errors }), lang)}`;
  }
  const named = type.includes("json") ? keyedTextsIn(text, lang) : text;
  const isShown = !type.startsWith("image/svg") && named.length < 1500;
  return `${response.status} ${isShown ? named.trimEnd() : `${text.length} characters, ${Bun.hash(text)}`}`;
}

/** What a call answers in both languages, its words by their keys: once, where both say the same. */
export async function writtenAnswer(base: string, given: Given): Promise<string> {
  const [vi, en] = await Promise.all(languages.map((lang) => answerTo(base, given, lang)));
  return vi === en ? String(vi) : `vi ${vi} — en ${en}`;
}
