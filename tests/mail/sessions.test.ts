import { expect, test } from "bun:test";
import { PassThrough } from "node:stream";
import { openSessions } from "../../src/mail/sessions.ts";

function begin(more: Partial<Parameters<typeof openSessions>[0]> = {}) {
  const cuts: string[] = [];
  const limits = { connections: Infinity, sessionMs: 60_000, messageBytes: 10_000_000, ...more };
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
  const { sessions, cuts } = begin({ connections: 2 });
  expect(["a", "b", "c"].map((id) => sessions.open(id, "192.0.2.1"))).toEqual([true, true, false]);
  expect(sessions.open("d", "192.0.2.2")).toBe(true);
  expect(["a", "c", "d"].map(sessions.clientOf)).toEqual(["192.0.2.1", "", "192.0.2.2"]);
  sessions.close("a");
  sessions.close("a");
  expect([sessions.open("e", "192.0.2.1"), sessions.open("f", "192.0.2.1")]).toEqual([true, false]);
  for (const id of ["b", "d", "e"]) sessions.close(id);
  expect(cuts).toEqual([]);
});

test("a session that takes too long is ended, and one that is closed in time is not", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const limits = { connections: 1, sessionMs: 1, messageBytes: 1 };
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

test("what one client buffers in several sessions has a bound, and so has what all do", async () => {
  const { sessions, cuts, send } = begin();
  const open = (id: string, client: string) => expect(sessions.open(id, client)).toBe(true);
  for (const id of ["a", "b"]) open(id, "192.0.2.1");
  const megabytes = (count: number) => Array.from({ length: count }, () => megabyte);
  expect([await send("a", megabytes(6)), await send("b", megabytes(6))]).toEqual([6_000_000, 6_000_000]);
  expect(await send("b", [new Uint8Array(1)])).toBeNull();
  expect(cuts).toEqual(["b: 452 4.3.1 Too much mail at once, try again later"]);
  // What session b held is given back, what a holds is not.
  expect(await send("b", megabytes(6))).toBe(6_000_000);
  for (const id of ["a", "b"]) sessions.close(id);
  for (let client = 1; client <= 8; client += 1) {
    open(`c${client}`, `192.0.2.${client}`);
    expect(await send(`c${client}`, megabytes(8))).toBe(8_000_000);
  }
  open("d", "192.0.2.9");
  expect([await send("d", [new Uint8Array(1)]), cuts.length]).toEqual([null, 2]);
  sessions.close("c1");
  expect(await send("d", [new Uint8Array(1)])).toBe(1);
});
