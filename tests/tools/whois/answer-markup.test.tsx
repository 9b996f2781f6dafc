import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { type IslandTexts, islandTextsOf } from "#core/i18n.ts";
import type { WhoisAnswer } from "#tools/whois/schema.ts";
import { WhoisResult } from "#islands/whois/answer.tsx";
import { outlineWithClasses } from "#tests/support/product/page-outline.ts";
import { shownTexts } from "#tests/support/product/page-text.ts";

// oxlint-disable-next-line no-unsafe-type-assertion -- the texts of a tool's islands are of its area
const texts = islandTextsOf("en", "whois") as IslandTexts<"whois">;

const registered: WhoisAnswer = {
  domain: "xn--bi-wia5v.example",
  unicode_domain: "bưởi.example",
  registered: true,
  summary: "It is registered.",
  source: "rdap",
  server: "rdap.example",
  lookup_page: null,
  registrar: "P.A. Registrar",
  created_at: "2024-11-21T02:00:00Z",
  updated_at: "2025-06-01T02:00:00Z",
  expires_at: "2027-01-05T02:00:00Z",
  statuses: ["client hold"],
  nameservers: ["ns1.example", "ns2.example"],
  dnssec: true,
  days_only: [],
  days_left: 45,
  age_days: 730,
  status_meanings: [{ status: "client hold", meaning: "Held by the registrar." }],
  network: null,
  raw: {},
};

const markupOf = (answer: Partial<WhoisAnswer>) =>
  renderToStaticMarkup(<WhoisResult answer={{ ...registered, ...answer }} lang="en" texts={texts} />);
const shown = (answer: Partial<WhoisAnswer>) => shownTexts(markupOf(answer));
const toneOf = (answer: Partial<WhoisAnswer>) => /class="hero sentence (\w+)"/.exec(markupOf(answer))?.[1];

test("one name server is told as one", () => {
  expect(shown({ nameservers: ["ns1.example"] })).toContain("name server");
});

test("a registered name is shown with its figures, then its facts", () => {
  expect(shown({})).toEqual([
    "It is registered.",
    "Expires on: 09:00 05/01/2027 (45 days left)",
    "age of the name",
    "1 year",
    "name servers",
    "2",
    "DNSSEC",
    "Enabled",
    "Domain",
    "Domain",
    "xn--bi-wia5v.example",
    "Written with accents",
    "bưởi.example",
    "Registrar",
    "P.A. Registrar",
    "Registered on",
    "09:00 21/11/2024",
    "Expires on",
    "09:00 05/01/2027 (45 days left)",
    "Name servers",
    "ns1.example",
    "ns2.example",
  ]);
});

test("what is not known takes no place", () => {
  expect(
    shown({
      registered: null,
      registrar: null,
      created_at: null,
      updated_at: null,
      expires_at: null,
      nameservers: [],
      dnssec: null,
      days_left: null,
      age_days: null,
      status_meanings: [],
      unicode_domain: registered.domain,
      lookup_page: "https://lookup.example/",
    }),
  ).toEqual([
    "It is registered.",
    "Open the official lookup",
    "Domain",
    "Domain",
    "xn--bi-wia5v.example",
    "Source",
    "RDAP · rdap.example",
  ]);
});

test("a name that has expired says since when, and a young one its days", () => {
  expect(shown({ days_left: -3, age_days: 365, dnssec: false })).toEqual([
    "It is registered.",
    "age of the name",
    "365 days",
    "name servers",
    "2",
    "DNSSEC",
    "Not enabled",
    "Domain",
    "Domain",
    "xn--bi-wia5v.example",
    "Written with accents",
    "bưởi.example",
    "Registrar",
    "P.A. Registrar",
    "Registered on",
    "09:00 21/11/2024",
    "Expires on",
    "09:00 05/01/2027 (3 days ago)",
    "Name servers",
    "ns1.example",
    "ns2.example",
  ]);
});

test("the colour of a name: free, safe, to be renewed within sixty days, over, and not known", () => {
  const tones = [
    { registered: false },
    { days_left: 61 },
    { days_left: 60 },
    { days_left: 0 },
    { days_left: -1 },
    { days_left: null },
    { registered: null },
  ].map(toneOf);
  expect(tones).toEqual(["good", "good", "fair", "fair", "bad", "plain", "plain"]);
});

test("the registry's own text is there where it wrote one", () => {
  expect(markupOf({ raw: "domain: x" })).toContain("domain: x</pre>");
});

test.each<[what: string, answer: Partial<WhoisAnswer>]>([
  ["a registered name", {}],
  [
    "a name of which a registry tells little",
    { created_at: null, expires_at: null, days_left: null, age_days: null },
  ],
  ["a free name", { registered: false, registrar: null, statuses: [], status_meanings: [], nameservers: [] }],
  ["a name that only a page tells of", { registered: null, lookup_page: "https://nic.example/" }],
])("the markup of %s changes only on purpose", (_, answer) => {
  expect(outlineWithClasses(markupOf(answer), { lang: "en", area: "whois" })).toMatchSnapshot();
});

test("a day that the registry gave without an hour is shown without one, in no zone", () => {
  const days = { created_at: "2001-02-03T00:00:00Z", expires_at: "2027-03-31T00:00:00Z", updated_at: null };
  const lines = shown({ ...days, days_only: ["created_at", "expires_at"] });
  expect(lines).toContain("03/02/2001");
  expect(lines).toContain("31/03/2027 (45 days left)");
  expect(lines).toContain("Expires on: 31/03/2027 (45 days left)");
  expect(shown({ ...days, days_only: ["created_at"] })).toContain("07:00 31/03/2027 (45 days left)");
});
