import { expect, test } from "bun:test";
import { PassThrough } from "node:stream";
import { createPlaces } from "#core/places.ts";
import { prices } from "#core/prices.ts";
import { openSessions } from "#mail/sessions.ts";

function begin(more: Partial<Parameters<typeof openSessions>[0]> = {}) {
  const cuts: string[] = [];
  const places = {
    connections: createPlaces(prices.mailSessions),
    buffers: createPlaces(prices.mailBuffers),
  };
  const limits = { ...places, sessionMs: 60_000, messageBytes: 10_000_000, ...more };
  const sessions = openSessions(limits, (id, line) => void cuts.push(`${id}: ${line}`));
  /** Sends pieces as a message of a session; what was collected, by its length, once the session ends it. */
  const send = async (id: string, pieces: readonly Uint8Array[], isEnded = true) => {
    const stream = new PassThrough({ highWaterMark: 200_000_000 });
    const collected = sessions.collect(stream, id);
    for (const piece of pieces) stream.write(piece);
    if (isEnded) stream.end();
    else stream.destroy();
    return (await collected)?.length ?? null;
  };
  return { sessions, cuts, send };
}

const megabyte = new Uint8Array(1_000_000);

test("a client has as many sessions as it may, and another place once one is closed", () => {
  const { sessions, cuts } = begin({ connections: createPlaces({ client: 2, network: 9, site: 9 }) });
  expect(["a", "b", "c"].map((id) => sessions.open(id, "192.0.2.1"))).toEqual([true, true, false]);
  expect(sessions.open("d", "192.0.2.2")).toBe(true);
  expect(["a", "c", "d"].map((id) => sessions.payerOf(id)?.client)).toEqual([
    "192.0.2.1",
    undefined,
    "192.0.2.2",
  ]);
  sessions.close("a");
  sessions.close("a");
  expect([sessions.open("e", "192.0.2.1"), sessions.open("f", "192.0.2.1")]).toEqual([true, false]);
  for (const id of ["b", "d", "e"]) sessions.close(id);
  expect(cuts).toEqual([]);
});

test("a session that takes too long is ended, and one that is closed in time is not", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const limits = {
    connections: createPlaces({ client: 1, network: 1, site: 1 }),
    buffers: createPlaces(prices.mailBuffers),
    sessionMs: 1,
    messageBytes: 1,
  };
  const sessions = openSessions(limits, (id, line) => resolve(`${id}: ${line}`));
  sessions.open("a", "192.0.2.1");
  sessions.close("a");
  sessions.open("b", "192.0.2.1");
  expect(await promise).toBe("b: 421 4.4.2 The session took too long");
  sessions.close("b");
});

test("the eleventh unknown mailbox ends a session, and the five hundred and first command since a message", async () => {
  const { sessions, cuts, send } = begin();
  sessions.open("a", "192.0.2.1");
  for (let count = 0; count < 10; count += 1) sessions.countUnknownRecipient("a");
  expect([sessions.isCut("a"), cuts.length]).toEqual([false, 0]);
  for (let count = 0; count < 3; count += 1) sessions.countUnknownRecipient("a");
  expect([sessions.isCut("a"), sessions.isCut("x"), cuts]).toEqual([
    true,
    true,
    ["a: 421 4.7.0 Too many unknown mailboxes"],
  ]);
  sessions.open("b", "192.0.2.1");
  for (let count = 0; count < 500; count += 1) sessions.countCommand("b");
  expect([await send("b", [new Uint8Array(3)]), cuts.length]).toEqual([3, 1]);
  for (let count = 0; count < 500; count += 1) sessions.countCommand("b");
  expect(cuts).toHaveLength(1);
  for (let count = 0; count < 3; count += 1) sessions.countCommand("b");
  expect(cuts.slice(1)).toEqual(["b: 421 4.7.0 Too many commands"]);
  for (const id of ["a", "b"]) sessions.close(id);
});

test("a message is taken up to its size and its pieces, and what breaks off is none", async () => {
  const { sessions, cuts, send } = begin({ messageBytes: 2_000_000 });
  sessions.open("a", "192.0.2.1");
  expect(await send("a", [megabyte, megabyte])).toBe(2_000_000);
  sessions.release("a");
  expect(await send("a", [megabyte, megabyte, new Uint8Array(1)])).toBeNull();
  expect(cuts).toEqual(["a: 552 5.3.4 The message is too big"]);
  expect([await send("a", [megabyte], false), await send("x", [megabyte])]).toEqual([null, 0]);
  sessions.release("a");
  const dots = Array.from({ length: 50_000 }, () => new Uint8Array(1));
  expect(await send("a", dots)).toBe(50_000);
  sessions.release("a");
  expect(await send("a", [...dots, new Uint8Array(1)])).toBeNull();
  expect(cuts.slice(1)).toEqual(["a: 552 5.6.0 Too many lines begin with a dot"]);
  sessions.close("a");
});

test("what one client buffers in several sessions has a bound", async () => {
  const { sessions, cuts, send } = begin();
  for (const id of ["a", "b"]) expect(sessions.open(id, "192.0.2.1")).toBe(true);
  const megabytes = (count: number) => Array.from({ length: count }, () => megabyte);
  expect([await send("a", megabytes(7)), await send("b", megabytes(7))]).toEqual([7_000_000, 7_000_000]);
  expect(await send("b", megabytes(1))).toBeNull();
  expect(cuts).toEqual(["b: 452 4.3.1 Too much mail at once, try again later"]);
  // What session b held is given back, what a holds is not.
  expect(await send("b", megabytes(7))).toBe(7_000_000);
  for (const id of ["a", "b"]) sessions.close(id);
  expect(sessions.open("c", "192.0.2.1")).toBe(true);
  expect(await send("c", megabytes(10))).toBe(10_000_000);
});

/** Addresses of one network, as many as one likes, and one of another. */
const networks: readonly (readonly [string, (index: number) => string])[] = [
  ["a /24", (index) => `203.0.113.${index}`],
  ["a /24, written as of IPv6", (index) => `::ffff:203.0.113.${index}`],
  ["a /48", (index) => `2001:db8:1:${index.toString(16)}::1`],
];

test.each(networks)("the senders of %s leave sessions and room for bytes to others", async (_, addressOf) => {
  const { sessions, send } = begin();
  let opened = 0;
  for (let index = 0; index < 250; index += 1)
    for (let count = 0; count < 25; count += 1)
      if (sessions.open(`${index} ${count}`, addressOf(index))) opened += 1;
  expect(opened).toBe(prices.mailSessions.network);
  let buffered = 0;
  for (let index = 0; index < 250; index += 1)
    buffered += (await send(`${index} 0`, [megabyte, megabyte, megabyte])) ?? 0;
  expect(buffered).toBeLessThanOrEqual(prices.mailBuffers.network);
  // Two such networks more: whoever has none gets a session, and a message in.
  for (let index = 0; index < 250; index += 1)
    for (const other of ["10.1.1", "10.2.2"])
      if (sessions.open(`${other} ${index}`, `${other}.${index}`))
        await send(`${other} ${index}`, [megabyte, megabyte]);
  for (const address of ["198.51.100.1", "192.0.2.1", "2001:db8:9::1"]) {
    expect([address, sessions.open(address, address)]).toEqual([address, true]);
    expect([address, await send(address, [megabyte])]).toEqual([address, 1_000_000]);
  }
});
