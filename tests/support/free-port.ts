/** A port of loopback that nobody listened on a moment ago. */
export async function freePort(): Promise<string> {
  const probe = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
  const { port } = probe;
  await probe.stop(true);
  return String(port);
}
