/** The visitor left, nothing came for too long, or the whole took too long. */
export type StreamEnd = "visitor" | "silence" | "time";

export type StreamTimeout = {
  readonly signal: AbortSignal;
  /** Something came: the time of silence starts again. */
  restartSilence(): void;
  /** What ended it; null while it goes on. */
  endedBy(): StreamEnd | null;
  stop(): void;
};

/** Aborts when the visitor leaves, when nothing comes for too long, and when the whole takes too long. */
export function startStreamTimeout(
  visitor: AbortSignal,
  { silenceMs, totalMs }: { silenceMs: number; totalMs: number },
): StreamTimeout {
  const controller = new AbortController();
  let ended: StreamEnd | null = null;
  const end = (by: StreamEnd) => {
    ended ??= by;
    controller.abort();
  };
  const onVisitorLeft = () => end("visitor");
  if (visitor.aborted) onVisitorLeft();
  else visitor.addEventListener("abort", onVisitorLeft, { once: true });
  const total = setTimeout(() => end("time"), totalMs);
  let silence = setTimeout(() => end("silence"), silenceMs);
  return {
    signal: controller.signal,
    restartSilence() {
      clearTimeout(silence);
      silence = setTimeout(() => end("silence"), silenceMs);
    },
    endedBy: () => ended,
    stop() {
      clearTimeout(total);
      clearTimeout(silence);
      visitor.removeEventListener("abort", onVisitorLeft);
      controller.abort();
    },
  };
}
