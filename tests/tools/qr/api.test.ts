import { expect, test } from "bun:test";
import { decodePicture, decodePng } from "#tests/support/people/qr-reader.ts";
import { postJson, sharedProduct } from "#tests/support/product/product.ts";
import { naughty } from "#tests/support/samples/naughty.ts";

const product = await sharedProduct();

const draw = (path: string, body: unknown) => postJson(`${product.url}/api${path}`, body);
const textOf = async (response: Response) => decodePng(await response.bytes())?.text;

test("POST /api/qr draws a PNG of the size asked for, which nobody stores", async () => {
  const response = await draw("/qr", { text: "Xin chào", size: 300 });
  const { headers } = response;
  expect([headers.get("content-type"), headers.get("cache-control")]).toEqual(["image/png", "no-store"]);
  expect(headers.get("content-disposition")).toBe('inline; filename="qr-code.png"');
  expect(decodePng(await response.bytes())).toMatchObject({ text: "Xin chào", width: 300, height: 300 });
});

test("POST /api/qr draws an SVG where one is asked for", async () => {
  const response = await draw("/qr", { text: "Xin chào", format: "svg" });
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(decodePicture({ type: "image/svg+xml", bytes, name: "" })?.text).toBe("Xin chào");
});

test("each kind of content has its call, and its code says what cameras expect", async () => {
  const kinds: [string, object, string | RegExp][] = [
    ["/qr/wifi", { ssid: "Quán", password: "a;b", hidden: true }, "WIFI:T:WPA;S:Quán;P:a\\;b;H:true;;"],
    ["/qr/contact", { name: "Nguyễn Văn A" }, /^BEGIN:VCARD\r\nVERSION:3\.0\r\nN:Nguyễn;Văn A;;;\r\n/],
    ["/qr/phone", { phone: "0912 345 678" }, "tel:0912345678"],
    ["/qr/sms", { phone: "0912345678", message: "Chào" }, "SMSTO:0912345678:Chào"],
    ["/qr/email", { email: "a@example.com", subject: "Hỏi" }, "mailto:a@example.com?subject=H%E1%BB%8Fi"],
  ];
  for (const [path, body, text] of kinds) expect(await textOf(await draw(path, body))).toMatch(text);
});

test("what cannot be drawn is refused by the name of its field", async () => {
  const refusals = {
    text: { text: "" },
    size: { text: "a", size: 100 },
    level: { text: "a", level: "X" },
    dark: { text: "a", dark: "red" },
    format: { text: "a", format: "gif" },
  };
  for (const [path, body] of Object.entries(refusals)) {
    const response = await draw("/qr", body);
    expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ path }] }]);
  }
});

test("thorough: every naughty string becomes a code or a refusal, never a fault", async () => {
  const statuses = await Promise.all(
    naughty
      .flatMap((text) => [
        draw("/qr", { text }),
        draw("/qr/wifi", { ssid: text, password: text }),
        draw("/qr/contact", { name: text, website: text }),
        draw("/qr/email", { email: text, body: text }),
      ])
      .map(async (response) => (await response).status),
  );
  expect(statuses.filter((status) => status !== 200 && status !== 422)).toEqual([]);
});
