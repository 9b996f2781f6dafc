export const refreshMs = 30_000;
/** While a stream tells of changes, for what it might have missed. */
const streamRefreshMs = 120_000;

/** Calls back on changes while the page is visible: by a stream of events, and by asking, seldom while there is a stream. */
export function listenToMailbox(token: string, onChange: () => void): () => void {
  let stream: EventSource | null = null;
  const start = () => {
    stream = new EventSource(`/api/temp-mail/mailbox/${encodeURIComponent(token)}/events`);
    stream.addEventListener("inbox", onChange);
  };
  const stop = () => {
    stream?.close();
    stream = null;
  };
  const follow = () => {
    stop();
    if (document.visibilityState !== "visible") return;
    start();
    onChange();
  };
  let asked = Date.now();
  const timer = setInterval(() => {
    const isStreaming = stream?.readyState === EventSource.OPEN;
    if (document.visibilityState !== "visible") return;
    if (isStreaming && Date.now() - asked < streamRefreshMs) return;
    asked = Date.now();
    onChange();
  }, refreshMs);
  if (document.visibilityState === "visible") start();
  document.addEventListener("visibilitychange", follow);
  return () => {
    stop();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}
