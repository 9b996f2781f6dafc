import { idempotencyField } from "#core/idempotency.ts";
import type { Prepared } from "#tests/support/floor/in-page/tasks.ts";
import { Visitor } from "#tests/support/people/visitor.ts";

/** How long something took is measured anew each time, and nearly the same. */
const durations = /\d+(?:[.,]\d+)?\s*(?:ms|s|giây|mili giây)(?!\p{L})/gu;

export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replace(durations, " ")
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );

const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };

/** The words of a part of a page that the server has written, as `textIn` reads them in one that is open. */
async function wordsIn(html: string, region: string): Promise<ReadonlySet<string>> {
  // What is left out is still read on the way that leaves it out.
  const seen = new HTMLRewriter().on("noscript, script, .unseen", { element: (part) => void part.remove() });
  const texts: string[] = [];
  const reader = new HTMLRewriter().on(region, {
    text: ({ text, lastInTextNode }) => void texts.push(text, lastInTextNode ? " " : ""),
  });
  await reader.transform(seen.transform(new Response(html))).text();
  const written = Object.entries(entities).reduce(
    (text, [entity, sign]) => text.replaceAll(entity, sign),
    texts.join(""),
  );
  return wordsOf(written);
}

/** How a refusal of the server begins. */
export const refused = "The server refuses it: ";

/** What the server itself answers to the same form, in a page that needs no browser. */
async function answerTo(base: string, { method, action, entries, region }: Prepared) {
  const visitor = new Visitor(base);
  const address = new URL(action);
  // A second answer to the same key would be the first one again.
  const fields = entries.filter(([name]) => name !== idempotencyField);
  if (method === "get") address.search = new URLSearchParams(fields.map(([...field]) => field)).toString();
  const { pathname, search } = address;
  const reply =
    method === "get"
      ? await visitor.open(pathname + search)
      : await visitor.submit(pathname + search, Object.fromEntries(fields));
  const next = reply.headers.get("location");
  const page = next === null ? reply : await visitor.open(next);
  const html = await page.text();
  const refusal = /<p(?: id="[^"]*")? class="(?:refusal|error)">.*?<\/p>/s.exec(html)?.[0];
  if (refusal) throw new Error(refused + refusal);
  return wordsIn(html, region);
}

/** Asks the server until two answers and more have been compared; gives the words of all: what chance or the time gives is in none. */
export function expectedWords(base: string, prepared: Prepared) {
  let common: readonly string[] | undefined;
  return async (): Promise<readonly string[]> => {
    common ??= [...(await answerTo(base, prepared))];
    const another = await answerTo(base, prepared);
    common = common.filter((word) => another.has(word));
    return common;
  };
}
