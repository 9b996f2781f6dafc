import { expect, test } from "bun:test";
import { newDatabaseUrl } from "#tests/support/product/database.ts";
import { type OpenMailbox, mailEnv, openMailbox } from "#tests/support/product/mailbox.ts";
import { sendMail } from "#tests/support/product/mail-service.ts";
import { readUntil } from "#tests/support/product/until.ts";

const main = new URL("../../src/main.ts", import.meta.url).pathname;

/** Starts the product as a process of its own; gives its address once it says that it listens. */
async function start(env: Record<string, string>) {
  const process = Bun.spawn([globalThis.process.execPath, main], {
    env: { PATH: Bun.env["PATH"] ?? "", ...env },
    stdout: "pipe",
    stderr: "inherit",
  });
  const reader = process.stdout.pipeThrough(new TextDecoderStream()).getReader();
  await readUntil(reader, "listening on");
  // Its log is read on, or it would be stopped by a pipe that nobody empties.
  void (async () => {
    while (!(await reader.read()).done);
  })();
  return process;
}

test("mail that was acknowledged is there after the process is killed in the middle of receiving", async () => {
  const { env: mail, smtpPort } = await mailEnv();
  const web = await mailEnv();
  const base = `http://127.0.0.1:${web.smtpPort}`;
  const env = {
    ...mail,
    PORT: String(web.smtpPort),
    HOST: "127.0.0.1",
    RATE_LIMIT: "0",
    DATABASE_URL: await newDatabaseUrl(),
  };
  const first = await start(env);
  const box: OpenMailbox = await openMailbox(base, smtpPort);
  const acknowledged: string[] = [];
  const senders = Array.from({ length: 4 }, async (_, sender) => {
    for (let count = 0; count < 20; count += 1) {
      const subject = `thư ${sender}-${count}`;
      await sendMail(smtpPort, { to: box.email, subject, text: "x".repeat(20_000) });
      acknowledged.push(subject);
      if (acknowledged.length === 30) first.kill("SIGKILL");
    }
  });
  await Promise.allSettled(senders);
  await first.exited;
  expect(acknowledged.length).toBeGreaterThanOrEqual(30);
  const second = await start(env);
  const kept = new Set((await box.list()).map(({ subject }) => subject));
  expect(acknowledged.filter((subject) => !kept.has(subject))).toEqual([]);
  second.kill("SIGTERM");
  expect(await second.exited).toBe(0);
});
