import { addressKeyOf } from "#core/client-key.ts";
import { dayInVietnam } from "#core/days.ts";

export type ActiveClient = { readonly hash: string; requests: number; refused: number };

export type ClientActivity = {
  /** The client of an address, to be counted on; it holds no address. */
  readonly clientAt: (address: string) => ActiveClient;
  /** Stores what was counted since the last time, and takes the next day's salt once it is that day. */
  readonly flush: () => Promise<void>;
};

type ActivityParts = {
  /** Milliseconds. */
  readonly now: () => number;
  readonly saltOf: (day: string) => Promise<Uint8Array>;
  readonly store: (day: string, counts: readonly Readonly<ActiveClient>[]) => Promise<void>;
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
export async function createClientActivity({ now, saltOf, store }: ActivityParts): Promise<ClientActivity> {
  let currentDay = dayInVietnam(now());
  let salt = await saltOf(currentDay);
  let clients = new Map<string, ActiveClient>();

  function addressHashOf(clientAddress: string): string {
    const hash = new Bun.CryptoHasher("sha256", salt).update(`log|${addressKeyOf(clientAddress)}`);
    return hash.digest("base64url").slice(0, hashLength);
  }

  return {
    clientAt(clientAddress) {
      const existingClient = clients.get(clientAddress);
      if (existingClient) return existingClient;
      const client = { hash: addressHashOf(clientAddress), requests: 0, refused: 0 };
      if (clients.size < maxClients) clients.set(clientAddress, client);
      return client;
    },
    async flush() {
      const [countedDay, countedClients] = [currentDay, clients];
      clients = new Map();
      const today = dayInVietnam(now());
      if (today !== currentDay) [salt, currentDay] = [await saltOf(today), today];
      const clientSums = new Map<string, ActiveClient>();
      for (const { hash, requests, refused } of countedClients.values()) {
        const clientSum = clientSums.get(hash) ?? { hash, requests: 0, refused: 0 };
        clientSums.set(hash, clientSum);
        clientSum.requests += requests;
        clientSum.refused += refused;
      }
      const busiest = [...clientSums.values()]
        .filter(({ requests }) => requests > 0)
        .toSorted((client, otherClient) => otherClient.requests - client.requests)
        .slice(0, maxStored);
      if (busiest.length > 0) await store(countedDay, busiest);
    },
  };
}
