import { expect, test } from "bun:test";
import { runCommand } from "../support/product/command.ts";
import { newDatabaseUrl } from "../support/product/database.ts";
import { openMailbox } from "../support/product/mailbox.ts";
import { postJson } from "../support/product/product.ts";
import { finishSignIn, reachCallback, settingsFor } from "../support/product/sign-in.ts";
import { type SiteProcess, startSiteProcess, withProcesses } from "../support/product/site.ts";
import { until } from "../support/product/until.ts";
import { Visitor } from "../support/people/visitor.ts";
import { freePort } from "../support/servers/free-port.ts";
import { startIdentityProvider } from "../support/servers/identity-provider.ts";

const target = "https://shop.fraud.example/login";

async function makeLink({ base }: Pick<SiteProcess, "base">, url = target): Promise<string> {
  const made = await postJson(`${base}/api/links`, { url });
  const { code }: { code: string } = await made.json();
  return code;
}

/** A server, and the commands of its operator. */
async function withSite(
  use: (site: SiteProcess, admin: (...args: string[]) => ReturnType<typeof runCommand>) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const env = { DATABASE_URL: await newDatabaseUrl(), ...more };
  await withProcesses([env], (site) => use(site, (...args) => runCommand(env, "admin", ...args)));
}

const textOf = async (base: string, path: string, lang = "vi") => {
  const answer = await fetch(`${base}${path}`, { redirect: "manual", headers: { "Accept-Language": lang } });
  return { status: answer.status, cache: answer.headers.get("cache-control"), text: await answer.text() };
};

test("a host that is blocked stops links that there are, their previews and new ones in running servers, until it is unblocked", async () => {
  const env = { DATABASE_URL: await newDatabaseUrl() };
  await withProcesses([env, env], async (one, other) => {
    const code = await makeLink(one);
    const statusAt = async ({ base }: SiteProcess) => (await textOf(base, `/links/${code}`)).status;
    expect([await statusAt(one), await statusAt(other)]).toEqual([302, 302]);
    const blocked = await runCommand(env, "admin", "block", "https://FRAUD.example/x", "--why", "lừa đảo");
    expect(blocked).toEqual({ code: 0, text: "done\tfraud.example\n", faults: "" });
    await until(async () => (await statusAt(one)) === 410 && (await statusAt(other)) === 410);
    const page = await textOf(other.base, `/links/${code}`, "en");
    expect(page).toMatchObject({ cache: "private, no-store", text: expect.stringContaining("is blocked") });
    expect((await textOf(one.base, `/links/${code}+`)).text).toContain("danh sách chặn");
    const refused = await postJson(`${other.base}/api/links`, { url: "https://a.b.fraud.example/" });
    expect([refused.status, await refused.json()]).toMatchObject([422, { errors: [{ path: "url" }] }]);
    expect((await runCommand(env, "admin", "blocked")).text).toMatch(/^fraud\.example\t.*\tlừa đảo\n$/);
    expect((await runCommand(env, "admin", "unblock", "fraud.example")).code).toBe(0);
    await until(async () => (await statusAt(one)) === 302 && (await statusAt(other)) === 302);
    expect((await runCommand(env, "admin", "unblock", "fraud.example")).code).toBe(1);
  });
});

test("a link is found by its code, its address and its host; blocked it says so, and leads on when it is unblocked", async () => {
  await withSite(async ({ base }, admin) => {
    const code = await makeLink({ base });
    await makeLink({ base }, "https://other.example/?next=https://fraud.example/");
    for (const query of [code, `${base}/links/${code}+`, "fraud.example", "https://shop.fraud.example"])
      expect((await admin("links", "find", query)).text).toMatch(
        new RegExp(`^${code}\topen\t0 clicks\t.*\t${target}\n$`),
      );
    expect((await admin("links", "find", "nobody.example")).text).toBe("");
    expect((await admin("links", "block", code, "--why", "báo cáo")).code).toBe(0);
    expect((await admin("links", "find", code)).text).toContain("\tblocked\t");
    expect((await textOf(base, `/links/${code}`)).status).toBe(410);
    expect((await admin("links", "unblock", code)).code).toBe(0);
    expect((await textOf(base, `/links/${code}`)).status).toBe(302);
  });
});

test("a link that is removed answers 410 in both languages, wherever it is asked for, and nobody gets its code", async () => {
  await withSite(async ({ base }, admin) => {
    const code = await makeLink({ base });
    expect((await admin("links", "remove", code.toUpperCase(), "--why", "lừa đảo")).code).toBe(0);
    for (const path of [`/links/${code}`, `/links/${code}+`]) {
      const [vi, en] = [await textOf(base, path), await textOf(base, path, "en")];
      expect(vi).toMatchObject({
        status: 410,
        cache: "private, no-store",
        text: expect.stringContaining("gỡ bỏ"),
      });
      expect(en).toMatchObject({ status: 410, text: expect.stringContaining("has removed this link") });
    }
    expect((await postJson(`${base}/api/links`, { url: "https://example.com/", code })).status).toBe(409);
    expect(await admin("links", "remove", code)).toMatchObject({
      code: 1,
      text: "There is no link with this code.\n",
    });
  });
});

test("notes and mailboxes are removed by what visitors know them by", async () => {
  const mail = { SMTP_PORT: String(await freePort()), MAIL_DOMAIN: "hopthu.example" };
  await withSite(async ({ base }, admin) => {
    const note = await postJson(`${base}/api/notes`, { content: "xấu" });
    const { public_key: key }: { public_key: string } = await note.json();
    expect((await textOf(base, `/notes/${key}`)).status).toBe(200);
    expect((await admin("notes", "remove", `${base}/en/notes/${key}`)).text).toBe(`done\t${key}\n`);
    expect((await textOf(base, `/notes/${key}`)).status).toBe(404);
    const box = await openMailbox(base, Number(mail.SMTP_PORT));
    expect((await fetch(box.path)).status).toBe(200);
    expect((await admin("mailbox", "remove", box.email.toUpperCase())).code).toBe(0);
    expect((await fetch(box.path)).status).toBe(404);
    expect((await admin("mailbox", "remove", box.email)).code).toBe(1);
  }, mail);
});

test("a user who is blocked is signed out everywhere, keys end, and signing in says why not, until they are unblocked", async () => {
  const [idp, port] = [startIdentityProvider("google"), String(await freePort())];
  const url = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` };
  await withSite(
    async ({ base }, admin) => {
      const visitor = new Visitor(base);
      const signIn = async () =>
        new URLSearchParams(
          (await finishSignIn(visitor, await reachCallback(visitor, "google"))).split("?")[1],
        );
      visitor.token = (await signIn()).get("token");
      const me: { user: { id: string } } = await (await visitor.call("/auth/me")).json();
      const made = await visitor.call("/account/keys", {
        method: "POST",
        body: '{"name":"máy","scopes":["links"]}',
      });
      const { key }: { key: string } = await made.json();
      const withKey = async () =>
        (await fetch(`${base}/api/links`, { headers: { Authorization: `Bearer ${key}` } })).status;
      expect(await withKey()).toBe(200);
      expect((await admin("users", "block", me.user.id, "--why", "spam")).code).toBe(0);
      expect([(await visitor.call("/auth/me")).status, await withKey()]).toEqual([401, 401]);
      expect((await signIn()).get("error")).toContain("khóa tài khoản");
      expect((await admin("users", "unblock", me.user.id)).code).toBe(0);
      visitor.token = (await signIn()).get("token");
      expect((await visitor.call("/auth/me")).status).toBe(200);
      expect((await admin("users", "block", "nobody")).code).toBe(1);
    },
    { ...settingsFor("google", idp), ...url },
  );
  await idp.stop();
});

test("every act is recorded with when, who, what and why, and nothing that was not done", async () => {
  await withSite(async ({ base }, admin) => {
    const code = await makeLink({ base });
    await admin("links", "block", code, "--why", "lừa\tđảo");
    await admin("links", "remove", "khong-co");
    await admin("block", "fraud.example");
    const rows = (await admin("log")).text
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t"));
    expect(rows).toEqual([
      [
        expect.stringMatching(/^\d{4}-.*Z$/),
        expect.stringContaining("command line"),
        "block",
        "fraud.example",
        "-",
      ],
      [expect.any(String), expect.any(String), "links block", code, "lừa đảo"],
    ]);
    const stats = Object.fromEntries(
      (await admin("stats")).text
        .trimEnd()
        .split("\n")
        .map((line) => line.split("\t")),
    );
    expect(stats).toMatchObject({ links: "1", blockedLinks: "1", blockedHosts: "1", openReports: "0" });
  });
});

test("what is no act shows all that there are", async () => {
  const env = { DATABASE_URL: await newDatabaseUrl() };
  for (const args of [[], ["links", "remove"]])
    expect(await runCommand(env, "admin", ...args)).toMatchObject({
      code: 2,
      text: expect.stringContaining("links remove CODE"),
    });
});

test("a server that starts later knows what was blocked before", async () => {
  const env = { DATABASE_URL: await newDatabaseUrl() };
  expect((await runCommand(env, "admin", "block", "fraud.example")).code).toBe(0);
  const site = await startSiteProcess(env);
  expect((await postJson(`${site.base}/api/links`, { url: target })).status).toBe(422);
  await site.stop();
});
