/** Waits for what happens by itself, looking again every few milliseconds; five seconds are too long. */
export async function until(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!(await hasHappened())) {
    if (Date.now() > deadline)
      throw new Error(`This has not happened within five seconds: ${hasHappened.toString()}`);
    await Bun.sleep(5);
  }
}
