/**
 * Signals as pages use them: the library's own bring 1.5 KB along, for values worked out of others, which none here is.
 * `browser-bundle.ts` puts them in its place; a test holds both against each other.
 */
type Watcher = () => void;

/** What runs now: a signal that it reads tells it of the next change. */
let running: Watcher | null = null;

function runAs(watcher: Watcher | null, run: () => void): void {
  const outer = running;
  running = watcher;
  try {
    run();
  } finally {
    running = outer;
  }
}

/** Runs at once and after each change of what it reads, which is always the same; returns what ends that. */
export function effect(run: () => void): () => void {
  let isOver = false;
  const watcher = (): void => {
    if (!isOver) runAs(watcher, run);
  };
  watcher();
  return () => {
    isOver = true;
  };
}

export function signal<Value>(initial: Value) {
  let current = initial;
  let watchers: Watcher[] = [];
  return {
    get value() {
      if (running && !watchers.includes(running)) watchers.push(running);
      return current;
    },
    set value(next) {
      if (next === current) return;
      current = next;
      const told = watchers;
      watchers = [];
      for (const watcher of told) watcher();
    },
    subscribe(tell: (value: Value) => void) {
      return effect(() => {
        const { value } = this;
        runAs(null, () => tell(value));
      });
    },
  };
}
