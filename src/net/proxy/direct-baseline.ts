import { createTtlCache } from "#core/ttl-cache.ts";
import { type JudgeReply, parseJudgeReply } from "./judge.ts";

const successTtlMs = 600_000;
const failureTtlMs = 60_000;
const timeoutMs = 3000;

/**
 * What the judge sees of this server without a proxy: the address it goes out with, and the headers that the
 * operator's own reverse proxy adds. Null when the judge does not answer. The judge's address is a setting, so
 * the guard is not asked.
 */
export function createDirectBaseline({
  judge,
  now,
}: {
  judge: URL;
  now: () => number;
}): () => Promise<JudgeReply | null> {
  const baselineCache = createTtlCache<{ readonly baseline: JudgeReply | null }>({ maxTotal: 1, now });
  return async () => {
    const cachedBaseline = baselineCache.get("baseline");
    if (cachedBaseline) return cachedBaseline.baseline;
    const baseline = await askDirectly(judge);
    baselineCache.set("baseline", { baseline }, baseline ? successTtlMs : failureTtlMs);
    return baseline;
  };
}

async function askDirectly(judgeUrl: URL): Promise<JudgeReply | null> {
  try {
    const response = await fetch(judgeUrl, {
      headers: { Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? parseJudgeReply(await response.text()) : null;
  } catch {
    return null;
  }
}
