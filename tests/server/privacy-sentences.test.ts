import { expect, test } from "bun:test";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { MessageKey } from "#core/i18n.ts";
import { vi } from "#locales/index.ts";
import { openDatabase } from "#db/client.ts";
import { backUp } from "#db/backup.ts";
import { startConnectedProduct } from "#tests/support/product/connected-product.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { openMailbox } from "#tests/support/product/mailbox.ts";
import { postJson } from "#tests/support/product/product.ts";
import { documentedExamples } from "#tests/support/engines/examples.ts";
import { tools } from "#tools/catalog.ts";

type Product = Awaited<ReturnType<typeof startConnectedProduct>>;
type PrivacyKey = Extract<MessageKey, `${string}.privacy`>;

/** What is sent to a tool, with a word of its own in it, and what is done with it afterwards. */
type Visit = (word: string, product: Product) => Promise<unknown>;

const letters = (length: number, alphabet: string) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % alphabet.length]).join(
    "",
  );
/** In Base32 and as a name of a domain it is a word too. */
const newWord = () => letters(32, "abcdefghijklmnopqrstuvwxyz234567").replace(/^\d/, "k");

/** By JSON, which is answered, and as the address of the tool's page, which stands in no log. */
const asked =
  (
    path: string,
    page: string,
    fieldsOf: (word: string, product: Product) => Record<string, unknown>,
  ): Visit =>
  async (word, product) => {
    const fields = fieldsOf(word, product);
    const answer = await postJson(`${product.url}/api${path}`, fields);
    await answer.arrayBuffer();
    expect([path, answer.status]).toEqual([path, 200]);
    const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    await (await fetch(`${product.url}${page}?${query}`)).text();
  };

/** The example of a tool's first call, with the word in place of its first text. */
function exampleVisit(key: string): Visit {
  const tool = tools.find(({ id }) => `${id}.privacy` === key);
  if (!tool) throw new Error(`No tool says ${key}`);
  return async (word, product) => {
    const examples = await documentedExamples(product.url);
    const example = examples.find(({ path }) => `${path}/`.startsWith(`/api${tool.path}/`));
    const field = Object.entries(example?.body ?? {}).find(([, value]) => typeof value === "string")?.[0];
    if (!example || !field) throw new Error(`${key} needs a visit of its own: no call of it takes a text`);
    await asked(example.path.slice("/api".length), tool.path, () => ({ ...example.body, [field]: word }))(
      word,
      product,
    );
  };
}

/** What a sentence is about where it is not one text that is sent; the addresses of whoever follows a link are words too. */
const visits: Readonly<Partial<Record<PrivacyKey, Visit>>> = {
  "chat.privacy": asked("/chatgpt/chat", "/chatgpt", (word) => ({ message: word })),
  "cron.privacy": asked("/cron/preview", "/cron", () => ({ expr: "7 3 11 * *" })),
  "crypto.privacy": asked("/crypto/hash", "/crypto", (word) => ({ text: word, algo: "sha256" })),
  "data.privacy": asked("/data/yaml/json", "/data", (word) => ({ text: `a: ${word}` })),
  "dns.privacy": asked("/dns", "/dns", (word) => ({ host: `${word}.com`, type: "A" })),
  "http.privacy": asked("/http/status", "/http", (word, { site }) => ({ url: `${site}/${word}` })),
  "ip.privacy": asked("/ip", "/ip", () => ({ ip: "203.0.113.77" })),
  "links.privacy": async (_, { url }) => {
    const made = await postJson(`${url}/api/links`, { url: "https://example.com/" });
    const { short_url: short }: { short_url: string } = await made.json();
    const headers = { "x-forwarded-for": "198.51.100.77", "user-agent": "Mozilla/5.0 Firefox/140.0" };
    const followed = await fetch(short, { redirect: "manual", headers });
    expect(followed.status).toBe(302);
  },
  "notes.privacy": async (word, { url }) => {
    const made = await postJson(`${url}/api/notes`, { content: word });
    expect(made.status).toBe(200);
  },
  "proxy.privacy": asked("/proxy/check", "/proxy", (word, { proxy }) => ({ proxy: `user:${word}@${proxy}` })),
  "qr.privacy": asked("/qr", "/qr", (word) => ({ text: word })),
  "temp-mail.privacy": async (word, { url, smtpPort }) => {
    const box = await openMailbox(url, smtpPort);
    await box.receive({ from: "a@example.com", subject: word, text: word });
    expect((await fetch(box.path, { method: "DELETE", headers: { cookie: box.cookie } })).ok).toBe(true);
  },
  "text-analyzer.privacy": asked("/text-analyzer/analyze", "/text-analyzer", (word) => ({ text: word })),
  "translate.privacy": asked("/translate", "/translate", (word) => ({ text: word, from: "vi", to: "en" })),
  "two-factor.privacy": asked("/2fa/code", "/2fa", (word) => ({ secret: word })),
  "user-agent.privacy": async (word, { url }) => {
    await fetch(`${url}/api/ua/read`, { headers: { "user-agent": word } });
    await (await fetch(`${url}/ua`, { headers: { "user-agent": word } })).text();
  },
  "vietqr.privacy": asked("/vietqr/payload", "/vietqr", (word) => ({
    bank: "ACB",
    account: word.slice(0, 19),
    info: word.slice(0, 25),
  })),
  "whois.privacy": asked("/whois", "/whois", (word) => ({ domain: `${word}.com` })),
};

const isPrivacyKey = (key: string): key is PrivacyKey => key.endsWith(".privacy");
const privacyKeys = Object.keys(vi).filter(isPrivacyKey);

/** What is looked for in place of the word. */
const soughtInstead: Readonly<Record<string, string>> = {
  "cron.privacy": "7 3 11 * *",
  "ip.privacy": "203.0.113.77",
  "links.privacy": "198.51.100.77",
};

test("each sentence on privacy is true of rows, the database's log, a backup and the server's log", async () => {
  const url = newFileUrl();
  const path = url.slice("file:".length);
  const lines: string[] = [];
  const product = await startConnectedProduct({
    env: { DATABASE_URL: url, TRUST_PROXY: "1" },
    write: (text) => lines.push(text),
  });
  const words = new Map<string, string>();
  for (const key of privacyKeys) {
    const word = newWord();
    await (visits[key] ?? exampleVisit(key))(word, product);
    words.set(key, word);
  }
  const backup = join(dirname(path), "copy.db");
  await backUp({ url, to: backup });
  const filesNow = () => readdirSync(dirname(path)).map((name) => readFileSync(join(dirname(path), name)));
  const heldBy = (files: readonly Buffer[]) =>
    [...words].flatMap(([key, word]) =>
      files.some((file) => file.includes(soughtInstead[key] ?? word.slice(0, 19))) ? [key] : [],
    );
  // While it runs too, with its log beside it: a note is kept, and a mailbox that was deleted until the log is cut.
  const running = heldBy(filesNow()).filter((key) => key !== "temp-mail.privacy");
  expect(running).toEqual(["notes.privacy"]);
  const database = await openDatabase(url);
  await database.truncateLog();
  await database.close();
  expect(heldBy(filesNow())).toEqual(["notes.privacy"]);
  await product.stop();
  const files = filesNow();
  expect(files.length).toBeGreaterThan(1);
  const log = lines.join("");
  expect(log).toContain("/api/whois");
  const kept = [...words].flatMap(([key, word]) => {
    const sought = soughtInstead[key] ?? word.slice(0, 19);
    const places = [files.some((file) => file.includes(sought)) && "rows", log.includes(sought) && "log"];
    return places.filter(Boolean).map((place) => `${key} ${place}`);
  });
  // A note is what is kept, as its sentence says.
  expect(kept).toEqual(["notes.privacy rows"]);
});
