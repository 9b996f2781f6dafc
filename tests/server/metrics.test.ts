import { expect, test } from "bun:test";
import parse from "parse-prometheus-text-format";
import { sendMail } from "#tests/support/product/mail-service.ts";
import { mailEnv, openMailbox } from "#tests/support/product/mailbox.ts";
import { postJson, withProduct } from "#tests/support/product/product.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";
import { until } from "#tests/support/product/until.ts";

const token = "Yq7pL2vN9xR4tB6mK1sW8zC3dF5gH0jE";
const authorization = { Authorization: `Bearer ${token}` };
const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

type Sample = {
  value?: string;
  labels?: Record<string, string>;
  buckets?: Record<string, string>;
  count?: string;
  sum?: string;
};

/** What a scraper reads, by the metrics' names. */
async function scrape(base: string) {
  const answer = await fetch(`${base}/metrics`, { headers: authorization });
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = await answer.text();
  const families: readonly { name: string; type: string; help: string; metrics: Sample[] }[] = parse(text);
  const samples = new Map(families.map(({ name, metrics }) => [name, metrics]));
  const find = (name: string, labels: Record<string, string> = {}) =>
    samples
      .get(name)
      ?.find(({ labels: own = {} }) =>
        Object.entries(labels).every(([label, value]) => own[label] === value),
      );
  return {
    families,
    valueOf: (name: string, labels?: Record<string, string>) => Number(find(name, labels)?.value ?? 0),
    /** How much a histogram has observed; the parser joins all series of one. */
    countOf: (series: string) =>
      Number(
        text
          .split("\n")
          .find((line) => line.startsWith(`${series} `))
          ?.split(" ")[1] ?? 0,
      ),
  };
}

test("metrics are there for the operator's token only, and not at all without one", async () => {
  await withProduct(async (base) => {
    expect((await fetch(`${base}/metrics`, { headers: authorization })).status).toBe(404);
  });
  await withProduct(
    async (base) => {
      for (const headers of [{}, { Authorization: `Bearer ${token}x` }, { Authorization: token }]) {
        const refused = await fetch(`${base}/metrics`, { headers });
        expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      }
      const answer = await fetch(`${base}/metrics`, { headers: authorization });
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    },
    { env: { METRICS_TOKEN: token } },
  );
});

test("the token before opens the metrics too for as long as it is given", async () => {
  const older = "mK1sW8zC3dF5gH0jEYq7pL2vN9xR4tB6";
  const statusesWith = (env: Record<string, string>) =>
    withProduct(
      async (base) => {
        for (const [bearer, status] of Object.entries({
          [token]: 200,
          [older]: env["METRICS_TOKEN_OLD"] ? 200 : 401,
        })) {
          const headers = { Authorization: `Bearer ${bearer}` };
          expect((await fetch(`${base}/metrics`, { headers })).status).toBe(status);
        }
      },
      { env: { METRICS_TOKEN: token, ...env } },
    );
  await statusesWith({ METRICS_TOKEN_OLD: older });
  await statusesWith({});
});

test("who guesses the token is not heard any more, whatever they then bring; others are", () =>
  withProduct(
    async (base) => {
      const ask = async (bearer: string, address: string) => {
        const headers = { Authorization: `Bearer ${bearer}`, "X-Forwarded-For": address };
        return fetch(`${base}/metrics`, { headers });
      };
      const guesses = await Promise.all(
        Array.from({ length: 10 }, async (_, guess) => (await ask(`guess-${guess}`, "203.0.113.9")).status),
      );
      expect(new Set(guesses)).toEqual(new Set([401]));
      const unheard = await ask(token, "203.0.113.9");
      expect([unheard.status, Number(unheard.headers.get("retry-after")) > 0]).toEqual([429, true]);
      expect((await ask(token, "203.0.113.10")).status).toBe(200);
    },
    { env: { METRICS_TOKEN: token, TRUST_PROXY: "1", RATE_LIMIT: "0" } },
  ));

test("a scraper reads what the server did: requests, pages from memory, limits, clicks, mail, work, the database", async () => {
  const { env, smtpPort } = await mailEnv();
  await withProduct(
    async (base) => {
      const page = () => fetch(`${base}/privacy`).then((answer) => answer.text());
      await page();
      await page();
      const made = await postJson(`${base}/api/links`, { url: "https://example.com/" });
      const { code }: { code: string } = await made.json();
      for (let clicks = 0; clicks < 3; clicks += 1)
        await fetch(`${base}/links/${code}`, { redirect: "manual", headers: { "User-Agent": browser } });
      await fetch(`${base}/no/such/page`);
      for (const path of ["/readyz", "/robots.txt", "/assets/of-another-version.js"])
        await fetch(base + path);
      await postJson(`${base}/api/http/status`, { url: "http://127.0.0.1:1/" });
      const box = await openMailbox(base, smtpPort);
      await sendMail(smtpPort, { to: box.email, subject: "thư" });
      await sendMail(smtpPort, { to: "khong-co@hopthu.example", subject: "thư" }).catch(() => {});
      for (let boxes = 0; boxes < 5; boxes += 1) await fetch(`${base}/api/temp-mail`, { method: "POST" });
      // Pages from memory are added up a few times a second.
      await until(
        async () => (await scrape(base)).valueOf("page_cache_requests_total", { result: "hit" }),
        (hits) => hits >= 1,
      );
      const { families, valueOf, countOf } = await scrape(base);
      expect(valueOf("page_cache_requests_total", { result: "miss" })).toBeGreaterThanOrEqual(1);
      expect(valueOf("http_requests_total", { route: "/links/:code", status: "3xx" })).toBe(3);
      expect(countOf('http_request_duration_seconds_count{route="/links/:code"}')).toBe(3);
      expect(valueOf("http_requests_total", { route: "-", status: "4xx" })).toBe(1);
      for (const [route, status] of [
        ["/readyz", "2xx"],
        ["/robots.txt", "2xx"],
        ["/assets/*", "4xx"],
      ] as const)
        expect(valueOf("http_requests_total", { route, status })).toBe(1);
      expect(valueOf("upstream_requests_total", { tool: "http", outcome: "blocked_target" })).toBe(1);
      expect([valueOf("link_clicks_total"), countOf("link_click_group_size_count")]).toEqual([3, 3]);
      expect(valueOf("limit_refusals_total", { limit: "mailbox" })).toBe(1);
      expect(valueOf("mails_total", { verdict: "accepted" })).toBe(1);
      expect(valueOf("mails_total", { verdict: "unknown" })).toBe(1);
      expect(valueOf("mailboxes")).toBe(5);
      expect(countOf('database_query_duration_seconds_count{kind="write"}')).toBeGreaterThan(3);
      expect(valueOf("process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
      expect(families.map(({ name, type, help }) => `${name} ${type}: ${help}`).toSorted()).toMatchSnapshot();
      const text = JSON.stringify(families);
      for (const secret of [code, box.email, box.token, "127.0.0.1", "example.com"])
        expect(text).not.toContain(secret);
    },
    { env: { ...env, METRICS_TOKEN: token, RATE_LIMIT: "1" } },
  );
});

test("what sign-in providers answer is counted with the other servers elsewhere", () =>
  withSignIn(
    async ({ base, signedIn, idps }) => {
      await signedIn({ id: "an", name: "An", email: "an@people.example", email_verified: true });
      await signedIn(undefined, "facebook");
      idps.google.state.token = () => new Response("no", { status: 500 });
      await signedIn();
      const { families, valueOf } = await scrape(base);
      const outcomes = (tool: string, outcome: string) =>
        valueOf("upstream_requests_total", { tool, outcome });
      expect([outcomes("google", "ok"), outcomes("facebook", "ok")]).toEqual([1, 1]);
      expect(outcomes("google", "upstream_error")).toBe(1);
      expect(JSON.stringify(families)).not.toContain("people.example");
    },
    { METRICS_TOKEN: token },
  ));

test("the dashboard asks only for metrics that there are, and they have no more labels than those of the code", async () => {
  const dashboard: { panels: { targets: { expr: string }[] }[] } = await Bun.file(
    new URL("../../deploy/grafana-dashboard.json", import.meta.url),
  ).json();
  const words = dashboard.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/[a-z]\w*_\w+/g) ?? []),
  );
  const asked = new Set(
    words
      .filter((word) => !["histogram_quantile"].includes(word))
      .map((word) => word.replace(/_(bucket|sum|count)$/, "")),
  );
  expect(asked.size).toBeGreaterThan(12);
  const { env } = await mailEnv();
  await withProduct(
    async (base) => {
      const { families } = await scrape(base);
      const names = new Set(families.map(({ name }) => name));
      expect([...asked].filter((name) => !names.has(name))).toEqual([]);
      expect(families.filter(({ help, type }) => !help || !type)).toEqual([]);
    },
    { env: { ...env, METRICS_TOKEN: token } },
  );
});
