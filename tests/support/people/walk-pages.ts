import type { Visitor } from "./visitor.ts";

/** Pages of tools, and what they work out: nothing that is kept, whoever asks. */
const pages = [
  "/",
  "/qr",
  "/vietqr",
  "/en/cron",
  "/crypto",
  "/data",
  "/tools",
  "/text-analyzer",
  "/ua",
  "/2fa",
  "/en/dns",
  "/proxy",
];
const calls: readonly (readonly [string, unknown])[] = [
  ["/crypto/hash", { text: "xin chào", algo: "sha256" }],
  ["/qr", { text: "xin chào", size: 128 }],
  ["/text-analyzer/analyze", { text: "Một câu. Hai câu." }],
];

type Timed = { readonly status: number; readonly ms: number };

export async function timed(ask: Promise<Response>): Promise<Timed> {
  const startMs = performance.now();
  const answer = await ask;
  await answer.bytes();
  return { status: answer.status, ms: performance.now() - startMs };
}

/** Opens twelve pages and uses three tools, all at once. */
export const walkPages = (visitor: Visitor): Promise<readonly Timed[]> =>
  Promise.all([
    ...pages.map((path) => timed(visitor.open(path))),
    ...calls.map(([path, body]) => timed(visitor.call(path, { method: "POST", body: JSON.stringify(body) }))),
  ]);

const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

/** So many follow a link again and again until they are told to end; a click that was refused was none. */
export function followLink(address: string, followers: number) {
  const following = new AbortController();
  const seen = { followed: 0, refused: 0, others: 0 };
  const all = Promise.all(
    Array.from({ length: followers }, async () => {
      while (!following.signal.aborted) {
        const { status } = await fetch(address, {
          redirect: "manual",
          headers: { "User-Agent": browser },
        });
        if (status === 302) seen.followed += 1;
        else if (status === 503) seen.refused += 1;
        else seen.others += 1;
        if (status !== 302) await Bun.sleep(20);
      }
    }),
  );
  return {
    seen,
    end: async () => {
      following.abort();
      await all;
    },
  };
}
