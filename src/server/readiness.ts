/** Asks at most once in `cacheMs`, whoever asks how often: each answer costs a write to the disk. */
export function cachedCheck(check: () => Promise<boolean>, cacheMs = 1000): () => Promise<boolean> {
  let lastCheck: { at: number; answer: Promise<boolean> } | null = null;
  return () => {
    const checkedAt = performance.now();
    if (!lastCheck || checkedAt - lastCheck.at >= cacheMs) lastCheck = { at: checkedAt, answer: check() };
    return lastCheck.answer;
  };
}
