/** Whether an address of this server's own answers with success within three seconds. */
export async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}
