import { expect, test } from "bun:test";
import { decode } from "../../../src/core/decode.ts";
import { curlOf } from "../../../src/tools/http/curl.ts";
import { RequestForm } from "../../../src/tools/http/schema.ts";

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
