import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { followLink, timed, walkPages } from "#tests/support/people/walk-pages.ts";
import { Visitor } from "#tests/support/people/visitor.ts";
import { finishSignIn, reachCallback, settingsFor } from "#tests/support/product/sign-in.ts";
import { startSiteProcess } from "#tests/support/product/site.ts";
import { until } from "#tests/support/product/until.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { startIdentityProvider } from "#tests/support/servers/identity-provider.ts";

/** Runs what follows in a name space of its own, with a small disk at a folder. */
const onSmallDisk = (folder: string) => [
  "unshare",
  "--map-root-user",
  "--mount",
  "sh",
  "-c",
  'mount -t tmpfs -o size=24m tmpfs "$0" && exec "$@"',
  folder,
];
const canMount = Bun.spawnSync([...onSmallDisk(tmpdir()), "true"]).success;

/** Takes all room that is left on a disk; what it returns gives it back. */
function fill(folder: string): () => void {
  const path = join(folder, "filler");
  for (const size of [65_536, 4096, 512])
    try {
      for (;;) writeFileSync(path, new Uint8Array(size), { flag: "a" });
    } catch {
      // There is no room for more of this size.
    }
  return () => rmSync(path);
}

test.skipIf(!canMount)(
  "thorough: on a full disk pages and links go on, what would be kept is refused, all comes back by itself, and sums are exact",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "full-disk-"));
    const [idp, port] = [startIdentityProvider("google"), await freePort()];
    const base = `http://127.0.0.1:${port}`;
    const site = await startSiteProcess(
      {
        ...settingsFor("google", idp),
        PORT: String(port),
        PUBLIC_URL: base,
        DATABASE_URL: `file:${folder}/toolbox.db`,
      },
      undefined,
      onSmallDisk(folder),
    );
    const an = new Visitor(base);
    const landed = await finishSignIn(an, await reachCallback(an, "google"));
    an.token = new URLSearchParams(landed.split("?")[1]).get("token");
    const make = (path: string, body: object) =>
      an.call(path, { method: "POST", body: JSON.stringify(body) });
    const made = await make("/links", { url: "https://example.com/" });
    const { code }: { code: string } = await made.json();
    const following = followLink(`${base}/links/${code}`, 4);
    const noted: string[] = [];
    const note = async (name: string) => {
      const content = `${name} ${"a b ".repeat(10_000)}`;
      const kept = await make("/notes", { content });
      if (kept.status === 200) noted.push((await kept.json()).public_key);
      return kept.status;
    };
    await walkPages(an);
    for (const round of ["một", "hai"]) {
      expect(await note(`trước ${round}`)).toBe(200);
      const free = fill(join(`/proc/${site.pid}/root`, folder));
      await until(() => note(`trong ${round}`), 507);
      const before = following.seen.followed;
      await until(
        () => following.seen.followed,
        (seen) => seen > before + 20,
      );
      const [fast, me, refused] = await Promise.all([
        walkPages(an),
        timed(an.call("/auth/me")),
        timed(make("/notes", { content: "a b ".repeat(10_000) })),
      ]);
      expect([...fast, me].map(({ status }) => status)).toEqual([...fast, me].map(() => 200));
      expect(Math.max(...[...fast, me].map(({ ms }) => ms))).toBeLessThan(3000);
      expect(refused.status).toBe(507);
      expect(refused.ms).toBeLessThan(5000);
      free();
      await until(() => note(`sau ${round}`), 200);
    }
    await following.end();
    expect([following.seen.refused, following.seen.others]).toEqual([0, 0]);
    const linkOf = async () => (await an.call(`/links/${code}/analytics`)).json();
    await until(async () => (await linkOf()).total, following.seen.followed);
    expect(await linkOf()).toMatchObject({ clicks: following.seen.followed });
    expect(noted.length).toBeGreaterThanOrEqual(4);
    for (const key of noted)
      expect([key, (await an.call(`/notes/public/${key}`)).status]).toEqual([key, 200]);
    await site.stop();
    await idp.stop();
  },
);
