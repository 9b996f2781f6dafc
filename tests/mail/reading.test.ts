import { expect, test } from "bun:test";
import { type PoolOptions, createPool } from "#compute/pool.ts";
import { createPlaces } from "#core/places.ts";
import { messageReader } from "#mail/parse-task.ts";
import { computeScript } from "#server/compute-pool.ts";

const fields = "From: Bà Bưởi <buoi@sender.example>\r\nSubject: =?UTF-8?B?Q2jDoG8=?=\r\n";
const large = Buffer.from(`${fields}Content-Type: text/html\r\n\r\n${"<p>x</p>".repeat(200_000)}`);
const client = "192.0.2.1";

async function reading(options: Partial<PoolOptions>) {
  const pool = createPool({ script: computeScript(), workers: 1, ...options });
  return { read: messageReader(pool.compute), close: pool.close };
}

test("a large message is parsed by a worker as it is parsed in place", async () => {
  const { read, close } = await reading({ deadlineMs: 20_000 });
  const raw = Buffer.from(`Subject: =?UTF-8?B?Q2jDoG8=?=\r\n\r\n${"chữ ".repeat(10_000)}`);
  const message = await read(raw, client);
  close();
  expect(message).toMatchObject({ subject: "Chào", attachments: [] });
  expect(message?.text).toStartWith("chữ chữ");
});

test("a message that takes too long keeps its subject and sender, and is attached whole", async () => {
  const { read, close } = await reading({ deadlineMs: 1, wallTimeoutMs: 60_000 });
  const message = await read(large, client);
  close();
  expect(message).toMatchObject({
    from: { name: "Bà Bưởi", email: "buoi@sender.example" },
    subject: "Chào",
    text: null,
    html: null,
    attachments: [{ filename: "message.eml" }],
  });
  expect(message?.attachments[0]?.content).toEqual(large);
});

test("of a message that takes too long the main thread reads no more than a part of its header fields", async () => {
  const { read, close } = await reading({ deadlineMs: 1, wallTimeoutMs: 60_000 });
  const colons = `${fields}To: ${"::".repeat(5000)}\r\nDate: x\r\n`;
  const late = Buffer.from(`${"X-A: b\r\n".repeat(4000)}${colons}\r\n${"<p>x</p>".repeat(200_000)}`);
  const early = Buffer.from(`${colons}\r\n${"<p>x</p>".repeat(200_000)}`);
  const subjects = [(await read(early, client))?.subject, (await read(late, client))?.subject];
  close();
  expect(subjects).toEqual(["Chào", null]);
});

test("when too many wait, the sender is to come again", async () => {
  const { read, close } = await reading({
    deadlineMs: 1,
    wallTimeoutMs: 60_000,
    waiting: { jobs: createPlaces({ client: 0, network: 0, site: 0 }) },
  });
  const outcomes = await Promise.all([read(large, client), read(large, "192.0.2.2")]);
  close();
  expect(outcomes.map((message) => message === null)).toEqual([false, true]);
});

test("a sender of many large messages does not hold up another's", async () => {
  const { read, close } = await reading({ deadlineMs: 20_000 });
  const order: string[] = [];
  const message = large.subarray(0, 100_000);
  const send = (from: string) => read(message, from).then(() => order.push(from));
  const mine = Array.from({ length: 4 }, () => send("192.0.2.1"));
  await Promise.all([...mine, send("192.0.2.2")]);
  close();
  expect(order.indexOf("192.0.2.2")).toBeLessThanOrEqual(2);
});
