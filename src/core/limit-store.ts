/** A number of points within a window of seconds, which begins with the first point that is taken; `now` in milliseconds. */
export type LimitWindow = { readonly points: number; readonly windowS: number; readonly now: number };

/** How a key stands; `resetAt`, in milliseconds, is when all its points are back. */
export type LimitState = {
  readonly isAllowed: boolean;
  readonly remaining: number;
  readonly resetAt: number;
};

/**
 * Where limits are counted. A key is any text of at most 200 characters, unique to a limit and a client; it may hold
 * an address, so what goes to a disk is a keyed hash of it.
 */
export type LimitStore = {
  /**
   * Takes `count` points, one where it is not said, if there is one left, also more than there are; a refusal takes nothing and
   * does not lengthen the window.
   */
  take(key: string, window: LimitWindow, count?: number): LimitState | Promise<LimitState>;
  /** Gives back what was taken within the window still open; after its end there is nothing to give. */
  refund(key: string, now: number, count?: number): void | Promise<void>;
  /** How a key stands, without taking anything. */
  peek(key: string, window: LimitWindow): LimitState | Promise<LimitState>;
};
