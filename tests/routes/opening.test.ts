import { afterAll, expect, test } from "bun:test";
import { vi } from "#locales/index.ts";
import { tools } from "#tools/catalog.ts";
import { startTestProduct } from "#tests/support/product/product.ts";

let time = Date.parse("2026-11-21T06:50:10Z");
let performed = 0;
const product = await startTestProduct({
  now: () => new Date(time),
  observe: () => {
    performed += 1;
  },
});
afterAll(() => product.stop());

const open = async (path: string) => (await fetch(product.url + path)).text();

test.each([
  ["/cron", "Mỗi 5 phút."],
  ["/crypto?tab=password", /id="result-password".*<code[^>]*>[!-~]{4}•{12}<\/code>/s],
  ["/crypto?tab=hash", "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"],
  ["/crypto?tab=jwt", "John Doe"],
  ["/crypto?tab=uuid", /id="result-uuid".*<code[^>]*>[0-9a-f]{4}•{4}-•{4}-•{4}-•{4}-•{12}<\/code>/s],
  ["/data", "&quot;giá&quot;: 45000.50"],
  ["/tools", "C%C3%A0%20ph%C3%AA"],
  ["/text-analyzer", /id="result".*class="facts/s],
  ["/text-analyzer?tab=change", "Hop Do Nghe xin chao ban!"],
  ["/text-analyzer?tab=lorem", "Lorem ipsum dolor sit amet"],
  ["/2fa", /id="result-check".*\d{3} \d{3}/s],
  ["/ua", /id="result-read".*Bun\/1/s],
  ["/crypto?tab=password", /id="result-passphrase".*<code[^>]*>[a-z]{4}•+(-•+){6}<\/code>/s],
])("%s opens with a real answer in its first HTML", async (path, answer) => {
  const html = await open(path);
  if (typeof answer === "string") expect(html).toContain(answer);
  else expect(html).toMatch(answer);
});

test.each([
  ["/qr", 512, 512],
  ["/qr?tab=wifi", 512, 512],
  ["/qr?tab=contact", 512, 512],
  ["/qr?tab=phone", 512, 512],
  ["/qr?tab=sms", 512, 512],
  ["/en/qr?tab=email", 512, 512],
  ["/vietqr", 656, 960],
])("%s opens with the picture of its own fields, at its size", async (path, width, height) => {
  const html = await open(path);
  const [, source = "", size] =
    /class="picture(?: handed)?"><img src="data:image\/([^"]+)"([^>]*)/.exec(html) ?? [];
  expect(size).toContain(`width="${width}" height="${height}"`);
  // What can be saved is a PNG; the example of a transfer is only looked at.
  expect(decodeURIComponent(source)).toStartWith(path === "/vietqr" ? "svg+xml,<svg" : "png;base64,iVBOR");
});

test.each([
  ["/crypto?tab=hash", "/api/crypto/hash", '"text":"hello"'],
  ["/qr", "-o picture.png", "/api/qr?text=http%3A%2F%2Flocalhost%3A3000"],
  ["/2fa", "/api/2fa/code", '{"secret":"GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"}'],
  ["/cron", "/api/cron/preview", "?expr=*%2F5+*+*+*+*"],
])("the command line of %s makes the answer that the page opens with", async (path, call, input) => {
  const [, command = ""] = /data-command="">([^<]*)</.exec(await open(path)) ?? [];
  expect(command).toContain(call);
  expect(command.replaceAll("&quot;", '"')).toContain(input);
});

test("no panel of any tool is empty: where there is no answer yet stands an example, or some to press", async () => {
  for (const { path } of tools)
    for (const empty of (await open(path)).matchAll(/<div class="empty">(.*?)<\/section>/gs))
      expect([path, /class="samples?"/.test(empty[1] ?? "")]).toEqual([path, true]);
});

test.each(["password", "passphrase", "uuid"])(
  "the example of a %s that everybody sees cannot be used: masked, not to be copied, without a verdict",
  async (kind) => {
    const html = await open(`/crypto?tab=${kind === "uuid" ? "uuid" : "password"}`);
    const [panel = ""] = new RegExp(`id="result-${kind}".*?</section>`, "s").exec(html) ?? [];
    expect(panel).toContain(vi["crypto.example.note"]);
    expect(panel).not.toContain("<button");
    expect(panel).not.toContain("bit");
    expect(panel.replace(/<code[^>]*>.{4}[•-]{12,}<\/code>/, "")).not.toContain("<code");
    // Neither beside its markup, where the island finds it.
    expect(html).not.toMatch(
      /passwords?&quot;:\[?&quot;[!-~]{16}&quot;|uuids?&quot;:\[?&quot;[\da-f-]{36}&quot;/,
    );
    expect(await open("/crypto")).toBe(await open("/crypto"));
  },
);

test("a page whose answer goes out of date is drawn anew in time", async () => {
  const before = await open("/cron");
  expect(await open("/cron")).toBe(before);
  const nextRuns = (page: string) => /<ol class="runs">.*?<\/ol>/s.exec(page)?.[0];
  expect(nextRuns(before)).toContain("13:55");
  time += 6 * 60_000;
  const after = await open("/cron");
  expect(nextRuns(after)).toContain("14:00");
  expect(nextRuns(after)).not.toContain("13:55");
});

test("a form that was sent stands alone: the others' examples are gone, their fields stay", async () => {
  const html = await open("/ua?userAgent=curl/8.5.0");
  expect(html).toContain("curl/8.5.0");
});

/** How many actions ran for the page. */
async function actionsFor(path: string, init?: RequestInit): Promise<number> {
  performed = 0;
  await (await fetch(product.url + path, init)).text();
  return performed;
}

test("what a page opens with is made once for all who are shown it within a minute", async () => {
  const loading = ["/notes", "/temp-mail"];
  const paths = tools.flatMap(({ path }) => (loading.includes(path) ? [] : [`${path}?x=1`]));
  for (const path of paths) await open(path);
  for (const path of paths) expect([path, await actionsFor(path)]).toEqual([path, 0]);
  expect(await actionsFor("/text-analyzer?x=1")).toBe(0);
  time += 60_000;
  expect(await actionsFor("/text-analyzer?x=1")).toBe(3);
});

test("beside the answer to what was sent, nothing is made that the page does not show", async () => {
  const body = new URLSearchParams({ text: "Trăm năm", action: "analyze" });
  expect(await actionsFor("/text-analyzer", { method: "POST", body })).toBe(1);
  expect(await actionsFor("/cron?expr=0+9+*+*+1")).toBe(1);
});
