import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { newFileUrl } from "#tests/support/product/database.ts";
import { sendMail } from "#tests/support/product/mail-service.ts";
import { type SiteProcess, withProcesses } from "#tests/support/product/site.ts";
import { freePort } from "#tests/support/servers/free-port.ts";

const maxPeakMb = 320;
const connections = 8;

const peakMb = ({ pid }: SiteProcess): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Does something so many times, eight at once. */
async function many(times: number, run: () => Promise<void>): Promise<void> {
  let left = times;
  const connection = async () => {
    while (left-- > 0) await run();
  };
  await Promise.all(Array.from({ length: connections }, connection));
}

const form = (base: string, path: string, fields: Record<string, string>) =>
  many(100, async () => {
    const reply = await fetch(base + path, { method: "POST", body: new URLSearchParams(fields) });
    expect([reply.status, (await reply.bytes()).length > 0]).toEqual([200, true]);
  });

async function mails(base: string, smtpPort: number): Promise<void> {
  const text = "a".repeat(9_000_000);
  for (let round = 0; round < 4; round += 1) {
    const { data } = await (await fetch(`${base}/api/temp-mail`, { method: "POST" })).json();
    let taken = 0;
    await many(connections, async () => {
      const raw = `Subject: x\r\n\r\n${text}\r\n`;
      const message = { envelope: { from: "a@x.example", to: data.email }, raw };
      // Of those that one client sends at once, one is taken; the others may come again.
      await sendMail(smtpPort, message).then(
        () => (taken += 1),
        ({ responseCode = 452 }) => expect(responseCode).toBe(452),
      );
    });
    expect(taken).toBeGreaterThan(0);
  }
}

test.skipIf(process.platform !== "linux")(
  "large forms and mails of one visitor leave no more behind than one after the other would",
  async () => {
    const smtpPort = await freePort();
    // Without limits one client's mails may take what there is for all.
    const env = {
      DATABASE_URL: newFileUrl(),
      NODE_ENV: "production",
      SMTP_PORT: String(smtpPort),
      RATE_LIMIT: "1",
    };
    await withProcesses([env], async (site) => {
      await form(site.base, "/tools", { text: "<".repeat(300_000), action: "urlencode" });
      await mails(site.base, smtpPort);
      expect(peakMb(site)).toBeLessThan(maxPeakMb);
    });
  },
);
