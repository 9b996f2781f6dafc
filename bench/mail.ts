/** How long opening a mailbox takes with many messages in the database; `bun bench/mailbox.ts`. */
import { mailIntake } from "../src/db/mail-intake.ts";
import { mailboxStore } from "../src/db/mailboxes.ts";
import { openDatabase } from "../src/db/client.ts";
import { composeLetter } from "../src/tools/temp-mail/letter.ts";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "mailbox-"));
const { db, close } = openDatabase(`file:${join(folder, "bench.db")}`);
const [mailboxes, intake] = [mailboxStore(db), mailIntake(db)];
const at = new Date();
const expiresAt = new Date(at.getTime() + 3_600_000);
const letter = composeLetter({
  from: { name: "Ngân hàng", email: "otp@bank.example" },
  subject: "Mã xác nhận",
  text: `Mã xác nhận của bạn là 482913. ${"Nội dung thư. ".repeat(500)}`,
  html: `<p>${"Nội dung thư. ".repeat(2000)}</p>`,
  attachments: [],
});

for (let box = 0; box < 100; box += 1) {
  const address = `box${box}@hopthu.example`;
  await mailboxes.create({ address, tokenHash: String(box), createdAt: at, expiresAt });
  for (let message = 0; message < 100; message += 1) {
    await intake.keep({ addresses: [address], letter, sender: "", size: 50_000, at });
  }
}

async function measure(name: string, run: (round: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 100; round += 1) {
    const start = performance.now();
    await run(round);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const [median = 0, late = 0] = [times[50], times[98]];
  console.log(`${name}: median ${median.toFixed(2)} ms, 99 % ${late.toFixed(2)} ms`);
}

await measure("open a mailbox of 100 messages, of 10 000 in all", async (round) => {
  const box = await mailboxes.find(String(round), at);
  return box && mailboxes.list(box.id, []);
});
await measure("open a message", async (round) => {
  const box = await mailboxes.find(String(round), at);
  return box && mailboxes.open(box.id, round * 100 + 1);
});
await measure("admit a recipient", (round) =>
  intake.admits({ address: `box${round}@hopthu.example`, size: 50_000, at }),
);
close();
