type Timer = Parameters<typeof clearTimeout>[0];

/** Until its scope ends, sees all timers that are begun: how long each is, and which are still pending. */
export function watchTimers() {
  const own = { setTimeout, clearTimeout, setInterval, clearInterval };
  const pending = new Map<Timer, number>();
  const begun: number[] = [];
  const watch = <Begun extends Timer>(timer: Begun, ms: number): Begun => {
    begun.push(ms);
    pending.set(timer, ms);
    return timer;
  };
  const end = (timer: Timer) => {
    pending.delete(timer);
    own.clearTimeout(timer);
  };
  Object.assign(globalThis, {
    setTimeout(run: () => void, ms = 0) {
      const timer: Timer = own.setTimeout(() => {
        pending.delete(timer);
        run();
      }, ms);
      return watch(timer, ms);
    },
    setInterval: (run: () => void, ms = 0) => watch(own.setInterval(run, ms), ms),
    clearTimeout: end,
    clearInterval: end,
  });
  return {
    begun,
    /** In milliseconds. */
    pending: () => [...pending.values()].toSorted((one, other) => one - other),
    [Symbol.dispose]: () => void Object.assign(globalThis, own),
  };
}
