import { expect, test } from "bun:test";
import { isRegistered, readWhois } from "../../../src/tools/whois/text.ts";
import { whoisAnswers } from "../../support/samples/whois-answers.ts";

for (const [ending, { text, says }] of Object.entries(whoisAnswers)) {
  test(`an answer in the form of .${ending}'s registry is read`, () => {
    const registration = readWhois(text);
    expect(registration).toMatchObject(says);
    expect(isRegistered(text, registration)).toBe(true);
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
      created_at: "2011-02-03T00:00:00Z",
      updated_at: "2025-06-07T00:00:00Z",
      expires_at: "2031-08-09T00:00:00Z",
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
