/** Whether an address of this server's own answers with success within three seconds. */
export async function isReady(readyUrl: string): Promise<boolean> {
  try {
    return (await fetch(readyUrl, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}
