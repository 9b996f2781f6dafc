import type { Allotment } from "./budget.ts";
import type { DailyParts } from "./daily-shares.ts";
import type { Shares } from "./places.ts";

const megabyte = 1024 * 1024;

/**
 * What a request takes besides its place in a count (`limits.ts`), where one takes a thousand times what another does: how
 * much of it there is at once, or within some seconds, and whose. A network is a /24 or a /48; many people may share an address, so a client's
 * share is far more than one of them takes.
 */
export const prices = {
  /** Bytes of bodies that have come, or may still come, of requests that are not answered yet. */
  bodies: { client: 8 * megabyte, network: 16 * megabyte, site: 48 * megabyte },
  /** The same of small ones, as those of nearly all forms are: whoever fills the room of the others does not stop them. */
  smallBodies: { client: 2 * megabyte, network: 4 * megabyte, site: 16 * megabyte },
  /** The same of mails that a gateway with the operator's secret hands over. */
  mails: { client: 40 * megabyte, network: 40 * megabyte, site: 40 * megabyte },
  /** Bytes of answers that nobody has read yet, of those too large for the system's own buffers. */
  answers: { client: 24 * megabyte, network: 48 * megabyte, site: 96 * megabyte },
  /** Operations that reach out to a host of the visitor's choice. */
  outbound: { client: 6, network: 16, site: 64 },
  /** Lists of proxies, each of which waits for places among those. */
  proxyLists: { client: 1, network: 4, site: 32 },
  /** Answers that a model writes. */
  chats: { client: 6, network: 12, site: 32 },
  /** Heavy computations that wait for a worker, and what they bring. */
  waitingWork: { client: 32, network: 96, site: 256 },
  waitingWorkBytes: { client: 8 * megabyte, network: 20 * megabyte, site: 64 * megabyte },
  /** Conversations with senders of mail, and bytes of mails that are still coming in; what lines take besides is counted with them. */
  mailSessions: { client: 20, network: 60, site: 200 },
  mailBuffers: { client: 14 * megabyte, network: 32 * megabyte, site: 64 * megabyte },
  /** Conversations with them a minute, and messages an hour: large senders have many machines in a network. */
  mailConversations: { client: 60, network: 600, seconds: 60 },
  mailMessages: { client: 200, network: 2000, seconds: 3600 },
  /** Mails that wait to be read. A sender's network has many machines. */
  waitingMails: { client: 50, network: 100, site: 200 },
  waitingMailBytes: { client: 20 * megabyte, network: 40 * megabyte, site: 64 * megabyte },
  /** Pages that listen to a mailbox. */
  mailboxStreams: { client: 100, network: 300, site: 2000 },
  /** Milliseconds of the thread that answers everybody, which nobody gives back: three hundred pages take one thousand. */
  thread: { client: 10_000, network: 20_000, seconds: 60 },
} as const satisfies Record<string, Shares | Allotment>;

/** Which parts of a ceiling one client and its network have a day. */
export const dailyParts = {
  /** Of what the operator pays for a day: three greedy networks leave a quarter. */
  paid: { client: 1 / 10, network: 1 / 4 },
  /** Of what may be kept in all: a network takes thirty days to fill it. */
  kept: { client: 1 / 75, network: 1 / 30 },
  /** Of all mail, which is gone after two days: a network never holds more than half, and large senders have few. */
  mail: { client: 1 / 10, network: 1 / 4 },
} as const satisfies Record<string, DailyParts>;

/**
 * What new rows of links' statistics may add: a day, so that clicks of all the world need a year to fill the database; until the
 * database is so full, so that it is never clicks that close it to people; and whose part of the day that is.
 */
export const clickRows = {
  day: 1 / 365,
  until: 9 / 10,
  parts: { client: 1 / 10, network: 1 / 4 },
} as const satisfies { day: number; until: number; parts: DailyParts };

/**
 * How many rows of all visitors wait for an operator: more than anybody reads, and what is beyond is refused rather than stored without
 * end. Those who report much fill two thirds, so that others are heard.
 */
export const waitingRows = {
  reports: { all: 10_000, shared: 6666, ofTarget: 20, ofVisitor: 30 },
  deletionRequests: 10_000,
} as const;
