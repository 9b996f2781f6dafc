import { expect, test } from "bun:test";
import { tools } from "#tools/catalog.ts";
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
    // Each address of a site map has its other language, by a rule; every tool's page is there, tasks of one stand in a line.
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>(.*)<\/url>/g)].map(
      ([, address = "", others = ""]) => {
        const hrefs = [...others.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
          ([, lang, href]) => `${lang} ${href}`,
        );
        return [address, hrefs.join(", ")].map((part) => part.replaceAll(site.origin, ""));
      },
    );
    const ofTools = tools.flatMap(({ id, path }) =>
      [path, `/api?tab=${id}`].flatMap((page) =>
        [page, `/en${page}`].map((address) => [address, `vi ${page}, en /en${page}, x-default ${page}`]),
      ),
    );
    if (addresses.length > 0) expect(addresses).toEqual(expect.arrayContaining(ofTools));
    const isOfTool = new Set(ofTools.map(([address]) => address));
    const more = addresses.filter(([address]) => !isOfTool.has(address));
    const groups = Map.groupBy(more, ([address = ""]) =>
      address
        .split("/")
        .slice(0, address.startsWith("/en") ? 3 : 2)
        .join("/"),
    );
    const lines = [...groups.values()].map((group) =>
      group.map(([address, others]) => `${address} (${others})`).join(" "),
    );
    const shown = addresses.length === 0 ? text : lines.join("\n");
    expect(`${type}\n${shown}`).toMatchSnapshot();
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
