type Stoppable = {
  readonly pendingRequests: number;
  readonly stop: (closesConnections?: boolean) => Promise<void>;
};

/** How often it is looked whether a request is still under way. */
const lookEveryMs = 20;

/**
 * Takes no more requests, and waits for those under way, `timeoutMs` at most; then connections are cut. Bun itself waits for
 * connections too on which nothing is under way: a browser keeps such for minutes. Those cut are not waited for: Bun may
 * count a connection whose other end has long gone.
 */
export async function stopServing(server: Stoppable, timeoutMs = 10_000): Promise<void> {
  const cutOff = Promise.withResolvers<void>();
  const closeIdle = () => {
    void server.stop(true);
    cutOff.resolve();
  };
  const timeout = setTimeout(closeIdle, timeoutMs);
  const idleTimer = setInterval(() => {
    if (server.pendingRequests === 0) closeIdle();
  }, lookEveryMs);
  await Promise.race([server.stop(), cutOff.promise]);
  clearTimeout(timeout);
  clearInterval(idleTimer);
}
