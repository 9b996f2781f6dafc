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
  const endStream = (streamEnd: StreamEnd) => {
    ended ??= streamEnd;
    controller.abort();
  };
  const onVisitorLeft = () => endStream("visitor");
  if (visitor.aborted) onVisitorLeft();
  else visitor.addEventListener("abort", onVisitorLeft, { once: true });
  const totalTimer = setTimeout(() => endStream("time"), totalMs);
  let silence = setTimeout(() => endStream("silence"), silenceMs);
  return {
    signal: controller.signal,
    restartSilence() {
      clearTimeout(silence);
      silence = setTimeout(() => endStream("silence"), silenceMs);
    },
    endedBy: () => ended,
    stop() {
      clearTimeout(totalTimer);
      clearTimeout(silence);
      visitor.removeEventListener("abort", onVisitorLeft);
      controller.abort();
    },
  };
}
