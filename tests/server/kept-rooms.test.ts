import { expect, test } from "bun:test";
import { en, vi } from "#locales/index.ts";
import { dailyShares } from "#core/daily-shares.ts";
import { message } from "#core/i18n.ts";
import { keptRoom, keptUnits } from "#core/kept-room.ts";
import { memoryLimitStore } from "#core/memory-limit-store.ts";
import { dailyParts } from "#core/prices.ts";
import { withPost } from "#tests/support/product/mail-service.ts";
import { withProduct } from "#tests/support/product/product.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

/** What no page makes smaller; a note takes it twice, once to be searched. */
const noise = crypto.getRandomValues(new Uint8Array(30_000)).toBase64();

type Sent = { readonly base: string; readonly address: string; readonly cookie?: string | null };

const send = (
  { base, address, cookie = null }: Sent,
  { path = "/api/notes", ...init }: { path?: string; method: string; body: BodyInit; type?: string },
) =>
  fetch(base + path, {
    ...init,
    headers: {
      "X-Forwarded-For": address,
      "Content-Type": init.type ?? "application/json",
      "Sec-Fetch-Site": "same-origin",
      ...(cookie !== null && { Cookie: cookie }),
    },
  });

const post = (sent: Sent, content: string) =>
  send(sent, { method: "POST", body: JSON.stringify({ content }) });

/** How many notes an address writes before it is refused, at most. */
async function writtenBy(sent: Sent, most: number): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    const { status } = await post(sent, noise);
    if (status === 429) return count;
    expect(status).toBe(200);
  }
  return most;
}

test("of what notes of nobody may take a client has its share a day, and a network its own, in bytes and in words", async () => {
  const clock = { at: Date.parse("2026-11-28T08:00:00+07:00") };
  const written = async (sent: Sent, most = 40) => {
    clock.at += 61_000;
    return writtenBy(sent, most);
  };
  await withProduct(
    async (base) => {
      const of = (last: number) => ({ base, address: `203.0.113.${last}` });
      // A seventy-fifth of 30 MB is five notes of 80 KB; a thirtieth thirteen.
      const counts = [await written(of(1)), await written(of(2)), await written(of(3)), await written(of(4))];
      expect(counts[0]).toBeWithin(5, 7);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeWithin(12, 15);
      const refused = await post(of(9), "ngắn");
      expect([refused.status, (await refused.json()).detail]).toEqual([429, vi["problem.rate_limited.kept"]]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3600);
      // The form says it beside what was typed.
      const page = await send(of(9), {
        path: "/en/notes",
        method: "POST",
        type: "application/x-www-form-urlencoded",
        body: new URLSearchParams({ action: "create", content: "typed by hand" }),
      });
      const html = (await page.text()).replaceAll("&#x27;", "'");
      expect([
        page.status,
        html.includes(en["problem.rate_limited.kept"]),
        html.includes("typed by hand"),
      ]).toEqual([429, true, true]);
      expect(await written({ base, address: "198.51.100.1" }, 2)).toBe(2);
      clock.at += 24 * 3_600_000;
      expect((await post(of(1), "ngày mới")).status).toBe(200);
    },
    { env: { RATE_LIMIT: "1", TRUST_PROXY: "1", NOTES_MAX_MB: "30" }, now: () => new Date(clock.at) },
  );
});

test("a note that grows takes of the share as a new one does; one that is not stored takes nothing", async () => {
  const clock = { at: Date.parse("2026-11-28T08:00:00+07:00") };
  await withProduct(
    async (base) => {
      const address = "203.0.113.1";
      const made = await post({ base, address }, "ngắn");
      const cookie = made.headers
        .getSetCookie()
        .map((field) => field.split(";")[0])
        .join("; ");
      const { id } = await made.json();
      const change = (content: string) =>
        send(
          { base, address, cookie },
          { path: `/api/notes/${id}`, method: "PUT", body: JSON.stringify({ content }) },
        );
      const statuses: number[] = [];
      for (let time = 0; time < 20 && !statuses.includes(429); time += 1) {
        clock.at += 61_000;
        statuses.push((await change(noise)).status);
        if (statuses.at(-1) === 200) expect((await change("ngắn")).status).toBe(200);
      }
      expect([statuses.length <= 8, statuses.at(-1)]).toEqual([true, 429]);
      // Shorter it may always be.
      expect((await change("ngắ")).status).toBe(200);
    },
    { env: { RATE_LIMIT: "1", TRUST_PROXY: "1", NOTES_MAX_MB: "30" }, now: () => new Date(clock.at) },
  );
});

test("accounts of one network have a share of the whole database; their history says that nothing is added, and codes are drawn", () =>
  withSignIn(
    async ({ base, signedIn }) => {
      const an = await signedIn();
      const call = (path: string, body: object) =>
        an.call(path, { method: "POST", body: JSON.stringify(body) });
      const fullOf = async () => (await (await an.call("/qr/history")).json()).full;
      expect(await fullOf()).toBe(false);
      let status = 200;
      for (let count = 0; count < 20 && status === 200; count += 1)
        ({ status } = await call("/notes", { content: noise }));
      expect(status).toBe(429);
      expect((await call("/links", { url: "https://example.com/" })).status).toBe(429);
      expect((await call("/qr", { text: "vẫn vẽ được" })).status).toBe(200);
      expect([await fullOf(), (await (await an.call("/qr/history")).json()).data]).toEqual([true, []]);
      const page = await an.open("/en/qr?history=1");
      expect((await page.text()).replaceAll("&#x27;", "'")).toContain(en["history.full"]);
      expect((await fetch(`${base}/qr`)).status).toBe(200);
    },
    { RATE_LIMIT: "1", DATABASE_MAX_MB: "40" },
  ));

test("a sender's client and network have a share of all mail a day; what is not stored takes nothing of it", async () => {
  const ceiling = 1_000_000;
  const now = () => new Date("2026-11-28T08:00:00+07:00");
  const { mail: parts } = dailyParts;
  const shares = dailyShares({
    kind: "mail",
    ceiling: keptUnits(ceiling),
    parts,
    factor: 1,
    store: memoryLimitStore(),
    now,
  });
  const refusal = message("problem.rate_limited.kept");
  const room = keptRoom({ shares, ceiling, used: async () => 0, now, refusal });
  await withPost({ receiver: { room } }, async ({ send, list }) => {
    const outcome = (to?: string) =>
      send({ subject: "x", text: "a ".repeat(15_000), ...(to !== undefined && { to }) }).then(
        () => 250,
        ({ responseCode }: { responseCode: number }) => responseCode,
      );
    // Nobody's: refused, and so free.
    for (let time = 0; time < 5; time += 1) expect(await outcome("nobody@hopthu.example")).toBe(550);
    const codes: number[] = [];
    while (!codes.includes(452) && codes.length < 20) codes.push(await outcome());
    // A tenth of a megabyte in mails of 31 KB.
    expect(codes).toEqual([250, 250, 250, 250, 452]);
    expect((await list()).length).toBe(4);
  });
});
