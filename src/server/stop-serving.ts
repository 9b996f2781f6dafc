type Stoppable = {
  readonly pendingRequests: number;
  readonly stop: (closesConnections?: boolean) => Promise<void>;
};

/** How often it is looked whether a request is still under way. */
const lookEveryMs = 20;

/** How long a moment is waited for in which nothing is under way. */
const quietMs = 500;

/**
 * Connections that nobody has taken yet are reset when the port is closed. So that is done right after all were taken,
 * and where there is one in a moment without a request, when few are on their way.
 */
async function quietTurn(server: Pick<Stoppable, "pendingRequests">): Promise<void> {
  const startMs = performance.now();
  do await new Promise((resolve) => setImmediate(resolve));
  while (server.pendingRequests > 0 && performance.now() - startMs < quietMs);
}

/**
 * Takes no more requests, and waits for those under way, `timeoutMs` at most; then connections are cut. Bun itself waits for
 * connections too on which nothing is under way: a browser keeps such for minutes. Those cut are not waited for: Bun may
 * count a connection whose other end has long gone.
 */
export async function stopServing(server: Stoppable, timeoutMs = 10_000): Promise<void> {
  await quietTurn(server);
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
