export type LimitRule = {
  /** How often one client may ask within `seconds`: a user, or for anonymous visitors their address. */
  readonly points: number;
  readonly seconds: number;
  /** Where it is there, `points` are those of one anonymous browser, and this is what all at one address share. */
  readonly addressPoints?: number;
  /**
   * What all anonymous visitors of one network (a /24 or a /48) share: eight addresses' worth of what is over in a minute, three of
   * what stays or is paid for. Without it a network is bounded only by its part of the thread (`prices.ts`), which is all that it takes.
   */
  readonly networkPoints?: number;
  /** What somebody signed in has instead. */
  readonly userPoints?: number;
};

/** The one table; OpenAPI and the API show it. */
export const limits = {
  compute: { points: 120, seconds: 60 },
  read: { points: 240, seconds: 60 },
  image: { points: 600, seconds: 60 },
  write: { points: 60, seconds: 60, networkPoints: 480 },
  page: { points: 300, seconds: 60 },
  /** Codes of short links that are tried out, by their previews too. */
  guess: { points: 30, seconds: 60, networkPoints: 240 },
  /** The same in pictures and frames of other sites' pages. */
  embedded: { points: 30, seconds: 60, networkPoints: 240 },
  /** Tries of what is counted by the hour or the day only when it succeeds. */
  attempt: { points: 30, seconds: 60, networkPoints: 240 },
  link: { points: 10, seconds: 86_400, addressPoints: 60, userPoints: 100, networkPoints: 180 },
  note: { points: 200, seconds: 86_400, addressPoints: 400, userPoints: 1000, networkPoints: 1200 },
  mailbox: { points: 5, seconds: 3600, addressPoints: 30, userPoints: 20, networkPoints: 90 },
  whois: { points: 10, seconds: 60, networkPoints: 80 },
  ip: { points: 60, seconds: 60, networkPoints: 480 },
  dns: { points: 60, seconds: 60, networkPoints: 480 },
  http: { points: 20, seconds: 60, networkPoints: 160 },
  proxy: { points: 5, seconds: 60, networkPoints: 40 },
  translate: { points: 20, seconds: 60, networkPoints: 160 },
  chat: { points: 20, seconds: 86_400, addressPoints: 100, userPoints: 60, networkPoints: 300 },
  signIn: { points: 20, seconds: 60, networkPoints: 160 },
  verify: { points: 20, seconds: 60, networkPoints: 160 },
  report: { points: 10, seconds: 86_400, addressPoints: 30, networkPoints: 90 },
  deletion: { points: 5, seconds: 86_400, addressPoints: 20, networkPoints: 60 },
} as const satisfies Record<string, LimitRule>;

/** What programs with keys of one user may do together, beside what the user may in a browser. */
export const keyLimitFactor = 5;

export type LimitName = keyof typeof limits;

export const limitRule = (limitName: LimitName): LimitRule => limits[limitName];

/** Limits of an hour or longer count what succeeded, and survive a restart. */
export const isLongLimit = ({ seconds }: LimitRule): boolean => seconds >= 3600;
