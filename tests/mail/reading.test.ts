import { expect, test } from "bun:test";
import { type PoolOptions, createPool } from "../../src/compute/pool.ts";
import { letterReader } from "../../src/mail/parse-task.ts";

const large = Buffer.from(`Subject: large\r\nContent-Type: text/html\r\n\r\n${"<p>x</p>".repeat(200_000)}`);

async function reading(options: PoolOptions) {
  const pool = createPool({ workers: 1, ...options });
  return { read: letterReader(pool.compute), close: pool.close };
}

test("a large message is read by a worker as it is read in place", async () => {
  const { read, close } = await reading({ deadlineMs: 20_000 });
  const raw = Buffer.from(`Subject: =?UTF-8?B?Q2jDoG8=?=\r\n\r\n${"chữ ".repeat(10_000)}`);
  const letter = await read(raw);
  close();
  expect(letter).toMatchObject({ subject: "Chào", attachments: [] });
  expect(letter?.text).toStartWith("chữ chữ");
});

test("a message that takes too long to read is kept whole as a file", async () => {
  const { read, close } = await reading({ deadlineMs: 1 });
  const letter = await read(large);
  close();
  expect(letter).toMatchObject({ subject: null, text: null, attachments: [{ filename: "message.eml" }] });
  expect(letter?.attachments[0]?.content).toEqual(large);
});

test("when too many wait, the sender is to come again", async () => {
  const { read, close } = await reading({ deadlineMs: 1, waiting: { jobs: 0 } });
  const outcomes = await Promise.all([read(large), read(large)]);
  close();
  expect(outcomes.map((letter) => letter === null)).toEqual([false, true]);
});
