import { type Allotment, type Budget, createBudget, endlessBudget } from "./budget.ts";
import { type Places, type Shares, createPlaces } from "./places.ts";
import { prices } from "./prices.ts";

/** What is under way and what was spent, by the table of prices: whatever a request takes is taken here. */
export type Ledger = {
  readonly [Name in keyof typeof prices]: (typeof prices)[Name] extends Shares ? Places : Budget;
};

const scaled = (amount: number, factor: number): number => Math.max(1, Math.round(amount * factor));

/** One client may have all that there is where `factor` is 0. */
const placesOf = ({ client, network, site }: Shares, factor: number): Places =>
  factor === 0
    ? createPlaces({ client: site, network: site, site, shared: site })
    : createPlaces({ client: scaled(client, factor), network: scaled(network, factor), site });

const budgetOf = ({ client, network, seconds }: Allotment, factor: number, now: () => number): Budget =>
  factor === 0
    ? endlessBudget
    : createBudget({ client: scaled(client, factor), network: scaled(network, factor), seconds }, now);

/**
 * `factor` multiplies what clients and networks may have. What all together may have at once stays: memory has no other bound.
 * `now` is in milliseconds, `outboundPlaces` what the operator gives all together to reach out by.
 */
export const createLedger = (
  factor: number,
  now: () => number,
  outboundPlaces: number = prices.outbound.site,
): Ledger => ({
  bodies: placesOf(prices.bodies, factor),
  smallBodies: placesOf(prices.smallBodies, factor),
  answers: placesOf(prices.answers, factor),
  // Of no visitor.
  mails: placesOf(prices.mails, 0),
  outbound: placesOf({ ...prices.outbound, site: outboundPlaces }, factor),
  // One after the other, also where nothing is limited: each takes what places a client has.
  proxyLists: createPlaces(prices.proxyLists),
  chats: placesOf(prices.chats, factor),
  waitingWork: placesOf(prices.waitingWork, factor),
  waitingWorkBytes: placesOf(prices.waitingWorkBytes, factor),
  mailSessions: placesOf(prices.mailSessions, factor),
  mailBuffers: placesOf(prices.mailBuffers, factor),
  mailConversations: budgetOf(prices.mailConversations, factor, now),
  mailMessages: budgetOf(prices.mailMessages, factor, now),
  waitingMails: placesOf(prices.waitingMails, factor),
  waitingMailBytes: placesOf(prices.waitingMailBytes, factor),
  mailboxStreams: placesOf(prices.mailboxStreams, factor),
  thread: budgetOf(prices.thread, factor, now),
});
