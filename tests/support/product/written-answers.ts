/** A call below `/api`, with what it takes: "POST /cron/preview". */
export type Given = readonly [call: string, body?: object];

async function answerTo(base: string, [call, body]: Given, lang: string): Promise<string> {
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
    return `${response.status} ${JSON.stringify({ code, detail, errors })}`;
  }
  const isShown = !type.startsWith("image/svg") && text.length < 3000;
  return `${response.status} ${isShown ? text.trimEnd() : `${text.length} characters, ${Bun.hash(text)}`}`;
}

/**
 * What each call answers in both languages, to be compared with what it answered before; a change is read in review. One
 * after the other: of a client only so many may wait for a worker.
 */
export async function writtenAnswers(base: string, calls: readonly Given[]): Promise<string> {
  const lines: string[] = [];
  for (const given of calls) {
    const [vi, en] = await Promise.all(["vi", "en"].map((lang) => answerTo(base, given, lang)));
    const [call, body] = given;
    lines.push(body ? `${call} ${JSON.stringify(body)}` : call);
    lines.push(...(vi === en ? [`  ${vi}`] : [`  vi ${vi}`, `  en ${en}`]));
  }
  return lines.join("\n");
}
