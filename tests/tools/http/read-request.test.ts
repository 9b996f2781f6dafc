import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { curlOf } from "#tools/http/report.ts";
import { RequestForm, RequestInput, StatusInput } from "#tools/http/schema.ts";

const read = (url: string, more: object = {}) => {
  const input = decode(RequestForm, { url, method: "GET", headers: "", body: "", ...more }, "form");
  return input.ok ? input.value : (input.failure.errors?.[0]?.message.key ?? "");
};

test("a curl command in the field of the address fills all fields, whatever they say", () => {
  expect(
    read(`$ curl -X PATCH 'https://a.vn/x?y=1' \\\n  -H 'X-A: it'\\''s' --data-raw '{"a": 1}' | jq .`, {
      headers: "X-B: 2",
      body: "old",
    }),
  ).toEqual({
    url: "https://a.vn/x?y=1",
    method: "PATCH",
    headers: "X-A: it's\nContent-Type: application/x-www-form-urlencoded",
    body: '{"a": 1}',
  });
  expect(read("curl -I https://a.vn", { body: "old", method: "POST" })).toEqual({
    url: "https://a.vn",
    method: "HEAD",
  });
});

test("a program's curl command is its method, headers and body too, and a check that has a body is refused", () => {
  const line = "curl -X PUT https://a.vn/x -H 'X-A: 1' -d a=b";
  const asked = decode(RequestInput, { url: line }, "json");
  expect(asked).toEqual({
    ok: true,
    value: {
      url: "https://a.vn/x",
      method: "PUT",
      headers: { "X-A": "1", "Content-Type": "application/x-www-form-urlencoded" },
      body: "a=b",
    },
  });
  expect(decode(StatusInput, { url: line }, "json")).toMatchObject({
    ok: false,
    failure: { errors: [{ path: "url", message: { key: "http.curl.hasBody" } }] },
  });
  for (const method of ["DELETE", "OPTIONS"] as const)
    expect(decode(StatusInput, { url: `curl -sX ${method} 'https://a.vn/y' -H 'A: b'` }, "json")).toEqual({
      ok: true,
      value: { url: "https://a.vn/y", method },
    });
  expect(decode(StatusInput, { url: "curl -F a=@b https://a.vn" }, "json")).toMatchObject({ ok: false });
});

test("what is copied out as curl is read in again as the same request", () => {
  for (const method of ["GET", "HEAD", "OPTIONS", "DELETE"] as const) {
    const line = curlOf({ url: "https://a.vn/", method, headers: [["X-A", "it's @b"]], body: undefined });
    expect(read(line)).toEqual({ url: "https://a.vn/", method, headers: "X-A: it's @b" });
  }
});

test("a curl command that the page could not send is refused in words, an address is read as ever", () => {
  for (const line of ["curl -F a=@b https://a.vn", "curl 'https://a.vn", "curl https://a.vn https://b.vn"])
    expect(read(line)).toBe("http.curl.unreadable");
  expect(read("xem https://a.vn/x nhé")).toMatchObject({ url: "https://a.vn/x", method: "GET" });
  expect(read("curl.vn")).toMatchObject({ url: "curl.vn" });
});
