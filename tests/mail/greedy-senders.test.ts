import { expect, test } from "bun:test";
import type { SMTPServerSession } from "smtp-server";
import { createPlaces } from "#core/places.ts";
import { openSessions } from "#mail/sessions.ts";
import { smtpHandlers } from "#mail/smtp-handlers.ts";
import { dial, withPost } from "#tests/support/product/mail-service.ts";

const head = "Subject: x\r\n\r\n";
const largest = 9_900_000;

/** A conversation up to the mail's first line. */
async function begin(port: number, to: string) {
  const call = await dial(port);
  for (const line of ["EHLO there", "MAIL FROM:<a@sender.example>", `RCPT TO:<${to}>`, "DATA"]) {
    await call.say(line);
  }
  return call;
}

test.each([
  ["one line", "a".repeat(largest)],
  ["lines", `${"a".repeat(98)}\r\n`.repeat(largest / 100)],
  ["twenty thousand lines that begin with a dot", `..${"a".repeat(96)}\r\n`.repeat(20_000)],
])("a message of %s is taken, byte for byte", async (_, body) => {
  const received: Uint8Array[] = [];
  const deliver = ({ raw }: { raw: Uint8Array }) => {
    received.push(raw);
    return Promise.resolve("accepted" as const);
  };
  await withPost({ receiver: { deliver } }, async ({ port, address }) => {
    const call = await begin(port, address);
    expect(await call.say(`${head}${body}\r\n.`)).toStartWith("250 ");
    call.hangUp();
  });
  const expected = Buffer.from(`${head}${body}\r\n`.replaceAll("\n..", "\n."));
  expect(received.map((raw) => expected.equals(raw))).toEqual([true]);
});

test.each([
  ["of the largest messages", "a".repeat(largest)],
  ["with thousands of lines that begin with a dot", "..\r\n".repeat(40_000)],
])(
  "thorough: of eight %s that one client sends at once, one is taken and the others may come again",
  (_, body) =>
    withPost({ receiver: { deliver: () => Promise.resolve("accepted") } }, async ({ port, address }) => {
      const calls = await Promise.all(Array.from({ length: 8 }, () => begin(port, address)));
      for (const call of calls) call.write(`${head}${body}`);
      const replies = calls.map((call) => call.reply());
      const isRefused = new Set<number>();
      const allRefused = Promise.withResolvers<null>();
      const note = async (reply: Promise<string>, index: number) => {
        const line = await reply;
        // What is still being sent may keep the refusal from arriving.
        if (line.startsWith("452 4.3.1") || line === "") isRefused.add(index);
        if (isRefused.size === calls.length - 1) allRefused.resolve(null);
      };
      replies.forEach((reply, index) => void note(reply, index));
      await allRefused.promise;
      const last = calls.findIndex((_call, index) => !isRefused.has(index));
      calls[last]?.write("\r\n.\r\n");
      expect(await replies[last]).toStartWith("250 ");
      for (const call of calls) call.hangUp();
    }),
);

test("too many lines that begin with a dot are refused for good", () =>
  withPost({}, async ({ port, address, list }) => {
    const call = await begin(port, address);
    call.write(`${head}${"..\r\n".repeat(60_000)}`);
    expect(await call.reply()).toStartWith("552 5.6.0");
    await call.over();
    expect(await list()).toEqual([]);
  }));

test("others have their turn between the commands that a sender writes in one go", async () => {
  const commands = 400;
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  const turnsOfCommands = new Set<number>();
  const check = () => {
    turnsOfCommands.add(turn);
    return Promise.resolve("accepted" as const);
  };
  await withPost({ receiver: { check } }, async ({ port, address }) => {
    const call = await dial(port);
    for (const line of ["EHLO there", "MAIL FROM:<>"]) await call.say(line);
    count();
    call.write(`RCPT TO:<${address}>\r\n`.repeat(commands));
    for (let heard = 0; heard < commands; heard += 1) expect(await call.reply()).toStartWith("250 ");
    isOver = true;
    call.hangUp();
  });
  expect(turnsOfCommands.size).toBeGreaterThanOrEqual(commands / 2);
});

test.each(["NOOP", "RSET", "EHLO there", "VRFY an", "HELP", "MAIL FROM:<an@sender.example>"])(
  "who says nothing but %s is told to leave",
  (command) =>
    withPost({}, async ({ port }) => {
      const call = await dial(port);
      await call.say("EHLO there");
      call.write(`${command}\r\n`.repeat(600));
      let last = "";
      for (let reply = await call.reply(); reply !== ""; reply = await call.reply()) last = reply;
      expect(last).toStartWith("421 4.7.0 Too many commands");
      await call.over();
    }),
);

test("a session that brings mail may go on for as many commands again", () =>
  withPost({}, async ({ port, address, list }) => {
    const call = await dial(port);
    await call.say("EHLO there");
    for (const text of ["one", "two", "three"]) {
      call.write("NOOP\r\n".repeat(300));
      for (let heard = 0; heard < 300; heard += 1) expect(await call.reply()).toStartWith("250 ");
      for (const line of ["MAIL FROM:<a@sender.example>", `RCPT TO:<${address}>`, "DATA"])
        await call.say(line);
      expect(await call.say(`${head}${text}\r\n.`)).toStartWith("250 ");
    }
    expect(await list()).toHaveLength(3);
    call.hangUp();
  }));

test("a client opens only so many sessions in a minute", () =>
  withPost({ receiver: { sessionsPerMinute: 2 } }, async ({ port }) => {
    const calls = [await dial(port), await dial(port), await dial(port)];
    expect(calls.map(({ greeting }) => greeting.slice(0, 3))).toEqual(["220", "220", "421"]);
    for (const call of calls) call.hangUp();
  }));

test("the machines of a network together open ten times as many sessions as one", async () => {
  const { admitted, refused } = { admitted: [] as string[], refused: [] as string[] };
  const clock = { at: Date.parse("2026-11-23T08:00:00Z") };
  const places = createPlaces({ client: Infinity, network: Infinity, site: Infinity });
  const sessions = openSessions(
    { connections: places, buffers: places, sessionMs: 60_000, messageBytes: 1 },
    () => {},
  );
  const handlers = smtpHandlers(
    {
      messagesPerHour: 9,
      sessionsPerMinute: 3,
      now: () => new Date(clock.at),
      check: () => Promise.resolve("unknown"),
      deliver: () => Promise.resolve("unknown"),
      onFault: (fault) => {
        throw fault;
      },
    },
    sessions,
  );
  let id = 0;
  const connect = (remoteAddress: string) =>
    new Promise<void>((resolve) => {
      const session = { id: String((id += 1)), remoteAddress };
      // oxlint-disable-next-line no-unsafe-type-assertion -- all that is read of it
      handlers.onConnect?.(session as SMTPServerSession, (refusal) => {
        (refusal ? refused : admitted).push(remoteAddress);
        sessions.close(session.id);
        resolve();
      });
    });
  for (let count = 0; count < 5; count += 1)
    for (let index = 0; index < 40; index += 1) await connect(`::ffff:203.0.113.${index}`);
  expect([admitted.length, new Set(admitted).size]).toEqual([30, 30]);
  await connect("203.0.114.1");
  expect(admitted.at(-1)).toBe("203.0.114.1");
  clock.at += 60_100;
  await connect("203.0.113.77");
  expect(admitted.at(-1)).toBe("203.0.113.77");
});
