import { expect, test } from "bun:test";
import type { Visitor } from "#tests/support/people/visitor.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

/** Nothing is made in the same moment as something else: what is newest is never open. */
const clock = { at: Date.now() };
const withUsers = (run: Parameters<typeof withSignIn>[0]) =>
  withSignIn(run, {}, { now: () => new Date(clock.at) });

const post = (visitor: Visitor, path: string, body: object) => {
  clock.at += 1;
  return visitor.call(path, { method: "POST", body: JSON.stringify(body) });
};

const make = async (visitor: Visitor) => {
  await post(visitor, "/qr", { text: "Bún riêu cua đồng" });
  await post(visitor, "/qr/wifi", { ssid: "Quán Bưởi", password: "mật-khẩu-9" });
  await post(visitor, "/vietqr/image", { bank: "ACB", account: "99887766", amount: 45_000, info: "Tra sau" });
  await post(visitor, "/links", { url: "https://example.com/a?b=1", title: "Hội chợ", tags: "tết" });
  await post(visitor, "/notes", { title: "Đi đâu", content: "Đồng Văn, Mèo Vạc" });
};

const html = async (visitor: Visitor, path: string): Promise<string> => (await visitor.open(path)).text();
const titlesIn = (page: string) =>
  [...page.matchAll(/<h2 class="clamped"(?: lang="vi")?>([^<]*)<\/h2>/g)].map(([, title]) => title);

/** The first form of a page whose button says the given value, as its action and hidden fields. */
function formWith(page: string, button: string) {
  const form = page.split("<form ").find((one) => one.split("</form>")[0]?.includes(button)) ?? "";
  const fields = [...(form.split("</form>")[0] ?? "").matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  return {
    action: /action="([^"#]*)/.exec(form)?.[1] ?? "",
    fields: Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value])),
  };
}

test("all that a user made with any tool stands on one page, newest first, and on nobody else's", async () => {
  await withUsers(async ({ visitor, signedIn }) => {
    const [an, binh] = [await signedIn(), await signedIn()];
    await make(an);
    const page = await html(an, "/history");
    expect(titlesIn(page)).toEqual(["Đi đâu", "Hội chợ", "ACB 99887766", "Quán Bưởi", "Bún riêu cua đồng"]);
    expect(page).not.toContain("mật-khẩu-9</");
    expect(titlesIn(await html(binh, "/history"))).toEqual([]);
    const stranger = await html(visitor(), "/en/history");
    expect(stranger).toContain("Sign in with Google");
    expect(stranger).not.toContain('type="search"');
  });
});

test("the search finds words without accents in what each tool stores, within one kind or in all", async () => {
  await withUsers(async ({ signedIn }) => {
    const an = await signedIn();
    await make(an);
    const found = async (query: string) => titlesIn(await html(an, `/history?${query}`));
    expect(await found("q=dong")).toEqual(["Đi đâu", "Bún riêu cua đồng"]);
    expect(await found("q=dong&kind=qr")).toEqual(["Bún riêu cua đồng"]);
    expect(await found("q=TET+hoi")).toEqual(["Hội chợ"]);
    expect(await found("q=9988")).toEqual(["ACB 99887766"]);
    expect(await found("q=khau")).toEqual([]);
    expect(await found("kind=notes")).toEqual(["Đi đâu"]);
  });
});

test("a sealed note is listed without its ciphertext, and is not offered to be edited here", async () => {
  await withUsers(async ({ signedIn }) => {
    const an = await signedIn();
    await post(an, "/notes", { content: "bWF0LW1h", sealed: true });
    const page = await html(an, "/history");
    expect(titlesIn(page)).toHaveLength(1);
    expect(page).not.toContain("bWF0LW1h");
    expect(page).not.toContain("edit=");
  });
});

test("pages go on where the one before ended, with every entry once", async () => {
  await withUsers(async ({ signedIn }) => {
    const an = await signedIn();
    const made: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      const name = `Thứ ${index}`;
      made.unshift(name);
      if (index % 3 === 0) await post(an, "/notes", { title: name, content: "x" });
      else if (index % 3 === 1) await post(an, "/links", { url: "https://example.com/", title: name });
      else await post(an, "/qr", { text: name });
    }
    const first = await html(an, "/history");
    const older = /href="(\?cursor=[^"#]*)/.exec(first)?.[1] ?? "";
    expect([...titlesIn(first), ...titlesIn(await html(an, `/history${older}`))]).toEqual(made);
    const hits = await html(an, "/history?q=thu+2&kind=qr");
    expect(titlesIn(hits)).toEqual(made.filter((name) => /2/.test(name) && Number(name.slice(4)) % 3 === 2));
    expect((await an.open("/history?cursor=~~~-1")).status).toBe(200);
    expect((await an.call("/account/history?cursor=~~~-1")).status).toBe(422);
  });
});

test("each is made again as it was made, and deleted where it stands", async () => {
  await withUsers(async ({ signedIn }) => {
    const an = await signedIn();
    await make(an);
    const again = formWith(await html(an, "/history?kind=qr&q=buoi"), "Tạo lại");
    expect(again.action).toBe("/qr?tab=wifi");
    const code = await (await an.submit(again.action, again.fields)).text();
    expect(code).toContain('value="mật-khẩu-9"');
    const link = formWith(await html(an, "/history?kind=links"), "Tạo lại");
    expect((await an.submit(link.action, link.fields)).status).toBe(303);
    expect(titlesIn(await html(an, "/history?kind=links"))).toEqual(["Hội chợ", "Hội chợ"]);
    for (const kind of ["qr", "vietqr", "links", "notes"]) {
      const before = titlesIn(await html(an, `/history?kind=${kind}`));
      const { fields } = formWith(await html(an, `/history?kind=${kind}`), `value="remove-${kind}"`);
      const gone = await an.submit("/history", { ...fields, action: `remove-${kind}` });
      expect([gone.status, gone.headers.get("location")]).toEqual([303, `/history?kind=${kind}#list`]);
      expect(titlesIn(await html(an, `/history?kind=${kind}`))).toEqual(before.slice(1));
    }
    const clear = formWith(await html(an, "/history?kind=qr"), 'value="clear-qr"');
    await an.submit("/history", { ...clear.fields, action: "clear-qr" });
    expect(titlesIn(await html(an, "/history?kind=qr"))).toEqual([]);
  });
});

test("GET /api/account/history lists the same for programs, and refuses those who are not signed in", async () => {
  await withUsers(async ({ visitor, signedIn }) => {
    const an = await signedIn();
    await make(an);
    const { data }: { data: { kind: string }[] } = await (await an.call("/account/history?q=dong")).json();
    expect(data.map(({ kind }) => kind)).toEqual(["notes", "qr"]);
    expect((await visitor().call("/account/history")).status).toBe(401);
  });
});

test("links and notes have a button that copies them, and each kind a file of its own", async () => {
  await withUsers(async ({ signedIn }) => {
    const an = await signedIn();
    await make(an);
    const copied = async (kind: string) => {
      const page = await html(an, `/history?kind=${kind}`);
      return [...page.matchAll(/>Sao chép</g)].length;
    };
    expect([await copied("links"), await copied("notes"), await copied("qr")]).toEqual([1, 1, 0]);
    for (const [kind, part] of [
      ["qr", "qr_history"],
      ["vietqr", "vietqr_history"],
      ["links", "links"],
      ["notes", "notes"],
    ])
      expect(await html(an, `/history?kind=${kind}`)).toContain(`href="/api/account/export?only=${part}"`);
  });
});
