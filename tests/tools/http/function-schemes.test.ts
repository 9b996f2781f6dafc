import { expect, test } from "bun:test";
import type { MessageKey } from "#core/i18n.ts";
import { type Failure, type Result, ok } from "#core/result.ts";
import { bindTool } from "#core/tool.ts";
import httpTool from "#tools/http/tool.ts";
import type { HttpReply, HttpRequest } from "#tools/http/effects.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { httpActionsWith, soundReply } from "#tests/support/samples/http-reply.ts";

const caller = { ...anonymous, lang: "en" } as const;
const overHttp = /did not answer over https/;

/** A site that fails over https and answers over http, or fails there too. */
async function ask(
  url: string,
  {
    secure,
    plain = 200,
    ...more
  }: { secure: Failure; plain?: number | Failure; headers?: object; body?: string; method?: "GET" | "POST" },
) {
  const sent: string[] = [];
  const answerTo = (request: HttpRequest): Result<HttpReply> => {
    sent.push(request.url);
    const outcome = request.url.startsWith("https:") ? secure : plain;
    return typeof outcome === "number"
      ? ok({ ...soundReply, url: request.url, status: outcome })
      : { ok: false, failure: outcome };
  };
  const { request } = bindTool(httpTool, {
    send: (sending) => Promise.resolve(answerTo(sending)),
    now: () => new Date(0),
  });
  const { method = "GET", headers, body } = more;
  const outcome = await request.run(
    { url, method, ...(headers && { headers: { ...headers } }), ...(body !== undefined && { body }) },
    caller,
  );
  return { sent, outcome };
}

const failure = (key?: MessageKey): Failure => ({ code: "upstream_error", ...(key && { detail: { key } }) });

test("an address without a scheme is tried over https, then over http, and the answer says which", async () => {
  for (const key of [
    "net.refused",
    "net.closed",
    "net.tls.plain",
    "net.tls.version",
    "net.notHttp",
  ] as const) {
    const { sent, outcome } = await ask("a.vn/x", { secure: failure(key) });
    expect(sent).toEqual(["https://a.vn/x", "http://a.vn/x"]);
    expect(outcome).toMatchObject({
      value: {
        url: "http://a.vn/x",
        final_url: "http://a.vn/x",
        warnings: expect.arrayContaining([expect.stringMatching(overHttp)]),
      },
    });
    expect(outcome.ok && outcome.value.curl).toContain("http://a.vn/x");
  }
  const late = await ask("a.vn", { secure: { code: "upstream_timeout" } });
  expect(late.sent).toEqual(["https://a.vn/", "http://a.vn/"]);
});

test("a site that answers neither way fails as it did over https", async () => {
  const { sent, outcome } = await ask("a.vn", {
    secure: failure("net.tls.plain"),
    plain: failure("net.closed"),
  });
  expect(sent).toHaveLength(2);
  expect(outcome).toEqual({ ok: false, failure: failure("net.tls.plain") });
});

test("what was asked for over https, or would carry something in clear, or cannot be reached, is not tried over http", async () => {
  const secure = failure("net.refused");
  expect((await ask("https://a.vn", { secure })).sent).toEqual(["https://a.vn/"]);
  expect((await ask("a.vn", { secure, headers: { Authorization: "Bearer x" } })).sent).toEqual([
    "https://a.vn/",
  ]);
  expect((await ask("a.vn", { secure, body: "x", method: "POST" })).sent).toEqual(["https://a.vn/"]);
  for (const other of [
    failure("net.noDns"),
    failure("net.noAddress"),
    { code: "blocked_target" },
    { code: "busy" },
  ] as const)
    expect((await ask("a.vn", { secure: other })).sent).toEqual(["https://a.vn/"]);
});

test("only an answer that says where redirects", async () => {
  const told = async (status: number, headers: HttpReply["headers"] = []) => {
    const outcome = await httpActionsWith({ status, headers }).status.run(
      { url: "http://a.vn", method: "GET" },
      caller,
    );
    return outcome.ok && outcome.value.summary;
  };
  expect(await told(302, [["Location", "/x"]])).toBe("The site redirects to another address.");
  expect(await told(302)).toBe("The site says that it redirects (302), but not where.");
  expect(await told(304, [["location", "/x"]])).toBe(
    "The site says that nothing has changed since a stored copy (304), and sends nothing.",
  );
  expect(await told(999)).toBe("The site answered 999, a status that no standard has.");
});
