const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

let last: Promise<void> = Promise.resolve();

/**
 * A turn of the event loop in which nobody else who asks for one goes on: for the slices of long work, of which many at once
 * would hold the thread as one of them in one go does.
 */
export function ownTurn(): Promise<void> {
  last = last.then(nextTurn);
  return last;
}

const nobody = () => {};
let goOn = nobody;

/** How the request that the thread works for from now on is gone on with later; nothing where it works for none. */
export const workFor = (resume: () => void = nobody): void => void (goOn = resume);

/** Gives turns of one's own to work that begins now, and says in each whose it is. */
export function ownTurns(): () => Promise<void> {
  const resume = goOn;
  return async () => {
    await ownTurn();
    resume();
  };
}
