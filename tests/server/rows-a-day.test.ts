import { expect, test } from "bun:test";
import { type LimitRule, limits } from "#core/limits.ts";
import { clickRows, dailyParts, waitingRows } from "#core/prices.ts";
import { storedRowBytes } from "#core/stored-bytes.ts";
import { openDatabase } from "#db/client.ts";
import { loadConfig } from "#server/config.ts";
import { historyCapacity } from "#tools/history/schema.ts";
import { maxKeys } from "#tools/account/schema.ts";
import { clickBounds } from "#tools/links/click-bounds.ts";
import { maxContentBytes, noteCaps, noteOverheadBytes } from "#tools/notes/schema.ts";
import { signInTimeoutS } from "#tools/sign-in/schema.ts";
import type { Visitor } from "#tests/support/people/visitor.ts";
import { newDatabaseUrl, testsPostgresql } from "#tests/support/product/database.ts";
import { hookSecret } from "#tests/support/product/mailbox.ts";
import { type TableName, lookAtTables } from "#tests/support/product/table-bytes.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

/**
 * The ledger of rows: of each table until when its rows stay, and how many megabytes the requests of one address may put
 * there a day, or have there at once where they go again before the day is over. A table of users' own says it of one user.
 */
type Line =
  | { readonly stays: string; readonly mb: number; readonly of: "an address" | "a user" }
  /** Rows that no number of requests makes more: why. */
  | { readonly stays: string; readonly bounded: string };

const ledger: Readonly<Record<TableName, Line>> = {
  links: { stays: "for ever; LINKS_MAX_MB of nobody's", mb: 0.7, of: "an address" },
  linkCodes: { stays: "for ever", mb: 0.005, of: "an address" },
  clickCounts: { stays: "as long as its link", mb: 12, of: "an address" },
  clickVisitors: { stays: "48 hours", mb: 1.5, of: "an address" },
  clickTakers: { stays: "48 hours", mb: 3, of: "an address" },
  // As bytes of theirs are counted, some 14, which take more in pages.
  notes: { stays: "400 days of nobody's, 60 unread; 1 GB of them", mb: 22, of: "an address" },
  reports: { stays: "400 days, 90 once closed; 10 000 open", mb: 0.09, of: "an address" },
  deletionRequests: { stays: "until an operator settles it, and 400 days", mb: 0.012, of: "an address" },
  users: { stays: "until they delete it", mb: 4, of: "an address" },
  signIns: { stays: "10 minutes", mb: 0.08, of: "an address" },
  mailboxes: { stays: "an hour, a day at most", mb: 0.25, of: "an address" },
  idempotencyKeys: { stays: "5 minutes", mb: 16, of: "an address" },
  limitCounts: { stays: "an hour, a day at most", mb: 1.2, of: "an address" },
  sessions: { stays: "30 days after its last use", mb: 0.02, of: "a user" },
  apiKeys: { stays: "until it is revoked", mb: 0.01, of: "a user" },
  history: { stays: "until it is deleted", mb: 24, of: "a user" },
  mailMessages: {
    stays: "as long as its mailbox",
    bounded: "2 GB in all, a third of it for mailboxes with little",
  },
  mailAttachments: { stays: "as long as its mailbox", bounded: "counted with the messages" },
  mailTotals: { stays: "for ever", bounded: "one row" },
  noteTotals: { stays: "for ever", bounded: "one row" },
  siteTotals: { stays: "two days", bounded: "a row a day, or one, for each of six things" },
  rowCounts: { stays: "for ever", bounded: "a row for each of four tables" },
  siteValues: { stays: "for ever", bounded: "made by the site" },
  assetBuilds: { stays: "until no version uses it", bounded: "made by builds" },
  dailySalts: { stays: "48 hours", bounded: "a row a day" },
  clientCounts: { stays: "the day", bounded: "the thousand busiest, and those of the last minute" },
  blockedHosts: { stays: "until it is unblocked", bounded: "made by operators" },
  auditEntries: { stays: "for ever", bounded: "made by operators" },
};

type Site = {
  readonly url: string;
  readonly base: string;
  readonly owner: Visitor;
  readonly signedIn: () => Promise<Visitor>;
  /** Codes of links of somebody, and of such with a password. */
  readonly codes: readonly string[];
  readonly locked: readonly string[];
  readonly waitS: (seconds: number) => void;
};

type Writer = {
  readonly request: string;
  /** Where its rows come to be. */
  readonly tables: readonly TableName[];
  /** How many of them one address, or user, may have there a day, or at once. */
  readonly times: number;
  /** How many addresses' worth of it a whole network (a /24 or a /48) has; of a user nothing depends on it. */
  readonly network?: number;
  readonly sample: number;
  readonly send: (site: Site, number: number) => Promise<Response>;
};

const address = "203.0.113.9";
/** A new browser each time, as a script pretends that has all that its address has. */
const stranger = { "X-Forwarded-For": address, "Sec-Fetch-Site": "same-origin" };
const wide = (length: number): string => "ệ".repeat(length);

const post = (site: Site, path: string, body: object) =>
  fetch(site.base + path, {
    method: "POST",
    redirect: "manual",
    headers: { ...stranger, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

const postFields = (site: Site, path: string, fields: Record<string, string>) =>
  fetch(site.base + path, {
    method: "POST",
    redirect: "manual",
    headers: stranger,
    body: new URLSearchParams(fields),
  });

const targetOf = (number: number): string => {
  const start = `https://example.com/${number}/`;
  return start + "a".repeat(2048 - start.length);
};

const largestLink = (number: number) => ({
  url: targetOf(number),
  title: wide(120),
  tags: Array.from({ length: 10 }, (_, tag) => `${tag}${wide(29)}`),
  password: wide(100),
  expires_at: "2030-01-01T00:00:00Z",
  max_clicks: 1_000_000,
});

const largestNote = (number: number) => ({
  title: wide(200),
  content: `${number} ${"a b ".repeat(maxContentBytes)}`.slice(0, maxContentBytes),
});

/** How many addresses' worth a network has of a limit. */
const networkShare = ({ points, addressPoints = points, networkPoints = Infinity }: LimitRule): number =>
  networkPoints / addressPoints;

/** What the largest note counts as, and how many of them come up to a client's share of a day. */
const largestNoteBytes = storedRowBytes(2 * (maxContentBytes + 600), noteOverheadBytes);
const notesOfShare = Math.ceil((noteCaps.anonymousBytes * dailyParts.kept.client) / largestNoteBytes);

const writers: readonly Writer[] = [
  {
    request: "POST /api/links",
    tables: ["links", "linkCodes"],
    times: limits.link.addressPoints,
    network: networkShare(limits.link),
    sample: limits.link.addressPoints,
    send: (site, number) => post(site, "/api/links", largestLink(number)),
  },
  {
    request: "POST /api/notes",
    tables: ["notes"],
    times: notesOfShare,
    network: dailyParts.kept.network / dailyParts.kept.client,
    sample: 40,
    send: (site, number) => post(site, "/api/notes", largestNote(number)),
  },
  {
    request: "POST /notes, with the form's key",
    tables: ["idempotencyKeys"],
    // As many tries as five minutes have.
    times: limits.attempt.points * 5,
    network: networkShare(limits.attempt),
    sample: 25,
    send: (site, number) =>
      postFields(site, "/notes", {
        ...largestNote(number),
        action: "create",
        idempotency_key: `key-${number}`.padEnd(22, "x"),
      }),
  },
  {
    request: "POST /links/{code}+, a report",
    tables: ["reports"],
    times: limits.report.addressPoints,
    network: networkShare(limits.report),
    sample: limits.report.addressPoints,
    send: (site, number) =>
      postFields(site, `/links/${site.codes[number]}+`, {
        kind: "link",
        target: site.codes[number] ?? "",
        reason: "phishing",
        comment: wide(500),
      }),
  },
  {
    request: "POST /api/data-deletion",
    tables: ["deletionRequests"],
    times: limits.deletion.addressPoints,
    network: networkShare(limits.deletion),
    sample: limits.deletion.addressPoints,
    send: (site, number) =>
      post(site, "/api/data-deletion", {
        email: `${number}`.padEnd(64, "a") + `@${`${"b".repeat(60)}.`.repeat(3)}vn`,
      }),
  },
  {
    request: "GET /links/{code}, each of another link",
    tables: ["clickCounts", "clickVisitors", "clickTakers"],
    times: clickBounds.clicks,
    network: clickBounds.clicksOfNetwork / clickBounds.clicks,
    sample: 300,
    send: (site, number) =>
      fetch(`${site.base}/links/${site.codes[number]}`, {
        redirect: "manual",
        headers: {
          "X-Forwarded-For": address,
          "User-Agent": `Mozilla/5.0 (X11; Linux x86_64) Chrome/${number}.0`,
          Referer: `https://${number}.${"a".repeat(60)}.${"b".repeat(60)}.example/`,
        },
      }),
  },
  {
    request: "GET /api/auth/google",
    tables: ["signIns"],
    times: (limits.signIn.points * signInTimeoutS) / 60,
    network: networkShare(limits.signIn),
    sample: 60,
    send: (site) => fetch(`${site.base}/api/auth/google`, { redirect: "manual", headers: stranger }),
  },
  {
    request: "a sign-in of somebody new",
    tables: ["users"],
    // There and back.
    times: (limits.signIn.points / 2) * 60 * 24,
    network: networkShare(limits.signIn),
    sample: 60,
    send: async (site) => (await site.signedIn()).open("/account"),
  },
  {
    request: "POST /api/temp-mail",
    tables: ["mailboxes"],
    times: limits.mailbox.addressPoints * 24,
    network: networkShare(limits.mailbox),
    sample: limits.mailbox.addressPoints,
    send: (site) => post(site, "/api/temp-mail", {}),
  },
  {
    request: "POST /links/{code}, a password",
    tables: ["limitCounts"],
    // The link's own row and the subscriber's; and what a day counts of everything else.
    times: limits.guess.points * 60 + 1000,
    network: networkShare(limits.guess),
    sample: 60,
    send: (site, number) =>
      postFields(site, `/links/${site.locked[number]}`, { code: site.locked[number] ?? "", password: "sai" }),
  },
  {
    request: "GET /api/auth/google/callback, of one user",
    tables: ["sessions"],
    times: 50,
    sample: 60,
    send: async (site) => (await site.signedIn()).open("/account"),
  },
  {
    request: "POST /api/account/keys",
    tables: ["apiKeys"],
    times: maxKeys,
    sample: maxKeys,
    send: (site) =>
      site.owner.call("/account/keys", {
        method: "POST",
        body: JSON.stringify({ name: wide(60), scopes: ["links", "notes", "history"] }),
      }),
  },
  {
    request: "POST /api/qr, the longest; those of VietQR are a fiftieth",
    tables: ["history"],
    times: historyCapacity * 1.02,
    sample: 60,
    send: (site, number) =>
      site.owner.call("/qr", {
        method: "POST",
        body: JSON.stringify({ text: String(number).padStart(7089, "1"), level: "L" }),
      }),
  },
];

/** A product with a database file of its own, a clock that is put on, and links of somebody to click and report. */
async function withSite(run: (site: Site) => Promise<void>): Promise<void> {
  const url = await newDatabaseUrl();
  const clock = { at: Date.parse("2026-11-23T08:00:00+07:00") };
  await withSignIn(
    async ({ base, signedIn }) => {
      const codesOf = (letter: string) =>
        Array.from({ length: 300 }, (_, number) => `${letter}${number.toString(36).padStart(5, "0")}`);
      const [codes, locked] = [codesOf("k"), codesOf("p")];
      const passwordHash = await Bun.password.hash("đúng", {
        algorithm: "argon2id",
        memoryCost: 8,
        timeCost: 1,
      });
      const link = { target: "https://example.com/", createdAt: new Date(clock.at), maxClicks: 1_000_000 };
      const { db, close } = await openDatabase(url);
      await db.transaction(async (tx) => {
        const { links } = tx.tables;
        for (const code of codes) await tx.insert(links).values({ ...link, id: `id of ${code}`, code });
        for (const code of locked)
          await tx.insert(links).values({ ...link, id: `id of ${code}`, code, passwordHash });
      });
      await close();
      const owner = await signedIn();
      await run({
        url,
        base,
        owner,
        codes,
        locked,
        signedIn: () => signedIn(),
        waitS: (seconds) => (clock.at += seconds * 1000),
      });
    },
    {
      DATABASE_URL: url,
      TRUST_PROXY: "1",
      RATE_LIMIT: "1",
      SMTP_PORT: "0",
      MAIL_HOOK_SECRET: hookSecret,
    },
    { now: () => new Date(clock.at) },
  );
}

test("every table has a line in the ledger of rows, and every line that names megabytes somebody who writes them", async () => {
  const { names, close } = await lookAtTables(await newDatabaseUrl());
  await close();
  expect(Object.keys(ledger).toSorted()).toEqual(names.toSorted());
  const written = new Set(writers.flatMap((writer) => writer.tables));
  expect(names.filter((table) => "mb" in ledger[table]).toSorted()).toEqual([...written].toSorted());
});

/** Megabytes that a whole network leaves a day, or has at once. */
function megabytesOfNetworks(): Readonly<Record<string, number>> {
  const ofNetwork = Object.entries(ledger).flatMap(([table, line]) => {
    if (!("mb" in line) || line.of === "a user") return [];
    const shares = writers
      .filter(({ tables }) => tables.some((one) => one === table))
      .map(({ network = Infinity }) => network);
    return [[table, Math.round(line.mb * Math.max(...shares) * 1000) / 1000] as const];
  });
  return Object.fromEntries(ofNetwork);
}

/** In how many days one network fills what all share; no end where what it put there is gone before. */
function daysToFill(): Readonly<Record<string, number>> {
  const { LINKS_MAX_MB, DATABASE_MAX_MB } = loadConfig({});
  const { links = 0, users = 0 } = megabytesOfNetworks();
  const { kept, mail } = dailyParts;
  return {
    "notes of nobody": 1 / kept.network,
    "links of nobody": LINKS_MAX_MB / links,
    "the database, by what accounts keep": 1 / kept.network,
    "the database, by clicks of a network": 1 / clickRows.day / clickRows.parts.network,
    "the database, by clicks of all the world": 1 / clickRows.day,
    "the database, by accounts": DATABASE_MAX_MB / users,
    "mail, which two days' shares are of at once": 2 * mail.network < 1 ? Infinity : 0,
    reports: waitingRows.reports.all / limits.report.networkPoints,
    "requests to delete": waitingRows.deletionRequests / limits.deletion.networkPoints,
  };
}

test("no network alone fills within a month what all share", () => {
  expect(Object.entries(daysToFill()).filter(([, days]) => Math.round(days) < 30)).toEqual([]);
});

test("what a whole network leaves a day has a ceiling too, whatever number of addresses it has", () => {
  expect(megabytesOfNetworks()).toEqual({
    links: 2.1,
    linkCodes: 0.015,
    clickCounts: 36,
    clickVisitors: 4.5,
    clickTakers: 9,
    notes: 55,
    reports: 0.27,
    deletionRequests: 0.036,
    // Each is an account at a provider's.
    users: 32,
    signIns: 0.64,
    mailboxes: 0.75,
    // Five minutes later they are gone.
    idempotencyKeys: 128,
    limitCounts: 9.6,
  });
});

/** Which tables grow by a call's example, made by somebody who is signed in, or by nobody. */
const growing: Readonly<Record<string, TableName[]>> = {
  "GET /api/auth/facebook": ["signIns"],
  "GET /api/auth/google": ["signIns"],
  "POST /api/account/keys": ["apiKeys"],
  "POST /api/data-deletion": ["deletionRequests", "siteTotals"],
  // The first of all adds a sum too.
  "POST /api/links": ["linkCodes", "links", "siteTotals"],
  "POST /api/notes": ["noteTotals", "notes"],
  "POST /api/temp-mail": ["mailboxes"],
  // The first of a day; it is a sum.
  "POST /api/translate": ["siteTotals"],
  ...Object.fromEntries(
    [
      "qr",
      "qr/contact",
      "qr/email",
      "qr/event",
      "qr/geo",
      "qr/phone",
      "qr/sms",
      "qr/wifi",
      "vietqr/image",
    ].map((path) => [`POST /api/${path}`, ["history"]] as const),
  ),
};

/** Servers elsewhere, of which there are none here. */
const nobody = "http://127.0.0.1:1";

test("each call of the API that adds a row is known to do so, and its table has a line", async () => {
  const url = await newDatabaseUrl();
  await withSignIn(
    async ({ base, signedIn }) => {
      const { token } = await signedIn();
      const { paths }: { paths: Record<string, Record<string, Operation>> } = await (
        await fetch(`${base}/api/openapi.json`)
      ).json();
      const tables = await lookAtTables(url);
      const grown: Record<string, TableName[]> = {};
      let before = await tables.rows();
      for (const [path, methods] of Object.entries(paths))
        for (const [method, { requestBody }] of Object.entries(methods)) {
          const name = `${method.toUpperCase()} ${path}`;
          if (leavesNobody.includes(name)) continue;
          for (const authorization of [null, `Bearer ${token}`]) {
            const example = Object.values(requestBody?.content ?? {})[0]?.example;
            const control = new AbortController();
            const answered = await fetch(base + path.replace(/\{\w+\}/g, "abc123"), {
              method: method.toUpperCase(),
              redirect: "manual",
              signal: control.signal,
              headers: {
                ...(authorization !== null && { Authorization: authorization }),
                ...(example && { "Content-Type": "application/json" }),
              },
              ...(example && { body: JSON.stringify(example) }),
            });
            if (!answered.headers.get("content-type")?.startsWith("text/event-stream"))
              await answered.bytes();
            control.abort();
            const after = await tables.rows();
            for (const [table, rows] of after)
              if (rows > (before.get(table) ?? 0) && table !== "clientCounts")
                grown[name] = [...new Set([...(grown[name] ?? []), table])].toSorted();
            before = after;
          }
        }
      await tables.close();
      expect(grown).toEqual(growing);
    },
    {
      DATABASE_URL: url,
      MAIL_HOOK_SECRET: hookSecret,
      SMTP_PORT: "0",
      DNS_SERVERS: "127.0.0.1:1",
      RDAP_BOOTSTRAP_URL: nobody,
      WHOIS_SERVER: "127.0.0.1:1",
      TRANSLATE_URL: nobody,
    },
  );
});

type Operation = {
  requestBody?: { content: Record<string, { example?: Record<string, unknown> }> };
};

/** They end the session that the others are made with. */
const leavesNobody = ["DELETE /api/account", "DELETE /api/account/sessions", "POST /api/auth/logout"];

/** Of their pages rows use some four fifths. */
const partUsed = 0.8;

// Of PostgreSQL one only learns how many pages a table has, which says nothing of a few rows.
for (const { request, tables, times, sample, send } of writers)
  test.skipIf(testsPostgresql)(`thorough: ${request}: what it leaves is within the ledger's lines`, () =>
    withSite(async (site) => {
      const looked = await lookAtTables(site.url);
      const before = await looked.bytes();
      for (let sent = 0; sent < sample; sent += 1) {
        if (sent % 8 === 7) site.waitS(61);
        const { status, body } = await send(site, sent);
        await body?.cancel();
        expect([request, sent, status < 400 || status === 422]).toEqual([request, sent, true]);
      }
      const after = await looked.bytes();
      await looked.close();
      for (const table of tables) {
        const line = ledger[table];
        const megabytes =
          (((after.get(table) ?? 0) - (before.get(table) ?? 0)) / sample / partUsed / 1e6) * times;
        const ceiling = "mb" in line ? line.mb : 0;
        expect([table, megabytes.toFixed(3), megabytes <= ceiling]).toEqual([
          table,
          megabytes.toFixed(3),
          true,
        ]);
        // A line that says far more than is written says nothing.
        expect([table, megabytes.toFixed(3), megabytes > ceiling / 4]).toEqual([
          table,
          megabytes.toFixed(3),
          true,
        ]);
      }
    }),
  );
