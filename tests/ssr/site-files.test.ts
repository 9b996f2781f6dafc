import { expect, test } from "bun:test";
import type { Site } from "#core/site.ts";
import { securityTextOf, siteFiles } from "#ssr/site-files.ts";

const site: Site = {
  name: "Hộp thử",
  origin: "https://hop.example",
  hsts: "",
  social: [],
  contactEmail: "me@hop.example",
  donateText: "",
  donateAccount: null,
  analytics: null,
  closedTools: [],
  signIn: [],
};

test.each(siteFiles(site).map((file) => [file.path, file] as const))(
  "what %s tells search engines and phones changes only on purpose",
  (_, { type, text }) => {
    expect(`${type}\n${text}`).toMatchSnapshot();
  },
);

test("whom to tell of a hole: an address, half a year, both languages (RFC 9116)", () => {
  expect(securityTextOf(site, new Date("2026-11-21T00:00:00Z")).split("\n")).toEqual([
    "Contact: mailto:me@hop.example",
    "Expires: 2027-05-20T00:00:00.000Z",
    "Preferred-Languages: vi, en",
    "Canonical: https://hop.example/.well-known/security.txt",
    "",
  ]);
});
