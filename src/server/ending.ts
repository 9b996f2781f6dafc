import type { Product } from "./product.ts";

export type Ending = {
  /** Somebody has said so, who sends nobody here any more once that was seen. */
  readonly drain: () => void;
  /** Somebody has said so by hand. */
  readonly stop: () => void;
  /** Nobody knows what a fault has left half done: what is under way is finished, then the process ends with a code and is to come back. */
  readonly fail: (code: number) => void;
};

/** How the process ends. `startAgain` does not come back where it starts the process again by itself. */
export function endingOf(product: Pick<Product, "drain" | "stop">, startAgain: () => Promise<void>): Ending {
  let [isDraining, isStopping, isOver, isWanted, code] = [false, false, false, false, 0];
  async function finish(): Promise<void> {
    await product.stop();
    isOver = true;
    if (!isWanted) await startAgain();
    process.exit(code);
  }
  const stop = () => {
    if (!isStopping) void finish();
    isStopping = true;
  };
  const drain = () => {
    if (!isDraining) void product.drain().then(stop);
    isDraining = true;
  };
  const wanted = (end: () => void) => () => {
    isWanted = true;
    // While it waits to start again, nothing else looks at it.
    if (isOver) process.exit(code);
    end();
  };
  return {
    drain: wanted(drain),
    stop: wanted(stop),
    fail: (failureCode) => {
      code = failureCode;
      drain();
    },
  };
}
