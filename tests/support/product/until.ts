/** Longer than the busiest machine needs, shorter than a test runner's patience: what it ends will never happen. */
const patienceMs = 60_000;

/** Waits for what happens by itself, looking again every few milliseconds. */
export async function until(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await hasHappened())) {
    if (Date.now() > deadline)
      throw new Error(`This has not happened within a minute: ${hasHappened.toString()}`);
    await Bun.sleep(5);
  }
}

/** Reads on until `text` was said; throws when no more comes, which a loop would ask for without an end. */
export async function readUntil(
  reader: { read: () => Promise<{ done: boolean; value?: string | undefined }> },
  text: string,
): Promise<string> {
  let said = "";
  while (!said.includes(text)) {
    const { done, value = "" } = await reader.read();
    if (done) throw new Error(`"${text}" was never said, only: ${said}`);
    said += value;
  }
  return said;
}
