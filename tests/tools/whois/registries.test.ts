import { keyNames } from "#tools/whois/key-names.ts";
import { expect, test } from "bun:test";
import { linesByAnswer } from "#tests/support/product/by-answer.ts";
import { isRegistered, readWhois } from "#tools/whois/text.ts";
import type { Registration } from "#tools/whois/schema.ts";
import { linesOf } from "#tests/support/product/value-lines.ts";

const nameservers = ["ns1.sample.net", "ns2.sample.net"];
const created_at = "2011-02-03";
const updated_at = "2025-06-07";
const expires_at = "2031-08-09";
/** Of registries that write an hour beside each day, though it is midnight. */
const [created = "", updated = "", expires = ""] = [created_at, updated_at, expires_at].map(
  (day) => `${day}T00:00:00Z`,
);

/** What the answers in `tests/support/samples/whois` say: invented names, each in the form of one registry. */
const samples: Readonly<Record<string, Partial<Registration>>> = {
  dk: { registrar: "Sample Registrar A/S", created_at, expires_at, nameservers, dnssec: true },
  pt: { created_at, expires_at, statuses: ["ok"], nameservers },
  pl: {
    registrar: "Sample Registrar sp. z o.o.",
    created_at: created,
    updated_at: updated,
    expires_at: expires,
    nameservers,
  },
  hk: { registrar: "Sample Registrar Limited", created_at, expires_at, nameservers },
  it: {
    registrar: "Sample Registrar S.p.A.",
    created_at: created,
    updated_at: updated,
    expires_at,
    nameservers,
    dnssec: false,
  },
  ch: { registrar: "Sample Registrar AG", created_at, nameservers, dnssec: true },
  li: { registrar: "Sample Registrar AG", created_at, nameservers, dnssec: false },
  nz: {
    registrar: "Sample Registrar",
    created_at: created,
    updated_at: updated,
    expires_at: expires,
    nameservers,
    dnssec: false,
  },
  es: { created_at, expires_at, nameservers },
  uk: { registrar: "Sample Registrar Ltd t/a Sample", created_at, updated_at, expires_at, nameservers },
  cz: {
    registrar: "REG-SAMPLE",
    created_at: "2011-02-03T01:00:00Z",
    updated_at: "2025-06-07T02:00:00Z",
    expires_at,
    nameservers,
    dnssec: true,
  },
  sk: { registrar: "Sample Registrar, s.r.o.", created_at, updated_at, expires_at, nameservers },
  ee: {
    registrar: "Sample Registrar OÜ",
    statuses: ["ok"],
    created_at: created,
    updated_at: updated,
    expires_at,
    nameservers,
  },
  tr: { registrar: "Sample Registrar A.Ş.", created_at, expires_at, nameservers },
  am: { created_at, updated_at, expires_at, nameservers },
  bg: { created_at: created, expires_at: expires, nameservers },
  ua: {
    registrar: "Sample Registrar LLC",
    created_at: created,
    updated_at: updated,
    expires_at: expires,
    nameservers,
  },
  lv: { registrar: "Sample Registrar SIA", updated_at: null, statuses: ["ok"], nameservers },
  edu: { created_at, updated_at, expires_at, nameservers },
  ir: { updated_at, expires_at, nameservers },
  ie: { created_at, expires_at, nameservers },
  kg: { created_at: created, updated_at: updated, expires_at: expires, nameservers },
  gg: { registrar: "Sample Registrar Inc.", created_at, nameservers },
  mx: { registrar: "Sample Registrar", created_at, updated_at, expires_at, nameservers },
};

for (const [ending, registration] of Object.entries(samples)) {
  test(`an answer in the form of .${ending}'s registry is read`, async () => {
    const file = new URL(`../../support/samples/whois/${ending}.txt`, import.meta.url);
    const text = await Bun.file(file).text();
    const read = readWhois(text);
    expect(read).toMatchObject(registration);
    expect(isRegistered(text, read)).toBe(true);
  });
}

const people = [
  "contact: C1\nname: Somebody\nstatus: linked\ncreated: 2001-01-01\nchanged: 2026-01-01\n",
  "person: Somebody\nnic-hdl: SB1\nregistered: 2001-01-01\nlast modified: 2026-01-01\n",
  "Technical Contact:\n   Name: Somebody\n   Created: 2001-01-01\n   Updated: 2026-01-01\n",
  "nsset: NSS1\nnserver: ns1.sample.net\ncreated: 2001-01-01\nchanged: 2026-01-01\n",
  "keyset: K1\ndnskey: 257 3 13 c2FtcGxl\ncreated: 2001-01-01\nchanged: 2026-01-01\n",
  "Registrar: SAMP-1\nName: Sample Registrar\nCreated: 2001-01-01\nUpdated: 2026-01-01\n",
];

test("what is said of people, sets and registrars changes no date and no state, wherever it stands", () => {
  const domain =
    "domain: sample.tld\nstatus: active\ncreated: 2011-02-03\nchanged: 2025-06-07\nexpires: 2031-08-09\n";
  for (let round = 0; round < 200; round++) {
    const parts = [domain, ...people.filter(() => Math.random() < 0.5)]
      .map((part) => ({ part, at: Math.random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ part }) => part);
    const { created_at, updated_at, expires_at, statuses } = readWhois(parts.join("\n"));
    expect({ parts, created_at, updated_at, expires_at, statuses }).toEqual({
      parts,
      created_at: "2011-02-03",
      updated_at: "2025-06-07",
      expires_at: "2031-08-09",
      statuses: ["ok"],
    });
  }
});

test("a registrar is called by its name where the registry gives one, and by its handle where it does not", () => {
  const registrarIn = (text: string) => readWhois(text).registrar;
  expect(registrarIn("registrar: REG-SAMPLE\n")).toBe("REG-SAMPLE");
  expect(registrarIn("registrar: REG-SAMPLE\n\nRegistrar:\nname: Sample Ltd\n")).toBe("Sample Ltd");
  expect(registrarIn("Sponsoring Registrar:Sample Inc. (R151-LRMS)\n")).toBe("Sample Inc.");
  expect(registrarIn("Registrar: Sample Inc (292)\n")).toBe("Sample Inc");
  expect(registrarIn("Registrar: Sample Inc R45-ME\n")).toBe("Sample Inc");
  expect(registrarIn("registrar: Sample GmbH ( https://registry.example/registrar/597 )\n")).toBe(
    "Sample GmbH",
  );
  expect(registrarIn("Registrar: Sample (Holding) Ltd\n")).toBe("Sample (Holding) Ltd");
});

test("every word that is read of each registry's answer is as it was found right", async () => {
  const lines: string[] = [];
  for (const ending of Object.keys(samples)) {
    const text = await Bun.file(new URL(`../../support/samples/whois/${ending}.txt`, import.meta.url)).text();
    lines.push(linesOf(readWhois(text), ending));
  }
  expect(lines.join("\n")).toMatchSnapshot();
});

test("each name that a registry has for something is read as that thing", () => {
  const values = {
    registrar: "A",
    status: "ok",
    nameserver: "ns.vn",
    dnssec: "signed",
    delegationSigner: "1 2 3 4",
  };
  const told = Object.entries(keyNames).map(([kind, names]) => {
    const value = Object.entries(values).find(([one]) => one === kind)?.[1] ?? "2031-08-09";
    const readAs = (name: string) =>
      Object.entries(readWhois(`domain: a.vn\n${name}: ${value}\n`))
        .filter(([, one]) => one !== null && String(one) !== "")
        .map(([field, one]) => `${field} ${JSON.stringify(one)}`)
        .join(", ");
    return linesByAnswer(names, readAs);
  });
  expect(told.join("\n")).toMatchSnapshot();
});
