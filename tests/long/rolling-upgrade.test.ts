import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";
import { openDatabase } from "#db/client.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { checkOutPreviousVersion, hasPreviousVersion } from "#tests/support/product/previous-version.ts";
import { postJson } from "#tests/support/product/product.ts";
import { type SiteProcess, startSiteProcess } from "#tests/support/product/site.ts";
import { until } from "#tests/support/product/until.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const perRound = 20;

/** What each version writes is there for both, and clicks of both add up. */
function usersOf(processes: readonly SiteProcess[], url: string) {
  const codes: string[] = [];
  const notes: string[] = [];
  let cookie = "";
  let followed = 0;

  async function write({ base }: SiteProcess, count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const link: { code: string } = await (
        await postJson(`${base}/api/links`, { url: "https://example.com/" })
      ).json();
      codes.push(link.code);
      const note = await postJson(`${base}/api/notes`, { content: "a" }, cookie ? { Cookie: cookie } : {});
      cookie ||= note.headers.getSetCookie()[0]?.split(";")[0] ?? "";
      const { id }: { id: string } = await note.json();
      notes.push(id);
    }
  }
  async function follow({ base }: SiteProcess): Promise<void> {
    const answers = await Promise.all(
      Array.from({ length: perRound }, () =>
        fetch(`${base}/links/${codes[0]}`, { redirect: "manual", headers: { "User-Agent": browser } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
    followed += answers.length;
  }
  async function checkAt({ base }: SiteProcess): Promise<void> {
    for (const code of codes) expect((await fetch(`${base}/links/${code}+`)).status).toBe(200);
    const answer = await fetch(`${base}/api/notes`, { headers: { Cookie: cookie } });
    const { data }: { data: { id: string }[] } = await answer.json();
    expect(data.map(({ id }) => id).toSorted()).toEqual(notes.toSorted());
  }
  /** The link's own counter, and the sum of its days. */
  async function clicksOf(code: string | undefined): Promise<number[]> {
    const { db, close } = await openDatabase(url);
    const { links, clickCounts } = db.tables;
    const [link] = (await db.select().from(links)).filter((one) => one.code === code);
    const counts = await db.select().from(clickCounts);
    await close();
    const days = counts.filter(({ linkId, kind }) => linkId === link?.id && kind === "clicks");
    return [link?.clicks ?? 0, days.reduce((sum, { clicks }) => sum + clicks, 0)];
  }
  return {
    async round(): Promise<void> {
      // The first note gives the browser its cookie.
      for (const process of processes.slice(0, 1)) await write(process, 1);
      await Promise.all(processes.map((process) => write(process, 5)));
      await Promise.all(processes.map(follow));
      for (const process of processes) await checkAt(process);
      expect(await clicksOf(codes[0])).toEqual([followed, followed]);
    },
  };
}

/** The files that a page loads. */
const assetsIn = async ({ base }: SiteProcess): Promise<string[]> => [
  ...new Set((await (await fetch(`${base}/qr`)).text()).match(/\/assets\/[\w-]+\.(?:json|js|css|svg)\b/g)),
];

async function checkUpgrade(url: string): Promise<void> {
  const folder = checkOutPreviousVersion();
  const env = { DATABASE_URL: url };
  const older = await startSiteProcess(env, folder);
  const newer = await startSiteProcess(env);
  await usersOf([older, newer], url).round();
  for (const [from, to] of [
    [older, newer],
    [newer, older],
  ] as const) {
    const assets = await assetsIn(from);
    expect(assets.length).toBeGreaterThan(2);
    for (const path of assets) await until(async () => (await fetch(to.base + path)).status, 200);
  }
  expect(await older.stop()).toBe(0);
  // The way back: the previous version starts on what this one has migrated.
  const back = await startSiteProcess(env, folder);
  await usersOf([newer, back], url).round();
  expect([await newer.stop(), await back.stop()]).toEqual([0, 0]);
  rmSync(folder, { recursive: true, force: true });
}

const isPossible = hasPreviousVersion();

test.skipIf(!isPossible)(
  "the previous commit and this one serve one SQLite file at once, and it goes back",
  () => checkUpgrade(newFileUrl()),
);

test.skipIf(!isPossible || !hasPostgresql)("the same on PostgreSQL", async () =>
  checkUpgrade(await (await sharedPostgresql()).newDatabase("template0")),
);

test("a clone of one commit is deepened; where it cannot be, CI is told what it needs", async () => {
  const folder = mkdtempSync(join(tmpdir(), "clones-"));
  const git = (...args: readonly string[]) =>
    $`git -c user.name=a -c user.email=a@people.example ${args}`.cwd(folder).quiet();
  await git("init", "origin");
  for (const message of ["one", "two"])
    await git("-C", "origin", "commit", "--allow-empty", "--message", message);
  for (const name of ["shallow", "cut"]) await git("clone", "--depth", "1", `file://${folder}/origin`, name);
  await git("-C", "cut", "remote", "remove", "origin");
  expect(hasPreviousVersion(join(folder, "shallow"), true)).toBe(true);
  expect(() => hasPreviousVersion(join(folder, "cut"), true)).toThrow("clone with a depth of 2");
  expect(hasPreviousVersion(join(folder, "cut"), false)).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});
