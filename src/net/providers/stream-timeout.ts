export type StreamTimeout = {
  readonly signal: AbortSignal;
  /** Something came: the silence starts anew. */
  heard(): void;
  /** Who ended it; null while it goes on. */
  endedBy(): "visitor" | "silence" | "time" | null;
  stop(): void;
};

/** Aborts when the visitor leaves, when nothing is heard for too long, and when the whole takes too long. */
export function startStreamTimeout(
  visitor: AbortSignal,
  { silenceMs, totalMs }: { silenceMs: number; totalMs: number },
): StreamTimeout {
  const controller = new AbortController();
  let ended: "visitor" | "silence" | "time" | null = null;
  const end = (by: "visitor" | "silence" | "time") => {
    ended ??= by;
    controller.abort();
  };
  const onLeave = () => end("visitor");
  if (visitor.aborted) onLeave();
  else visitor.addEventListener("abort", onLeave, { once: true });
  const total = setTimeout(() => end("time"), totalMs);
  let silence = setTimeout(() => end("silence"), silenceMs);
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(silence);
      silence = setTimeout(() => end("silence"), silenceMs);
    },
    endedBy: () => ended,
    stop() {
      clearTimeout(total);
      clearTimeout(silence);
      visitor.removeEventListener("abort", onLeave);
      controller.abort();
    },
  };
}
