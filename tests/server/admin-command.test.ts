import { afterAll, beforeAll, expect, test } from "bun:test";
import { runHere, runMain } from "#tests/support/product/command.ts";
import { newDatabaseUrl } from "#tests/support/product/database.ts";
import { openMailbox } from "#tests/support/product/mailbox.ts";
import { postForm, postJson } from "#tests/support/product/product.ts";
import { finishSignIn, reachCallback, settingsFor } from "#tests/support/product/sign-in.ts";
import { type SiteProcess, startSiteProcess, withProcesses } from "#tests/support/product/site.ts";
import { until } from "#tests/support/product/until.ts";
import { Visitor } from "#tests/support/people/visitor.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { startIdentityProvider } from "#tests/support/servers/identity-provider.ts";

/** One site for all tests, since its start costs more than they do; each has links, notes and people of its own. */
const idp = startIdentityProvider("google");
const [port, smtpPort] = [String(await freePort()), await freePort()];
const common = { DATABASE_URL: await newDatabaseUrl() };
const env = {
  ...common,
  ...settingsFor("google", idp),
  PORT: port,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SMTP_PORT: String(smtpPort),
  MAIL_DOMAIN: "hopthu.example",
};
const base = env.PUBLIC_URL;
let site: SiteProcess;
beforeAll(async () => {
  site = await startSiteProcess(env);
});
afterAll(async () => {
  await site.stop();
  await idp.stop();
});

const admin = (...args: readonly string[]) => runHere(common, "admin", ...args);

/** The lines of a command that succeeds, by their cells. */
async function rowsOf(...args: readonly string[]): Promise<string[][]> {
  const { code, text, faults } = await admin(...args);
  expect([code, faults]).toEqual([0, ""]);
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => line.split("\t"));
}

async function makeLink(host: string, at = base): Promise<string> {
  const made = await postJson(`${at}/api/links`, { url: `https://shop.${host}/login` });
  const { code }: { code: string } = await made.json();
  return code;
}

const textOf = async (path: string, lang = "vi", at = base) => {
  const answer = await fetch(`${at}${path}`, { redirect: "manual", headers: { "Accept-Language": lang } });
  return { status: answer.status, cache: answer.headers.get("cache-control"), text: await answer.text() };
};

test("thorough: a host that is blocked stops links that there are, their previews and new ones, in servers that run and that start later", async () => {
  const code = await makeLink("fraud.example");
  expect(await admin("block", "early.example")).toMatchObject({ code: 0, text: "done\tearly.example\n" });
  await withProcesses([common], async (other) => {
    const early = await postJson(`${other.base}/api/links`, { url: "https://early.example/" });
    expect(early.status).toBe(422);
    const both = [base, other.base];
    const statuses = () =>
      Promise.all(both.map(async (at) => (await textOf(`/links/${code}`, "vi", at)).status));
    expect(await statuses()).toEqual([302, 302]);
    const blocked = await runMain(common, "admin", "block", "https://FRAUD.example/x", "--why", "lừa đảo");
    expect(blocked).toEqual({ code: 0, text: "done\tfraud.example\n", faults: "" });
    await until(statuses, [410, 410]);
    const page = await textOf(`/links/${code}`, "en", other.base);
    expect(page).toMatchObject({ cache: "private, no-store", text: expect.stringContaining("is blocked") });
    expect((await textOf(`/links/${code}+`)).text).toContain("danh sách chặn");
    const refused = await postJson(`${other.base}/api/links`, { url: "https://a.b.fraud.example/" });
    expect([refused.status, await refused.json()]).toMatchObject([422, { errors: [{ path: "url" }] }]);
    expect(await rowsOf("blocked")).toContainEqual(["fraud.example", expect.any(String), "lừa đảo"]);
    expect((await admin("unblock", "fraud.example")).code).toBe(0);
    await until(statuses, [302, 302]);
    expect((await admin("unblock", "fraud.example")).code).toBe(1);
  });
});

test("the busiest clients are listed by the hash that the log has, with their requests and those refused", async () => {
  await withProcesses([{ ...common, RATE_LIMIT: "0.1" }], async (other) => {
    for (let asked = 0; asked < 5; asked += 1) await makeLink("many.example", other.base);
    await other.stop();
    const hash = /"client":"([\w-]+)"/.exec(other.output())?.[1];
    const mine = (await rowsOf("clients", "top")).find(([name]) => name === hash);
    expect(mine).toEqual([
      expect.any(String),
      expect.stringMatching(/^\d+ requests$/),
      expect.stringMatching(/^\d+ refused$/),
    ]);
    expect(Number.parseInt(mine?.[1] ?? "", 10)).toBeGreaterThanOrEqual(5);
    expect(Number.parseInt(mine?.[2] ?? "", 10)).toBeGreaterThanOrEqual(1);
  });
});

test("a link is found by its code, its address and its host; blocked it says so, and leads on when it is unblocked", async () => {
  const code = await makeLink("sham.example");
  await postJson(`${base}/api/links`, { url: "https://other.example/?next=https://sham.example/" });
  const cells = ["open", "0 clicks", expect.any(String), "user -", "https://shop.sham.example/login"];
  for (const query of [code, `${base}/links/${code}+`, "sham.example", "https://shop.sham.example"])
    expect(await rowsOf("links", "find", query)).toEqual([[code, ...cells]]);
  expect(await rowsOf("find", code)).toEqual([["link", code, ...cells]]);
  expect(await rowsOf("links", "find", "nobody.example")).toEqual([]);
  expect((await admin("links", "block", code, "--why", "báo cáo")).code).toBe(0);
  expect((await rowsOf("links", "find", code))[0]?.[1]).toBe("blocked");
  expect((await textOf(`/links/${code}`)).status).toBe(410);
  expect((await admin("links", "unblock", code)).code).toBe(0);
  expect((await textOf(`/links/${code}`)).status).toBe(302);
});

test("a link that is removed answers 410 in both languages, wherever it is asked for, and nobody gets its code", async () => {
  const code = await makeLink("gone.example");
  expect((await admin("links", "remove", code.toUpperCase(), "--why", "lừa đảo")).code).toBe(0);
  for (const path of [`/links/${code}`, `/links/${code}+`]) {
    const [vi, en] = [await textOf(path), await textOf(path, "en")];
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

test("notes and mailboxes are found and removed by what visitors know them by", async () => {
  const note = await postJson(`${base}/api/notes`, { content: "xấu" });
  const { public_key: key }: { public_key: string } = await note.json();
  expect(await rowsOf("find", `${base}/notes/${key}`)).toEqual([
    ["note", key, "shared", expect.any(String), "user -"],
  ]);
  expect((await textOf(`/notes/${key}`)).status).toBe(200);
  expect((await admin("notes", "remove", `${base}/en/notes/${key}`)).text).toBe(`done\t${key}\n`);
  expect((await textOf(`/notes/${key}`)).status).toBe(404);
  const box = await openMailbox(base, smtpPort);
  expect(await rowsOf("find", box.email)).toEqual([["mailbox", box.email, "0 messages", expect.any(String)]]);
  expect((await admin("mailbox", "remove", box.email.toUpperCase())).code).toBe(0);
  expect((await fetch(box.path)).status).toBe(404);
  expect((await admin("mailbox", "remove", box.email)).code).toBe(1);
  expect(await rowsOf("find", key)).toEqual([]);
});

test("a key that begins with a dash is a key like any other", async () => {
  expect(await admin("notes", "remove", "-tW9_--why", "--why", "thử")).toMatchObject({ code: 1, faults: "" });
  expect(await rowsOf("find", "--zzzzzzzz", "--why=thử")).toEqual([]);
  expect((await admin("find", "a", "--why")).code).toBe(2);
});

test("a user who is blocked is signed out everywhere, keys end, and signing in says why not, until they are unblocked", async () => {
  const visitor = new Visitor(base);
  const signIn = async () =>
    new URLSearchParams((await finishSignIn(visitor, await reachCallback(visitor, "google"))).split("?")[1]);
  visitor.token = (await signIn()).get("token");
  const me: { user: { id: string; email: string } } = await (await visitor.call("/auth/me")).json();
  const made = await visitor.call("/account/keys", {
    method: "POST",
    body: '{"name":"máy","scopes":["links"]}',
  });
  const { key }: { key: string } = await made.json();
  const withKey = async () =>
    (await fetch(`${base}/api/links`, { headers: { Authorization: `Bearer ${key}` } })).status;
  expect(await withKey()).toBe(200);
  expect((await admin("users", "block", me.user.id, "--why", "spam")).code).toBe(0);
  for (const query of [me.user.id, me.user.email.toUpperCase()])
    expect(await rowsOf("find", query)).toEqual([
      ["user", me.user.id, "google", "blocked", expect.any(String)],
    ]);
  expect([(await visitor.call("/auth/me")).status, await withKey()]).toEqual([401, 401]);
  expect((await signIn()).get("error")).toContain("khóa tài khoản");
  expect((await admin("users", "unblock", me.user.id)).code).toBe(0);
  visitor.token = (await signIn()).get("token");
  expect((await visitor.call("/auth/me")).status).toBe(200);
  expect((await admin("users", "block", "nobody")).code).toBe(1);
});

test("what visitors report is listed until it is dismissed or acted upon", async () => {
  const codes = [await makeLink("one.example"), await makeLink("two.example")];
  for (const target of codes) {
    const fields = { action: "report", kind: "link", target, reason: "phishing", comment: "giả\tmạo\n" };
    expect((await postForm(`${base}/links/${target}+`, fields)).status).toBe(303);
  }
  const [first = "", second = ""] = codes;
  const reported = async () => (await rowsOf("reports")).filter(([, target = ""]) => codes.includes(target));
  const row = (code: string) => ["link", code, "1 reports", "phishing", expect.any(String), "giả mạo"];
  expect(new Set(await reported())).toEqual(new Set([row(first), row(second)]));
  expect((await admin("reports", "dismiss", "link", first)).text).toBe(`done\tlink ${first}\n`);
  expect(await reported()).toEqual([row(second)]);
  expect((await admin("links", "block", second)).code).toBe(0);
  expect(await reported()).toEqual([]);
  expect((await admin("reports", "dismiss", "link", first)).code).toBe(1);
});

test("every act is recorded with when, who, what and why, and nothing that was not done", async () => {
  const code = await makeLink("logged.example");
  await admin("links", "block", code, "--why", "lừa\tđảo");
  await admin("links", "remove", "khong-co");
  await admin("block", "logged.example");
  const rows = await rowsOf("log");
  expect(rows.slice(0, 2)).toEqual([
    [
      expect.stringMatching(/^\d{4}-.*Z$/),
      expect.stringContaining("command line"),
      "block",
      "logged.example",
      "-",
    ],
    [expect.any(String), expect.any(String), "links block", code, "lừa đảo"],
  ]);
  expect(rows.filter((cells) => cells.includes("khong-co"))).toEqual([]);
  const stats = Object.fromEntries(await rowsOf("stats"));
  expect(Number(stats["links"])).toBeGreaterThan(0);
  expect(Number(stats["blockedLinks"])).toBeGreaterThan(0);
  expect(stats).toMatchObject({ mailboxes: expect.any(String), openReports: "0" });
});

test("what is no act shows all that there are", async () => {
  for (const args of [[], ["links", "remove"]])
    expect(await admin(...args)).toMatchObject({
      code: 2,
      text: expect.stringContaining("links remove CODE"),
    });
});
