/** Waits for what happens by itself, looking again every few milliseconds; a minute is too long. */
export async function until(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await hasHappened())) {
    if (Date.now() > deadline)
      throw new Error(`This has not happened within a minute: ${hasHappened.toString()}`);
    await Bun.sleep(5);
  }
}
