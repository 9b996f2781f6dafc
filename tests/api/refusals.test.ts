import { expect, test } from "bun:test";
import type { Problem } from "#core/problem.ts";
import { languages } from "#core/i18n.ts";
import type { Visitor } from "#tests/support/people/visitor.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

type Provoked = { readonly path: string; readonly init?: RequestInit };
type Places = { readonly owner: Visitor; readonly closedPort: number };

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Provoked => ({
  path,
  init: {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  },
});

/** A request that is refused so, after whatever must come before it. */
const provocations: Readonly<Record<string, (places: Places) => Provoked | Promise<Provoked>>> = {
  malformed_body: () => post("/cron/preview", '{"expr": '),
  unauthorized: () => ({ path: "/vietqr/history" }),
  forbidden: () => post("/notes", { content: "a" }, { Origin: "null", "Sec-Fetch-Site": "cross-site" }),
  blocked_target: () => ({ path: "/http/status?url=http%3A%2F%2F10.0.0.7%2F" }),
  not_found: () => ({ path: "/notes/public/khong-co-khoa-nay" }),
  method_not_allowed: () => ({ path: "/crypto/passphrase", init: { method: "PUT" } }),
  code_taken: async ({ owner }) => {
    const taken = { url: "https://example.com/", code: "daco1" };
    await owner.call("/links", { method: "POST", body: JSON.stringify(taken) });
    return post("/links", taken);
  },
  payload_too_large: () => post("/data/csv/json", { text: "a".repeat(1_048_577) }),
  unsupported_media_type: () => post("/2fa/code", "secret=A", { "Content-Type": "text/csv" }),
  invalid_input: () => post("/crypto/uuid/decode", {}),
  upstream_error: ({ closedPort }) => ({
    path: `/http/status?url=http%3A%2F%2F127.0.0.1%3A${closedPort}%2F`,
  }),
  site_limit: () => post("/translate", { text: "dài quá", from: "vi", to: "en" }),
  not_configured: () => post("/temp-mail", {}),
  storage_full: async ({ owner }) => {
    const body = { name: "k", scopes: ["notes"] };
    const again = () => owner.call("/account/keys", { method: "POST", body: JSON.stringify(body) });
    for (let made = 0; made < 10; made += 1) await again();
    return post("/account/keys", body, { Authorization: `Bearer ${owner.token}` });
  },
};

/** Refusals that need a crowd, a wait or a fault: the tests of those provoke them. */
const elsewhere = ["busy", "rate_limited", "upstream_timeout", "internal_error"];

type Document = {
  components: {
    responses: Record<
      string,
      { content: { "application/problem+json": { examples: Record<string, { value: Problem }> } } }
    >;
    schemas: { Problem: { required: string[]; properties: Record<string, unknown> } };
  };
};

test("each documented refusal is what is really answered, word by word but for its detail, in both languages", () =>
  withSignIn(
    async ({ base, signedIn }) => {
      const { components }: Document = await (await fetch(`${base}/api/openapi.json`)).json();
      const examples = new Map(
        Object.values(components.responses).flatMap(({ content }) =>
          Object.entries(content["application/problem+json"].examples),
        ),
      );
      const { required, properties } = components.schemas.Problem;
      const documented = new Set([...examples.keys()].map((name) => name.split(".")[0] ?? ""));
      expect([...documented].toSorted()).toEqual(
        [...Object.keys(provocations), ...elsewhere].filter((code) => documented.has(code)).toSorted(),
      );
      const places = { owner: await signedIn(), closedPort: 1 };
      for (const [code, provoke] of Object.entries(provocations)) {
        const { path, init = {} } = await provoke(places);
        for (const lang of languages) {
          const headers = new Headers(init.headers);
          headers.set("Accept-Language", lang);
          const response = await fetch(`${base}/api${path}`, { ...init, headers });
          const answered: Record<string, unknown> = await response.json();
          expect([code, lang, response.headers.get("content-type")]).toEqual([
            code,
            lang,
            "application/problem+json",
          ]);
          expect([code, response.status, response.headers.get("content-language")]).toEqual([
            code,
            Number(answered["status"]),
            lang,
          ]);
          expect(Object.keys(answered).filter((name) => !(name in properties))).toEqual([]);
          expect(required.filter((name) => !(name in answered))).toEqual([]);
          const example = examples.get(`${code}.${lang}`)?.value;
          if (!example) continue;
          const { detail, errors, ...fixed } = example;
          expect(answered).toMatchObject(fixed);
          // A refusal may name a field besides.
          const names = (one: object) => Object.keys(one).filter((name) => name !== "errors");
          expect(names(answered).toSorted()).toEqual(names(example).toSorted());
          expect(typeof answered["detail"]).toBe(typeof detail);
          if (errors) expect(answered["errors"]).toMatchObject(errors.map(({ message }) => ({ message })));
        }
      }
    },
    { OUTBOUND_ALLOW: "127.0.0.1/32:1", TRANSLATE_DAILY: "3" },
  ));
