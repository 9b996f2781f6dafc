/** Longer than the busiest machine needs, shorter than a test runner's patience: what it ends will never happen. */
const minuteMs = 60_000;

type Look<Seen> = () => Seen | Promise<Seen>;

/** Waits until what `look` gives is `wanted`, or as `wanted` wants it, looking again every few milliseconds; gives it. */
export function until(look: Look<boolean>): Promise<boolean>;
export function until<Seen>(
  look: Look<Seen>,
  wanted: NoInfer<Seen> | ((seen: NoInfer<Seen>) => boolean),
  patienceMs?: number,
): Promise<Seen>;
export async function until(
  look: Look<unknown>,
  wanted: unknown = true,
  patienceMs = minuteMs,
): Promise<unknown> {
  const isWanted = (seen: unknown) =>
    typeof wanted === "function" ? wanted(seen) : Bun.deepEquals(seen, wanted, true);
  const late = Promise.withResolvers<never>();
  let seen: unknown;
  const giveUp = () => {
    const last = Bun.inspect(seen, { depth: 4 }).slice(-1000);
    late.reject(
      new Error(`After ${patienceMs} ms, ${String(wanted)} has not come of ${String(look)}, last: ${last}`),
    );
  };
  // No timer of this process's own, which tests count.
  const patience = AbortSignal.timeout(patienceMs);
  patience.addEventListener("abort", giveUp);
  const lookOn = async () => {
    while (!patience.aborted && !isWanted((seen = await look()))) await Bun.sleep(5);
    return seen;
  };
  try {
    return await Promise.race([late.promise, lookOn()]);
  } finally {
    patience.removeEventListener("abort", giveUp);
  }
}

/** Reads on until `text` was said; throws when no more comes, which a loop would ask for without an end. */
export async function readUntil(
  reader: { read: () => Promise<{ done: boolean; value?: string | undefined }> },
  text: string,
): Promise<string> {
  let said = "";
  while (!said.includes(text)) {
    const { done, value = "" } = await reader.read();
    if (done) throw new Error(`"${text}" was never said, only: ${said}`);
    said += value;
  }
  return said;
}
