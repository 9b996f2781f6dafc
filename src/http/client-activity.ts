import { addressKeyOf } from "../core/client-key.ts";
import { dayInVietnam } from "../core/days.ts";

export type Client = { readonly hash: string; requests: number; refused: number };

export type ClientActivity = {
  /** The client of an address, to be counted on; it holds no address. */
  readonly clientAt: (address: string) => Client;
  /** Stores what was counted since the last time, and takes the next day's salt once it is that day. */
  readonly flush: () => Promise<void>;
};

type Parts = {
  /** Milliseconds. */
  readonly now: () => number;
  readonly saltOf: (day: string) => Promise<Uint8Array>;
  readonly store: (day: string, counts: readonly Readonly<Client>[]) => Promise<void>;
};

/** Addresses counted apart until the next flush; those beyond are known by their hash and not counted. */
const maxClients = 10_000;
/** The busiest that a flush stores. */
const maxStored = 100;
/** Characters of six bits. */
const hashLength = 11;

/**
 * Who asks, as a hash that is the client's for one day and that nobody can trace back once the day's salt is deleted:
 * the log names it, so that an abuser can be followed that long.
 */
export async function createClientActivity({ now, saltOf, store }: Parts): Promise<ClientActivity> {
  let day = dayInVietnam(now());
  let salt = await saltOf(day);
  let clients = new Map<string, Client>();

  function hashOf(address: string): string {
    const hash = new Bun.CryptoHasher("sha256", salt).update(`log|${addressKeyOf(address)}`);
    return hash.digest("base64url").slice(0, hashLength);
  }

  return {
    clientAt(address) {
      const existing = clients.get(address);
      if (existing) return existing;
      const client = { hash: hashOf(address), requests: 0, refused: 0 };
      if (clients.size < maxClients) clients.set(address, client);
      return client;
    },
    async flush() {
      const [countedDay, counted] = [day, clients];
      clients = new Map();
      const today = dayInVietnam(now());
      if (today !== day) [salt, day] = [await saltOf(today), today];
      const sums = new Map<string, Client>();
      for (const { hash, requests, refused } of counted.values()) {
        const sum = sums.get(hash) ?? { hash, requests: 0, refused: 0 };
        sums.set(hash, sum);
        sum.requests += requests;
        sum.refused += refused;
      }
      const busiest = [...sums.values()]
        .filter(({ requests }) => requests > 0)
        .toSorted((one, other) => other.requests - one.requests)
        .slice(0, maxStored);
      if (busiest.length > 0) await store(countedDay, busiest);
    },
  };
}
