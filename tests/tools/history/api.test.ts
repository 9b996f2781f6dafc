import { expect, test } from "bun:test";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import type { HistoryItem } from "#tools/history/schema.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";
import type { Visitor } from "#tests/support/people/visitor.ts";

const post = (visitor: Visitor, path: string, body: object) =>
  visitor.call(path, { method: "POST", body: JSON.stringify(body) });

async function historyOf(visitor: Visitor, kind: "qr" | "vietqr") {
  const answer: { data: HistoryItem<unknown>[]; full: boolean; next: string | null } = await (
    await visitor.call(`/${kind}/history`)
  ).json();
  return answer;
}

async function textIn(picture: Response): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(Buffer.from(await picture.arrayBuffer()));
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

test("GET /api/qr/history tells what the user made, whichever kind of code, with a picture that reads back", async () => {
  await withSignIn(async ({ signedIn, visitor }) => {
    const [an, binh] = [await signedIn(), await signedIn()];
    await post(an, "/qr", { text: "Xin chào", dark: "#7a1f2e" });
    await post(an, "/qr/wifi", { ssid: "Quán", password: "bí mật" });
    await post(visitor(), "/qr", { text: "vô danh" });
    const { data, next } = await historyOf(an, "qr");
    expect(data.map(({ content }) => content)).toEqual(["WIFI:T:WPA;S:Quán;P:bí mật;;", "Xin chào"]);
    expect(next).toBeNull();
    const [wifi, hello] = data;
    expect(await textIn(await an.call(wifi?.image_url.slice(4) ?? ""))).toBe("WIFI:T:WPA;S:Quán;P:bí mật;;");
    expect(hello?.input).toMatchObject({ text: "Xin chào", dark: "#7a1f2e" });
    expect(await historyOf(binh, "qr")).toEqual({ data: [], full: false, next: null });
  });
});

test("GET /api/vietqr/history tells the transfer as an object, null where nothing was said", async () => {
  await withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    await post(an, "/vietqr/image", { bank: "970416", account: "257678859" });
    await post(an, "/vietqr/image", {
      bank: "vcb",
      account: "0123 456 789",
      amount: "10.000",
      info: "Chuyển tiền",
    });
    const { data } = await historyOf(an, "vietqr");
    expect(data.map(({ content }) => content)).toEqual([
      { bank: "Vietcombank", account: "0123456789", amount: 10_000, info: "Chuyen tien" },
      { bank: "ACB", account: "257678859", amount: null, info: null },
    ]);
    expect(await textIn(await an.call(data[0]?.image_url.slice(4) ?? ""))).toContain("Chuyen tien");
  });
});

test("a picture of the history comes to its owner's pages by cookie, and is 404 for anybody else", async () => {
  await withSignIn(async ({ base, signedIn, visitor }) => {
    const [an, binh] = [await signedIn(), await signedIn()];
    await post(an, "/qr", { text: "riêng tư" });
    const [item] = (await historyOf(an, "qr")).data;
    const path = item?.image_url ?? "";
    const picture = await an.open(path, {
      headers: { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "image" },
    });
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(picture.headers.get("cache-control")).toBe("no-store");
    expect((await binh.call(path.slice(4))).status).toBe(404);
    expect((await binh.call(`/qr/history/${item?.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await visitor().open(path)).status).toBe(401);
    expect((await an.call(`/vietqr/history/${item?.id}/image`)).status).toBe(404);
    expect((await fetch(`${base}/api/qr/history`)).status).toBe(401);
  });
});

test("entries are deleted one by one or together, and exported as a file", async () => {
  await withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    for (const text of ["một", "hai", "ba"]) await post(an, "/qr", { text });
    const { id } = (await historyOf(an, "qr")).data[1] ?? {};
    expect(await (await an.call(`/qr/history/${id}`, { method: "DELETE" })).json()).toEqual({
      success: true,
    });
    const file = await an.call("/qr/history/export");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="qr-history.json"');
    expect(await file.json()).toMatchObject({ data: [{ content: "ba" }, { content: "một" }] });
    expect(await (await an.call("/qr/history", { method: "DELETE" })).json()).toEqual({ success: true });
    expect((await historyOf(an, "qr")).data).toEqual([]);
  });
});

test("a cursor that was never given is refused", async () => {
  await withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    for (const cursor of ["-1", "1 OR 1", "x".repeat(40)])
      expect((await an.call(`/qr/history?cursor=${encodeURIComponent(cursor)}`)).status).toBe(422);
    expect(await (await an.call("/qr/history?cursor=zzzzzzzzzzz")).json()).toEqual({
      data: [],
      full: false,
      next: null,
    });
  });
});
