/** Longer than the busiest machine needs, shorter than a test runner's patience: what it ends will never happen. */
const patienceMs = 600_000;

/** Waits for what happens by itself, looking again every few milliseconds. */
export async function until(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await hasHappened())) {
    if (Date.now() > deadline)
      throw new Error(`This has not happened within ten minutes: ${hasHappened.toString()}`);
    await Bun.sleep(5);
  }
}
