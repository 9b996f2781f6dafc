import { afterAll, expect, test } from "bun:test";
import { localPath, otherPages } from "#core/pages.ts";
import { languages } from "#core/i18n.ts";
import { taskPlaces, tools } from "#tools/catalog.ts";
import { answeredPages } from "#tests/support/people/answered-pages.ts";
import { pagesWithTabs } from "#tests/support/people/site-pages.ts";
import { startConnectedProduct } from "#tests/support/product/connected-product.ts";
import { findHtmlChecker } from "#tests/support/product/html-checker.ts";
import { mailEnv, openMailbox } from "#tests/support/product/mailbox.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

const check = await findHtmlChecker();
const product = await startConnectedProduct();

afterAll(() => product.stop());

/** What the checker says of pages. */
async function faultsOf(pages: ReadonlyMap<string, string>): Promise<readonly string[]> {
  expect(check).not.toBeNull();
  return (await check?.(pages)) ?? [];
}

test.skipIf(!check)("the checker finds what is no HTML", async () => {
  const html =
    '<!doctype html><title>x</title><main><meta http-equiv="refresh" content="0;url=/"><meter max="1" value="2">';
  expect((await faultsOf(new Map([["wrong", html]]))).length).toBeGreaterThan(2);
});

test.skipIf(!check)(
  "W3C's checker finds no fault in any page, tab, page of a task, and page that is not there",
  async () => {
    const addresses = [
      ...(await pagesWithTabs(product.url)).map(({ address }) => address),
      ...taskPlaces.flatMap((place) => Object.values(place.addresses)).map((path) => product.url + path),
      ...languages.map((lang) => product.url + localPath("/khong-co", lang)),
    ];
    const pages = new Map<string, string>();
    for (const address of addresses) pages.set(address, await (await fetch(address)).text());
    expect(pages.size).toBeGreaterThan(250);
    expect(await faultsOf(pages)).toEqual([]);
  },
);

test.skipIf(!check)("nor in any answer, right or refused, to any form", async () => {
  const pages = new Map<string, string>();
  for (const lang of languages)
    for (const { name, html } of await answeredPages(product, { lang })) pages.set(name, html);
  expect(pages.size).toBeGreaterThan(600);
  expect(await faultsOf(pages)).toEqual([]);
});

test.skipIf(!check)("nor in what somebody sees who is signed in, and has mail", async () => {
  const { env, smtpPort } = await mailEnv();
  await withSignIn(async ({ signedIn, visitor, base }) => {
    const an = await signedIn();
    const box = await openMailbox(base, smtpPort);
    const mail = await box.receive({
      subject: "Mã",
      html: "<p>482913</p><script>1</script>",
      attachments: [{ filename: "a.txt", content: "a" }],
    });
    an.cookies.set("mailbox", box.token);
    const pages = new Map<string, string>();
    const keep = async (name: string, reply: Response) => void pages.set(name, await reply.text());
    await an.submit("/links", {
      url: "https://example.com/",
      code: "cuaan1",
      tags: "a, b",
      title: "Hội chợ",
    });
    await an.submit("/links", { url: "https://example.com/", code: "cuaan2", password: "bí mật" });
    await an.submit("/notes", { content: "https://example.com/ một", title: "" });
    await an.open("/qr?text=a");
    await an.submit("/vietqr", { bank: "VCB", account: "0123456789" });
    await keep("a key", await an.submit("/account", { action: "createKey", name: "máy", scopes: "links" }));
    await keep("a password", await visitor().submit("/links/cuaan2", { code: "cuaan2", password: "bí mật" }));
    await keep("a preview", await visitor().open("/links/cuaan1+"));
    const states = [
      "/links?history=open",
      "/links?history=open&analytics=cuaan1",
      "/links?history=open&edit=cuaan1",
      "/links?made=cuaan1",
      "/qr?history=1",
      "/vietqr?history=1",
      "/notes?saved",
      `/temp-mail?message=${mail.id}`,
      "/temp-mail?q=khong&refresh=on",
    ];
    for (const path of [...[...otherPages, ...tools].map((page) => page.path), ...states])
      for (const lang of languages) await keep(localPath(path, lang), await an.open(localPath(path, lang)));
    expect(await faultsOf(pages)).toEqual([]);
  }, env);
});
