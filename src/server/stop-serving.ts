type Stoppable = { readonly stop: (closesConnections?: boolean) => Promise<void> };

/**
 * Takes no more requests, and waits for those under way; after `timeoutMs` their connections are cut. Those are not waited
 * for: Bun may count a connection whose other end has long gone.
 */
export async function stopServing(server: Stoppable, timeoutMs: number): Promise<void> {
  const cut = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    void server.stop(true);
    cut.resolve();
  }, timeoutMs);
  await Promise.race([server.stop(), cut.promise]);
  clearTimeout(timer);
}
