/** Asks at most once in `cacheMs`, whoever asks how often: each answer costs a write to the disk. */
export function cachedCheck(check: () => Promise<boolean>, cacheMs = 1000): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | null = null;
  return () => {
    const at = performance.now();
    if (!last || at - last.at >= cacheMs) last = { at, answer: check() };
    return last.answer;
  };
}
