import { expect, test } from "bun:test";
import { finishSignIn, reachCallback, settingsFor } from "#tests/support/product/sign-in.ts";
import { downOf } from "#tests/support/product/readiness.ts";
import { startSiteProcess } from "#tests/support/product/site.ts";
import { until } from "#tests/support/product/until.ts";
import { Visitor } from "#tests/support/people/visitor.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { startIdentityProvider } from "#tests/support/servers/identity-provider.ts";
import { hasPostgresql, startPostgresql } from "#tests/support/servers/postgresql.ts";

const databaseAway = { code: "busy", detail: expect.stringContaining("cơ sở dữ liệu") };

test.skipIf(!hasPostgresql)(
  "thorough: while the database is away somebody signed in has the tools, is told so of what is theirs, and is signed in again after",
  async () => {
    const [idp, postgresql, port] = [
      startIdentityProvider("google"),
      await startPostgresql(),
      await freePort(),
    ];
    const base = `http://127.0.0.1:${port}`;
    const address = { PORT: String(port), PUBLIC_URL: base, DATABASE_URL: await postgresql.newDatabase() };
    const site = await startSiteProcess({ ...settingsFor("google", idp), ...address });
    const an = new Visitor(base);
    const landed = await finishSignIn(an, await reachCallback(an, "google"));
    an.token = new URLSearchParams(landed.split("?")[1]).get("token");
    const made = await an.call("/account/keys", {
      method: "POST",
      body: JSON.stringify({ name: "Cửa hàng", scopes: ["links"] }),
    });
    const { key }: { key: string } = await made.json();

    const draw = (text: string) => ({ method: "POST", body: JSON.stringify({ text, size: 128 }) });
    const link = { method: "POST", body: JSON.stringify({ url: "https://example.com/" }) };
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const withKey = (path: string, init: RequestInit = {}) =>
      fetch(`${base}/api${path}`, { ...init, headers });
    const all = async (text: string): Promise<Record<string, number>> => ({
      page: (await an.open("/qr")).status,
      drawnPage: (await an.open("/qr?text=a&size=128")).status,
      tool: (await an.call("/qr", draw(text))).status,
      toolByKey: (await withKey("/qr", draw(text))).status,
      me: (await an.call("/auth/me")).status,
      history: (await an.call("/qr/history")).status,
      link: (await an.call("/links", link)).status,
      links: (await an.call("/links")).status,
      linkByKey: (await withKey("/links", link)).status,
      note: (await an.call("/notes", { method: "POST", body: '{"content":"a"}' })).status,
      account: (await an.open("/account")).status,
      ownLinks: (await an.open("/links?history=open")).status,
    });
    const well = Object.fromEntries(Object.keys(await all("trước")).map((name) => [name, 200]));
    expect(await all("trước")).toEqual(well);
    await postgresql.stop();
    await until(
      () => downOf(base),
      (down) => down.includes("database"),
    );
    // A key that cannot be looked up may be none.
    const tools = { page: 200, drawnPage: 200, tool: 200 };
    const none = Object.fromEntries(Object.keys(well).map((name) => [name, 503]));
    expect(await all("trong lúc")).toEqual({ ...none, ...tools });
    expect(await (await an.call("/auth/me")).json()).toMatchObject(databaseAway);
    expect(await (await an.open("/account")).text()).toContain("cơ sở dữ liệu");
    await postgresql.start();
    await until(
      () => downOf(base),
      (down) => !down.includes("database"),
    );
    expect(await all("sau")).toEqual(well);
    const { data }: { data: { content: string }[] } = await (await an.call("/qr/history")).json();
    const drawn = new Set(data.map(({ content }) => content));
    expect([drawn.has("trước"), drawn.has("trong lúc"), drawn.has("sau")]).toEqual([true, false, true]);
    await site.stop();
    await idp.stop();
    await postgresql.stop();
  },
);
