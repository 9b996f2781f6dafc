import { storedRowBytes, utf8Bytes } from "#core/stored-bytes.ts";
import type { Db, Tx } from "./db.ts";
import { siteTotalStore } from "./site-totals.ts";

/** What a link takes on the disk besides its texts: its other columns, its code, and its places in the indices. */
export const linkOverheadBytes = 500;

const total = { kind: "links", day: "" } as const;

type LinkTexts = {
  readonly target: string;
  readonly folded: string;
  readonly title: string | null;
  readonly tags: string;
  readonly passwordHash: string | null;
};

const bytesOf = ({ target, folded, title, tags, passwordHash }: LinkTexts): number =>
  storedRowBytes(utf8Bytes(target, folded, title, tags, passwordHash), linkOverheadBytes);

/** The counter of what all links of nobody take; it changes in the transaction that adds or removes one. */
export const linkUsage = {
  /** Counts a link, unless all together would then take more than `ceiling` bytes; false where they would. */
  async add(tx: Tx, link: LinkTexts, ceiling: number): Promise<boolean> {
    return (await siteTotalStore(tx).add({ ...total, amount: bytesOf(link), ceiling })) !== null;
  },

  takeOff: (tx: Tx, link: LinkTexts): Promise<void> =>
    siteTotalStore(tx).takeAway({ ...total, amount: bytesOf(link) }),

  bytes: (db: Db): Promise<number> => siteTotalStore(db).amountOf(total),
};
