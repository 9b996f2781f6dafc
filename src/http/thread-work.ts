import type { Payer } from "#core/client-key.ts";
import { workFor } from "#core/own-turn.ts";

type ThreadWorkParts = {
  /** What a client has had of the thread, in milliseconds of the clock: who makes it wait for the disk holds it too. */
  readonly spend: (payer: Payer, ms: number) => void;
  /** Hears of each route that the thread begins to work for, or goes on with. */
  readonly onWork?: ((method: string, route: string) => void) | undefined;
  /** Milliseconds. */
  readonly now?: () => number;
};

export type ThreadWork = {
  /** The thread works for a request of this route from now on: until it works for another, for none, or its turn is over. */
  readonly begin: (payer: Payer, method: string, route: string) => void;
  readonly end: () => void;
};

/**
 * Says what each request costs the thread that answers all. A request waits in between, for its body or another server, and
 * whoever goes on with it says so; what nobody has said counts for whoever has spoken last in the same turn of the event loop.
 */
export function createThreadWork({
  spend,
  onWork = () => {},
  now = () => performance.now(),
}: ThreadWorkParts): ThreadWork {
  let [payer, since, isTurnOpen]: [Payer | null, number, boolean] = [null, 0, false];
  const settle = (next: Payer | null) => {
    const at = now();
    if (payer) spend(payer, at - since);
    [payer, since] = [next, at];
  };
  const end = () => {
    settle(null);
    workFor();
  };
  const endTurn = () => {
    end();
    isTurnOpen = false;
  };
  function begin(client: Payer, method: string, route: string): void {
    settle(client);
    workFor(() => begin(client, method, route));
    onWork(method, route);
    if (!isTurnOpen) setImmediate(endTurn);
    isTurnOpen = true;
  }
  return { begin, end };
}

const resumptions = new WeakMap<Request, () => void>();

/** Says how a request is gone on with. */
export const onResume = (request: Request, resume: () => void): void => void resumptions.set(request, resume);

/** To be said by whoever goes on with a request after it has waited. */
export const resumeWork = (request: Request): void => resumptions.get(request)?.();
