import { expect, test } from "bun:test";
import { en, vi } from "#locales/index.ts";
import type { MessageKey } from "#core/i18n.ts";
import { decodeEntities } from "#tests/support/product/code-lines.ts";
import { mailEnv } from "#tests/support/product/mailbox.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";
import type { Visitor } from "#tests/support/people/visitor.ts";

const dictionaries = { vi, en };
type Lang = keyof typeof dictionaries;

const formsOf = (page: string): readonly string[] =>
  page
    .split(/(?=<form[ >])/)
    .slice(1)
    .map((form) => form.split("</form>")[0] ?? "");

type Button = { readonly label: string; readonly name: string; readonly value: string };

const attribute = (tag: string, name: string): string =>
  decodeEntities(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** Those that send their form. */
const buttonsOf = (page: string): readonly Button[] =>
  [...page.matchAll(/<button((?![^>]* type="button")[^>]*)>(.*?)<\/button>/gs)].map(
    ([, tag = "", inside = ""]) => ({
      label: decodeEntities(inside.replaceAll(/<[^>]*>/g, "")).trim(),
      name: attribute(tag, "name"),
      value: attribute(tag, "value"),
    }),
  );

/** Presses the button that says so, as a browser without scripts does: its form with what stands in it. */
async function press(
  visitor: Visitor,
  page: string,
  { path, label: said }: { path: string; label: string },
): Promise<Response> {
  const form = formsOf(page).find((one) => buttonsOf(one).some(({ label }) => label === said)) ?? "";
  const button = buttonsOf(form).find(({ label }) => label === said);
  if (!button) throw new Error(`${path} has no button “${said}”`);
  const inputs = [...form.matchAll(/<input([^>]*)>/g)].map(([, tag = ""]) => [
    attribute(tag, "name"),
    attribute(tag, "value"),
  ]);
  const fields = Object.fromEntries([...inputs, ...(button.name ? [[button.name, button.value]] : [])]);
  const action = attribute(form.slice(0, form.indexOf(">")), "action").split("#")[0] ?? "";
  return visitor.submit(action === "" ? path : action, fields);
}

type Promised = {
  readonly key: MessageKey;
  readonly path: string;
  /** What the button's words are about: the first is what is there, the others what each press makes of it. */
  readonly state: (visitor: Visitor) => Promise<unknown>;
  readonly states: readonly [before: unknown, once: unknown, twice: unknown];
};

const countOf = async (visitor: Visitor, path: string): Promise<number> => {
  const reply: { data?: readonly unknown[] } = await (await visitor.call(path)).json();
  return reply.data?.length ?? -1;
};
const boxOf = async (visitor: Visitor): Promise<{ data?: { expires_at: string } }> =>
  (await visitor.open(`/api/temp-mail/mailbox/${visitor.cookies.get("mailbox") ?? "gone"}`)).json();

const madeAt = Date.parse("2026-11-21T00:00:00Z");
const isoAt = (hours: number) => new Date(madeAt + hours * 3_600_000).toISOString();
const hours = async (visitor: Visitor) => (await boxOf(visitor)).data?.expires_at ?? "gone";

/** Both histories of codes, so that a button of one is seen to leave the other alone. */
const histories = async (visitor: Visitor) =>
  Promise.all(["/qr/history", "/vietqr/history"].map((path) => countOf(visitor, path)));
const kept = async (visitor: Visitor) => [...(await histories(visitor)), await countOf(visitor, "/links")];

/** Every button whose words say how much: a figure, or all of something. What was done before it stays done. */
const promised: readonly Promised[] = [
  { key: "temp-mail.extend", path: "/temp-mail", state: hours, states: [isoAt(1), isoAt(2), isoAt(3)] },
  { key: "temp-mail.deleteYes", path: "/temp-mail", state: hours, states: [isoAt(3), "gone", "gone"] },
  {
    key: "history.clear.yes",
    path: "/qr?history=open",
    state: kept,
    states: [
      [2, 2, 1],
      [0, 2, 1],
      [0, 2, 1],
    ],
  },
  {
    key: "history.clear.yes",
    path: "/vietqr?history=open",
    state: kept,
    states: [
      [0, 2, 1],
      [0, 0, 1],
      [0, 0, 1],
    ],
  },
  {
    key: "sessions.everywhere",
    path: "/account",
    state: async (visitor) => (await visitor.call("/auth/me")).status,
    states: [200, 401, 401],
  },
];
const promises = (lang: Lang): readonly Promised[] =>
  promised.map((one) => ({ ...one, path: lang === "en" ? `/en${one.path}` : one.path }));

const saysHowMuch = { vi: /\d|mọi|tất cả|toàn bộ/i, en: /\d|\ball\b|every/i } as const;

const post = (visitor: Visitor, path: string, body: object) =>
  visitor.call(path, { method: "POST", body: JSON.stringify(body) });

async function makeThings(visitor: Visitor): Promise<void> {
  for (const text of ["một", "hai"]) await post(visitor, "/qr", { text });
  for (const amount of [1000, 2000])
    await post(visitor, "/vietqr/image", { bank: "ACB", account: "99887766", amount });
  await post(visitor, "/links", { url: "https://example.com/" });
  await visitor.submit("/temp-mail", { action: "create" });
}

test.each(["vi", "en"] as const)(
  "a button that says how much does that at each press, while the clock stands still (%s)",
  async (lang) => {
    const { env } = await mailEnv();
    await withSignIn(
      async ({ signedIn }) => {
        const visitor = await signedIn();
        await makeThings(visitor);
        const texts = dictionaries[lang];
        for (const { key, path, state, states } of promises(lang)) {
          const label = texts[key];
          const page = await (await visitor.open(path)).text();
          const seen = [await state(visitor)];
          for (let presses = 0; presses < 2; presses += 1) {
            expect((await press(visitor, page, { path, label })).status).toBeLessThan(500);
            seen.push(await state(visitor));
          }
          expect([path, label, ...seen]).toEqual([path, label, ...states]);
        }
      },
      env,
      { now: () => new Date(madeAt) },
    );
  },
);

test("every button that says how much is pressed by the test above", async () => {
  const { env } = await mailEnv();
  await withSignIn(async ({ signedIn }) => {
    const visitor = await signedIn();
    await makeThings(visitor);
    for (const lang of ["vi", "en"] as const) {
      const pressed = promises(lang).map(({ key }) => dictionaries[lang][key]);
      const paths = [
        "/qr?history=open",
        "/vietqr?history=open",
        "/links?history=open",
        "/notes",
        "/temp-mail",
        "/history",
        "/account",
        "/data-deletion",
        "/crypto",
        "/proxy",
        "/translate",
        "/cron",
        "/text-analyzer",
      ];
      for (const path of paths) {
        const page = await (await visitor.open(lang === "en" ? `/en${path}` : path)).text();
        const unpressed = buttonsOf(page).filter(
          ({ label }) => saysHowMuch[lang].test(label) && !pressed.includes(label),
        );
        expect([path, unpressed]).toEqual([path, []]);
      }
    }
  }, env);
});
