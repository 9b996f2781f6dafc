import { expect, test } from "bun:test";
import { newFileUrl } from "../support/product/database.ts";
import { addRichUser, richUserSettings } from "../support/product/rich-user.ts";
import { withProcesses } from "../support/product/site.ts";
import { until } from "../support/product/until.ts";
import { peakMb, startFlood } from "../support/people/flood.ts";

const readers = 50;
const maxPeakMb = 400;
const largeBytes = 256 * 1024;

test.skipIf(process.platform !== "linux").each([
  ["", 2],
  ["thorough: ", Infinity],
] as const)(
  "%sanswers larger than what memory has room for are made as they are read: those that nobody reads fill none",
  async (_, count) => {
    const url = newFileUrl();
    const { token, mailbox } = await addRichUser(url);
    const message = `/api/temp-mail/mailbox/${mailbox}/messages/1`;
    const own = `Authorization: Bearer ${token}\r\n`;
    const asked = [
      ["/api/account/export", own],
      [`${message}/attachments/1`, ""],
      ["/api/qr/history/export", own],
      [`${message}/body`, ""],
      [message, ""],
    ] as const;
    await withProcesses(
      [{ ...richUserSettings, DATABASE_URL: url, RATE_LIMIT: "0" }],
      async ({ base, pid }) => {
        const sizeOf = async (path: string, header: string) => {
          const headers: Record<string, string> = header === own ? { Authorization: `Bearer ${token}` } : {};
          const reply = await fetch(base + path, { headers });
          const { length } = await reply.bytes();
          return reply.status === 200 ? length : 0;
        };
        for (const [path, header] of asked.slice(0, count)) {
          const size = await sizeOf(path, header);
          expect([path, size > largeBytes]).toEqual([path, true]);
          const head = `GET ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n`;
          const flood = startFlood(
            base,
            Array.from({ length: readers }, () => ({ head })),
          );
          await until(() => flood.waiting() === 0 || peakMb(pid) > maxPeakMb);
          expect([path, peakMb(pid) <= maxPeakMb]).toEqual([path, true]);
          flood.stop();
          // Room is free again once the server has noticed that they left.
          await until(async () => (await sizeOf(path, header)) === size);
        }
      },
    );
  },
);
