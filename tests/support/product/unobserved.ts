/** What an answer is sent with where nobody counts what becomes of it. */
export const unobserved = {
  signal: new AbortController().signal,
  onSlice: () => {},
  onEnd: () => {},
  onFault: console.error,
};
