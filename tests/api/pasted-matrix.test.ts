import { afterAll, expect, test } from "bun:test";
import type { TObject, TSchema } from "@sinclair/typebox";
import type { Action } from "#core/action.ts";
import { readerOf } from "#core/read-fields.ts";
import type { Result } from "#core/result.ts";
import { find } from "#tools/finder/find.ts";
import { finderIndexOf } from "#tools/finder/finder-index.ts";
import { pathOf } from "#tools/catalog.ts";
import { postForm, postJson, startTestProduct } from "#tests/support/product/product.ts";
import { type WholeNetwork, withWholeNetwork } from "#tests/support/product/whole-network.ts";
import { type Wrapper, wrappers } from "#tests/support/samples/wrappers.ts";

const network = Promise.withResolvers<WholeNetwork>();
const allAsked = Promise.withResolvers<void>();
const networkEnd = withWholeNetwork((whole) => {
  network.resolve(whole);
  return allAsked.promise;
});
const { settings, site } = await network.promise;

let latest: Result<unknown> | null = null;
const product = await startTestProduct({
  env: settings,
  now: () => new Date("2026-11-28T03:00:00Z"),
  observe: (_, outcome) => {
    latest = outcome;
  },
});
const { url, declared } = product;
afterAll(async () => {
  await product.stop();
  allAsked.resolve();
  await networkEnd;
});

/** A field that takes one value: what its call is asked with besides, and values that it takes. */
type Field = {
  readonly call: string;
  readonly field: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly others?: Readonly<Record<string, unknown>>;
  /** Of its page, where it is not called as the call's path ends. */
  readonly tab?: string;
  readonly hasForm?: false;
};

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = `${base64url({ alg: "HS256" })}.${base64url({ sub: "khach-7", exp: 1_900_000_000 })}.${Buffer.alloc(32, 7).toString("base64url")}`;
const unsigned = `${base64url({ alg: "none" })}.${base64url({ sub: "k" })}.`;
const key = "MZXW6YTBOI3DQOJQ";
const agent =
  "Mozilla/5.0 (Linux; Android 13; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36";
const phones = ["0937 226 118", "+84 28 3930 4400", "(0236) 3888 277"];
const target = ["https://shopee.vn/ao-dai-i.81.77?sp_atk=1", "tiki.vn/ao-dai?id=9"];
const call = (text: string, values: readonly string[], label: string, more: Partial<Field> = {}): Field => {
  const at = text.lastIndexOf(" ");
  return { call: text.slice(0, at), field: text.slice(at + 1), label, values, ...more };
};

const fields: readonly Field[] = [
  call("POST /ip ip", ["10.44.7.201", "fd12:3456:789a::42"], "IP"),
  call("POST /dns host", ["ao-dai.com.vn", "9.10.11.12"], "Host", { others: { type: "A" } }),
  call("POST /whois domain", ["ao-dai-hue.com"], "Tên miền"),
  call("POST /http/status url", [`${site}/bao-gia?nam=2027`], "Website"),
  call("POST /http/request url", [`${site}/bao-gia?nam=2027`], "Website"),
  call("POST /links url", target, "Link"),
  call("POST /cron/preview expr", ["25 6 * * 2,4", "@weekly", "0 15 22 * * *"], "schedule"),
  call("POST /cron/preview tz", ["Asia/Tokyo"], "TZ", { others: { expr: "0 9 * * *" } }),
  call("POST /proxy/check proxy", ["127.0.0.1:1", "socks5://127.0.0.1:1"], "Proxy"),
  call("POST /qr/phone phone", phones, "SĐT"),
  call("POST /qr/sms phone", phones, "Điện thoại"),
  call("POST /qr/contact phone", phones, "Di động", { others: { name: "Hoa" } }),
  call("POST /qr/contact email", ["hoa.le@ao-dai.vn"], "Email", { others: { name: "Hoa" } }),
  call("POST /qr/contact website", target, "Web", { others: { name: "Hoa" } }),
  call("POST /qr/email email", ["hoa.le+don@ao-dai.vn"], "Mail"),
  call("POST /qr/geo place", ["16.4637, 107.5909", "16.4637N 107.5909E"], "Vị trí"),
  call("POST /2fa/code secret", [key, "mzxw 6ytb oi3d qojq", `otpauth://totp/Shop?secret=${key}`], "Key 2FA"),
  call("POST /2fa/verify secret", [key], "2FA", { others: { code: "123456" } }),
  call("POST /2fa/verify code", ["081 532", "081532"], "Mã", { others: { secret: key } }),
  call("POST /2fa/qr otpauth", [`otpauth://totp/Shop?secret=${key}`], "URI", { hasForm: false }),
  call("GET /ua/read userAgent", [agent, "okhttp/4.11.0"], "User-Agent"),
  call(
    "POST /tools/b64decode text",
    ["w4FvIGTDoGkgSHXhur8=", "data:text/plain;base64,w4FvIGTDoGk="],
    "Base64",
  ),
  call("POST /crypto/jwt/decode token", [token, unsigned], "access_token", { tab: "jwt" }),
  call("POST /crypto/uuid/decode uuid", ["018f9a4c-77b1-7d3e-b2a6-3c1de0f45a98"], "id", { tab: "uuid" }),
  call("POST /crypto/hash expected", ["d41d8cd98f00b204e9800998ecf8427e"], "MD5", {
    others: { text: "a", algo: "md5" },
  }),
  call("POST /data-deletion email", ["khach@ao-dai.vn"], "Email"),
];

/** Where what is pasted means another thing than its value in that wrapper, and why. */
const others: readonly { readonly field: string; readonly wrapper: string; readonly why: string }[] = [
  { field: "POST /cron/preview expr", wrapper: "* {}", why: "a star before five fields is a second" },
];

const isOther = (field: Field, wrapper: Wrapper): boolean =>
  others.some(
    (other) =>
      other.field === `${field.call} ${field.field}` && JSON.stringify(other.wrapper) === wrapper.name,
  );

/** What an answer says, without what takes another time each time. */
const said = (outcome: Result<unknown> | null): unknown =>
  JSON.parse(
    JSON.stringify(outcome, (name, value) =>
      /_ms$|^(?:timings|headers|header_lines|id|created_at|code|short_url|confirmation_code)$/.test(name)
        ? undefined
        : value,
    ),
  );

async function outcomeOf(ask: () => Promise<Response>): Promise<unknown> {
  latest = null;
  await (await ask()).text();
  return said(latest);
}

const endpointOf = ({ call: asked }: Field) =>
  declared.endpoints.find(({ method, path }) => `${method} ${path}` === asked);

/** The page whose form the call's action stands behind, by the action's name there. */
function formOf(field: Field) {
  const last = field.call.split("/").at(-1) ?? "";
  for (const page of declared.pages)
    for (const [name, one] of Object.entries<Action>(page.actions ?? {}))
      if (
        field.hasForm !== false &&
        one.output === endpointOf(field)?.action?.output &&
        one.input.properties[field.field] === endpointOf(field)?.action?.input.properties[field.field]
      )
        return { path: `${page.path ?? pathOf(page.id)}?tab=${field.tab ?? last}`, name };
  return null;
}

const asText = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const ways: Readonly<Record<string, (field: Field, text: string) => (() => Promise<Response>) | null>> = {
  API: (field, text) => () => {
    const [method, path] = field.call.split(" ");
    const body = { ...field.others, [field.field]: text };
    return method === "GET"
      ? fetch(`${url}/api${path}?${new URLSearchParams(asText(body))}`)
      : postJson(`${url}/api${path}`, body);
  },
  "form without scripts": (field, text) => {
    const form = formOf(field);
    return (
      form &&
      (() =>
        postForm(`${url}${form.path}`, {
          ...asText(field.others ?? {}),
          action: form.name,
          [field.field]: text,
        }))
    );
  },
};

/** A page takes longer: each field there has some of the wrappers, all fields together every one. */
const wrappersFor = (way: string, at: number): readonly Wrapper[] =>
  way === "API" ? wrappers : wrappers.filter((_, index) => index % 12 === at % 12);

const home = finderIndexOf("vi");

/** What home offers for a text that goes to the field's tool; none where it names another one or no tool at all. */
const offerFor = (field: Field, text: string) =>
  find(text, home).suggestions.find(
    ({ path, form }) =>
      form && field.field in form.fields && path.split("?")[0] === formOf(field)?.path.split("?")[0],
  );

function askHome(field: Field, text: string): (() => Promise<Response>) | null {
  const { path, form } = offerFor(field, text) ?? {};
  if (!form || path === undefined) return null;
  const { method, fields: values } = form;
  return () =>
    method === "post"
      ? postForm(`${url}${path}`, { ...values })
      : fetch(`${url}${path}?${new URLSearchParams({ ...values })}`);
}

/** Home takes out of a sentence what no ordinary words look like; else it is told for a message, or sought by its words. */
const notAmongWords = /\/dns|\/qr|\/2fa|b64decode|\/whois|\/http|\/links/;

/** Fields whose values home tells by their looks. */
const toldAtHome = fields.filter((field) => field.values.some((value) => askHome(field, value)));

test.each(toldAtHome.map((field) => [`${field.call} ${field.field}`, field] as const))(
  "home: %s is offered with the value alone, whatever is pasted around it",
  async (_, field) => {
    const wrong: unknown[] = [];
    for (const value of field.values) {
      const askBare = askHome(field, value);
      if (!askBare) continue;
      const bare = await outcomeOf(askBare);
      const offered = offerFor(field, value)?.form;
      for (const wrapper of wrappers) {
        if (isOther(field, wrapper) || (wrapper.kind === "words" && notAmongWords.test(field.call))) continue;
        // Two lines with a comma each are a table.
        if (value.includes(",") && wrapper.wrap("", "").includes(",\n")) continue;
        const text = wrapper.wrap(value, field.label);
        if (Bun.deepEquals(offerFor(field, text)?.form, offered)) continue;
        const ask = askHome(field, text);
        const wrapped = ask && (await outcomeOf(ask));
        if (!Bun.deepEquals(wrapped, bare)) wrong.push({ text, wrapped });
      }
    }
    expect(wrong).toEqual([]);
  },
);

const named = fields.map((field, at) => [`${field.call} ${field.field}`, field, at] as const);

for (const [way, askOf] of Object.entries(ways))
  test.each(named)(`${way}: %s takes its value out of whatever is pasted around it`, async (_, field, at) => {
    const wrong: unknown[] = [];
    for (const value of way === "API" ? field.values : field.values.slice(0, 1)) {
      const askBare = askOf(field, value);
      if (!askBare) continue;
      const bare = await outcomeOf(askBare);
      expect([field.call, value, bare]).toMatchObject([field.call, value, { ok: true }]);
      for (const wrapper of wrappersFor(way, at)) {
        if (isOther(field, wrapper)) continue;
        const text = wrapper.wrap(value, field.label);
        const wrapped = await outcomeOf(askOf(field, text) ?? askBare);
        if (!Bun.deepEquals(wrapped, bare)) wrong.push({ text, wrapped });
      }
    }
    expect(wrong).toEqual([]);
  });

/** Texts of one's own and keys, where whatever is written is meant; and what only addresses and other services send. */
const free =
  /^(?:text|tag|message|history|content|title|tags|name|account|issuer|scopes|key|password|ssid|hidden|organization|job|address|subject|body|note|location|start|end|code|token|id|provider|tools|orders|info|signed_request|utm_\w+|expires_at|email_body|accountName|accountNo|acqId|addInfo|amount|format|template|proxies|q|headers|slug|cursor|dark|light)$/;

const readsItself = (schema: TSchema | undefined): boolean => readerOf(schema) !== undefined;
const hasText = (schema: TSchema): boolean => JSON.stringify(schema).includes('"type":"string"');
const isChoice = (schema: TSchema): boolean =>
  (schema["anyOf"] ?? []).some((member: TSchema) => member["const"] !== undefined);

test("home tells most kinds of values", () => {
  expect(toldAtHome.length).toBeGreaterThanOrEqual(14);
});

test("each field of a call that takes one value has a reader, and stands in the matrix", () => {
  const asked = declared.endpoints.flatMap(({ method, path, action }) => {
    const input: TObject | undefined = action?.input;
    return Object.entries<TSchema>(input?.properties ?? {}).map(([field, schema]) => ({
      name: `${method} ${path} ${field}`,
      path,
      field,
      schema,
    }));
  });
  const unread = asked.filter(
    ({ path, field, schema }) =>
      hasText(schema) &&
      !isChoice(schema) &&
      !path.startsWith("/auth/") &&
      !readsItself(schema) &&
      !free.test(field) &&
      !path.includes(`{${field}}`),
  );
  expect(unread.map(({ name }) => name)).toEqual([]);
  const inMatrix = new Set(fields.map(({ call: one, field }) => `${one.split(" ")[1]} ${field}`));
  const outside = asked.filter(
    ({ path, field, schema }) =>
      readsItself(schema) &&
      !path.startsWith("/vietqr/") &&
      !/^(?:dark|light)$/.test(field) &&
      !inMatrix.has(`${path} ${field}`),
  );
  expect([...new Set(outside.map(({ path, field }) => `${path} ${field}`))]).toEqual(["/links/{code} url"]);
});
