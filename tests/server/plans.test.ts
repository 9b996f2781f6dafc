import { expect, test } from "bun:test";
import { SQL } from "bun";
import { Database as Sqlite } from "bun:sqlite";
import { openDatabase } from "#db/client.ts";
import { noteStore } from "#db/notes.ts";
import { Visitor } from "#tests/support/people/visitor.ts";
import { newFileUrl, testsPostgresql } from "#tests/support/product/database.ts";
import { finishSignIn, reachCallback } from "#tests/support/product/sign-in.ts";
import { startSignInSite } from "#tests/support/product/sign-in-site.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

/** Tables that have more rows the longer a site lives, or the more people it has; reports have a ceiling. */
const growing = [
  "api_keys",
  "audit_entries",
  "click_counts",
  "click_takers",
  "click_visitors",
  "deletion_requests",
  "history",
  "idempotency_keys",
  "limit_counts",
  "link_codes",
  "links",
  "mail_attachments",
  "mail_messages",
  "mailboxes",
  "notes",
  "sessions",
  "sign_ins",
  "users",
];

/** What may be read whole, and why it stays small. */
const bounded: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /(links|users)_blocked|users_ended/,
    "the few that operators have blocked, or that are just being deleted",
  ],
  [/^delete from "deletion_requests"/i, "what few people ask for in 400 days, looked through behind visits"],
  [/links_without_host/, "what an older version has stored, until it is filed"],
  [/select .* from "?`?audit_entries.* limit/is, "the newest, by the key's order"],
];

const isBounded = (text: string): boolean => bounded.some(([pattern]) => pattern.test(text));

/** How SQLite would run a statement: the steps that go through all of a table that grows. */
function sqliteScans(sqlite: Sqlite, sql: string): string[] {
  const steps = sqlite.query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${sql}`).all();
  return steps
    .map(({ detail }) => detail)
    .filter((detail) => growing.some((table) => new RegExp(`^SCAN ${table}\\b`).test(detail)))
    .filter((detail) => !isBounded(detail) && !isBounded(sql));
}

type PlanNode = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly "Recheck Cond"?: string;
  readonly Plans?: readonly PlanNode[];
};

/** The same of PostgreSQL, which is told to walk through a table only where nothing else is to be had. */
function postgresqlScans(node: PlanNode, sql: string): string[] {
  const table = node["Relation Name"] ?? "";
  const isWhole = /Scan/.test(node["Node Type"]) && !node["Index Cond"] && !node["Recheck Cond"];
  const own =
    growing.includes(table) && isWhole && !isBounded(node["Index Name"] ?? "") && !isBounded(sql)
      ? [`${node["Node Type"]} on ${table}`]
      : [];
  return [...own, ...(node.Plans ?? []).flatMap((plan) => postgresqlScans(plan, sql))];
}

/** What the site asks of its database at its start, and while somebody who is signed in, and an operator, use it. */
async function statementsOfVisits(databaseUrl: string): Promise<readonly string[]> {
  const seen = new Set<string>();
  const site = await startSignInSite(
    {
      DATABASE_URL: databaseUrl,
      ADMIN_EMAILS: "duc@people.example",
      RATE_LIMIT: "1000",
      MAIL_HOOK_SECRET: "Zk3vQ9xT7mB1nL5pR8sW2yC6dF4gH0jK",
    },
    { onQuery: (_kind, _ms, sql) => seen.add(sql) },
  );
  site.idp.state.person = { ...site.idp.state.person, email_verified: true };
  const an = new Visitor(site.url);
  const landed = await finishSignIn(an, await reachCallback(an, "google"));
  an.token = new URLSearchParams(landed.split("?")[1]).get("token");
  const post = async (path: string, body: unknown) => {
    const answer = await an.call(path, { method: "POST", body: JSON.stringify(body) });
    expect([path, answer.status]).toEqual([path, 200]);
    return /json/.test(answer.headers.get("content-type") ?? "") ? answer.json() : null;
  };
  const link = await post("/links", { url: "https://shop.example/", tags: ["tết"], title: "Cửa hàng" });
  const anonymous = new Visitor(site.url);
  expect(
    (await anonymous.call("/links", { method: "POST", body: '{"url":"https://a.example/"}' })).status,
  ).toBe(200);
  const note = await post("/notes", { content: "ghi chú" });
  const box = await post("/temp-mail", {});
  await post("/qr", { text: "xin chào", size: 128 });
  await post("/account/keys", { name: "Cửa hàng", scopes: ["links"] });
  const paths = [
    "/",
    "/links?history=open",
    "/links?history=open&q=cua&tag=tết",
    `/links/${link.code}`,
    `/links/${link.code}+`,
    "/links/none-such",
    `/links?analytics=${link.code}`,
    "/notes",
    "/notes?q=ghi",
    "/notes?page=2",
    `/notes/${note.public_key ?? note.id}`,
    "/qr?history=open",
    "/vietqr?history=open",
    "/temp-mail",
    `/temp-mail?q=x`,
    "/account",
    "/admin",
    `/admin?q=${link.code}`,
    "/admin?q=shop.example",
    "/admin?q=duc@people.example",
    `/admin?q=${box.data.email}`,
    "/data-deletion?code=ABCD-EFGH-JKLM",
  ];
  for (const path of paths) expect([path, (await an.open(path)).status >= 500]).toEqual([path, false]);
  for (const path of [
    "/auth/me",
    "/links",
    `/links/${link.code}/analytics`,
    "/notes?q=ghi",
    "/qr/history",
    "/vietqr/history",
    `/temp-mail/mailbox/${box.data.token}`,
    "/account/sessions",
    "/account/keys",
    "/account/export",
  ])
    expect([path, (await an.call(path)).status >= 500]).toEqual([path, false]);
  await post("/data-deletion", { email: "a@people.example" }).catch(() => null);
  const statements = [...seen];
  await site.stop();
  return statements;
}

test.skipIf(testsPostgresql)(
  "no statement of a start or a visit goes through all of a table that grows, on SQLite",
  async () => {
    const url = newFileUrl();
    const statements = await statementsOfVisits(url);
    expect(statements.length).toBeGreaterThan(45);
    const sqlite = new Sqlite(url.slice("file:".length), { readonly: true });
    const scans = statements
      .filter((sql) => /^(select|update|delete|insert|with)/i.test(sql.trim()))
      .flatMap((sql) => sqliteScans(sqlite, sql).map((scan) => `${scan}: ${sql}`));
    sqlite.close();
    expect(scans).toEqual([]);
  },
);

test.skipIf(testsPostgresql)(
  "notes that nobody has come back to are looked for among themselves, however many others are as old",
  async () => {
    const url = newFileUrl();
    const seen = new Set<string>();
    const { db, close } = await openDatabase(url, { onQuery: (_kind, _ms, sql) => seen.add(sql) });
    await noteStore(db).deleteExpired(new Date());
    await close();
    const sqlite = new Sqlite(url.slice("file:".length), { readonly: true });
    const steps = [...seen]
      .filter((sql) => /^delete from "?`?notes/i.test(sql))
      .flatMap((sql) => sqlite.query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${sql}`).all())
      .flatMap(({ detail }) => /^SEARCH notes USING .*INDEX (notes_\w+ .*)/.exec(detail)?.[1] ?? []);
    sqlite.close();
    expect(steps.toSorted()).toEqual([
      "notes_expiry (expires_at<?)",
      "notes_unread (user_id=? AND read_at=? AND updated_at<?)",
      "notes_user (user_id=? AND updated_at<?)",
    ]);
  },
);

test.skipIf(!hasPostgresql)(
  "thorough: no statement of a start or a visit goes through all of a table that grows, on PostgreSQL",
  async () => {
    const url = await (await sharedPostgresql()).newDatabase();
    const statements = await statementsOfVisits(url);
    expect(statements.length).toBeGreaterThan(45);
    const own = new URL(url);
    own.search = "";
    const server = new SQL({ url: own.href, max: 1 });
    const scans: string[] = [];
    for (const sql of statements.filter((text) => /^(select|update|delete|insert|with)/i.test(text.trim()))) {
      const plan = await server.begin(async (connection) => {
        await connection.unsafe("SET LOCAL enable_seqscan = off");
        await connection.unsafe("SET LOCAL plan_cache_mode = force_generic_plan");
        const count = Math.max(0, ...[...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
        await connection.unsafe(`PREPARE visit AS ${sql}`);
        const values = Array.from({ length: count }, () => "NULL").join(", ");
        const rows = await connection.unsafe(
          `EXPLAIN (FORMAT JSON) EXECUTE visit${count > 0 ? `(${values})` : ""}`,
        );
        await connection.unsafe("DEALLOCATE visit");
        return rows[0]["QUERY PLAN"];
      });
      const roots: { Plan: PlanNode }[] = typeof plan === "string" ? JSON.parse(plan) : plan;
      scans.push(
        ...roots.flatMap(({ Plan: root }) => postgresqlScans(root, sql)).map((scan) => `${scan}: ${sql}`),
      );
    }
    await server.close();
    expect(scans).toEqual([]);
  },
);
