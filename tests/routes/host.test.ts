import { expect, test } from "bun:test";
import net from "node:net";
import { tools } from "#tools/catalog.ts";
import { postJson, withProduct } from "#tests/support/product/product.ts";

/** Asks as no browser would: with any Host field. */
async function ask(base: string, path: string, host: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = net.connect(Number(new URL(base).port), "127.0.0.1");
  let reply = "";
  socket.on("data", (chunk) => (reply += chunk.toString()));
  socket.on("error", reject);
  socket.on("close", () => resolve(reply));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return promise;
}

test("a Host field of one letter leads to the page that was asked for, and to no other", () =>
  withProduct(async (base) => {
    expect(await ask(base, "/en/cron", "x")).toContain('<html lang="en">');
    expect(await (await fetch(`${base}/en/cron`)).text()).toContain('<html lang="en">');
    expect(await ask(base, "/made-up/privacy", "x")).toStartWith("HTTP/1.1 404");
    expect((await fetch(`${base}/made-up/privacy`)).status).toBe(404);
  }));

test("a Host field that is no host is refused, and nothing of it is kept", () =>
  withProduct(async (base) => {
    for (const host of ['a"b', "u:p@x", "x y", "a".repeat(260), "a.".repeat(2000)])
      expect([host, (await ask(base, "/en/privacy", host)).slice(0, 12)]).toEqual([host, "HTTP/1.1 400"]);
    expect((await fetch(`${base}/en/privacy`)).status).toBe(200);
  }));

test("the longest name that a host may have leads to every page, also where it stands in the page's code", () =>
  withProduct(async (base) => {
    const host = `${`${"a".repeat(62)}.`.repeat(4)}a:65535`;
    expect(host.length).toBe(259);
    for (const tool of [{ path: "/" }, ...tools])
      expect([tool.path, (await ask(base, tool.path, host)).slice(0, 12)]).toEqual([
        tool.path,
        "HTTP/1.1 200",
      ]);
  }));

test("where PUBLIC_URL names only this machine, a short link stands at the name that its maker used", () =>
  withProduct(async (base) => {
    const create = async (headers = {}) =>
      (await postJson(`${base}/api/links`, { url: "https://example.com/" }, headers)).json();
    const elsewhere = await create({ Host: "hop.example.vn:8080" });
    expect(elsewhere.short_url).toBe(`http://hop.example.vn:8080/links/${elsewhere.code}`);
    expect((await create()).short_url).toStartWith("http://localhost");
  }));

test("where PUBLIC_URL is public, no Host field changes a short link", () =>
  withProduct(
    async (base) => {
      const headers = { Host: "attacker.example" };
      const link = await (
        await postJson(`${base}/api/links`, { url: "https://example.com/" }, headers)
      ).json();
      expect(link.short_url).toBe(`https://hop.example.vn/links/${link.code}`);
    },
    { env: { PUBLIC_URL: "https://hop.example.vn" } },
  ));
