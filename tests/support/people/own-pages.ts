import { languages } from "#core/i18n.ts";
import { localPath, otherPages } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { mailEnv, openMailbox } from "#tests/support/product/mailbox.ts";
import { finishSignIn, reachCallback, withSignIn } from "#tests/support/product/sign-in.ts";

/** Whatever somebody sees who is signed in, has made something of each kind and has mail, by its name, in both languages. */
export async function withOwnPages(
  look: (pages: ReadonlyMap<string, Response>) => Promise<void>,
): Promise<void> {
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
    const other = visitor();
    const done = await finishSignIn(other, await reachCallback(other, "google"));
    const pages = new Map([
      ["a new key", await an.submit("/account", { action: "createKey", name: "máy", scopes: "links" })],
      ["a password", await visitor().submit("/links/cuaan2", { code: "cuaan2", password: "bí mật" })],
      ["a preview", await visitor().open("/links/cuaan1+")],
      ["the end of a sign-in", await other.open(done)],
    ]);
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
      for (const lang of languages) pages.set(localPath(path, lang), await an.open(localPath(path, lang)));
    await look(pages);
  }, env);
}
