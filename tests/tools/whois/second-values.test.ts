import { expect, test } from "bun:test";
import { statusCodes } from "#tools/whois/schema.ts";
import { readRdap } from "#tools/whois/rdap.ts";
import { isRegistered, readWhois } from "#tools/whois/text.ts";
import { oneOf } from "#tests/support/samples/random.ts";

const organization = (state: string) => `
Domain Information:
a. [Domain Name]                EXAMPLE.CO.JP
g. [Organization]               Example Corporation
p. [Name Server]                ns1.example.co.jp
[State]                         ${state}
[Registered Date]               1999/02/14
[Connected Date]                1999/03/01
[Last Update]                   2026/04/01 01:05:04 (JST)
`;

test("JPRS: a name of an organization is connected until the day in brackets", () => {
  const text = organization("Connected (2027/03/31)");
  expect(readWhois(text)).toMatchObject({
    created_at: "1999-02-14",
    updated_at: "2026-03-31T16:05:04Z",
    expires_at: "2027-03-31",
    statuses: ["Connected"],
    nameservers: ["ns1.example.co.jp"],
  });
  const japanese = text
    .replace("State", "状態")
    .replace("Registered Date", "登録年月日")
    .replace("Last Update", "最終更新");
  expect(readWhois(japanese)).toMatchObject({
    created_at: "1999-02-14",
    expires_at: "2027-03-31",
    statuses: ["Connected"],
  });
  expect(isRegistered(text, readWhois(text))).toBe(true);
});

test.each([
  ["Connected (2027/3/1)", "2027-03-01"],
  ["Connected （2027/03/31）", "2027-03-31"],
  ["Connected", null],
  // of these the day is another one than that of the end
  ["To be suspended (2026/12/31)", null],
  ["Suspended (2026/11/30)", null],
  ["Deleted (2026/11/30)", null],
  ["Connected (2027/13/31)", null],
])("JPRS: the state %s ends on %j", (state, expires_at) => {
  const read = readWhois(organization(state));
  expect([read.expires_at, read.statuses]).toEqual([expires_at, [state.replace(/ [(（].*/, "")]]);
});

test.each([
  ["status: ok (paid and in zone)", ["ok"], null],
  [
    "Domain Status: clientHold (billing, since 2026-01-02), serverHold [court]",
    ["clientHold", "serverHold"],
    null,
  ],
  ["status: OK-UNTIL 20310809120000", ["ok"], "2031-08-09T12:00:00Z"],
  ["status: active (expires 2031-08-09)", ["ok"], "2031-08-09"],
  ["Domain status : ok - no restrictions", ["ok"], null],
  ["Registration status: Registered until expiry date.", ["Registered until expiry date."], null],
  ["state: REGISTERED, DELEGATED, VERIFIED", ["REGISTERED", "DELEGATED", "VERIFIED"], null],
  ["Domain Status: ok (https://icann.org/epp#ok)", ["ok"], null],
  ["Status: pay - per click", ["pay - per click"], null],
  ["status: (none)", [], null],
] as const)("RFC 5731 2.3: %s is %j, without what is said of it", (line, statuses, expires_at) => {
  expect(readWhois(`domain: sample.tld\n${line}\n`)).toMatchObject({ statuses, expires_at });
});

test("RFC 5731 2.3: every status is itself whatever stands behind it in brackets, from WHOIS and RDAP", () => {
  const remarks = [" (2027/03/31)", " [since 2020]", "（注）", " (a, b)", " (x) (y)", " - forbidden"];
  for (let round = 0; round < 200; round += 1) {
    const [status, remark] = [oneOf(statusCodes), oneOf(remarks)];
    const written = oneOf([status, status.toUpperCase(), status.replace(/[A-Z]/g, " $&").toLowerCase()]);
    const text = `Domain Name: SAMPLE.TLD\nDomain Status: ${written}${remark}\nDomain Status: ok https://icann.org/epp#ok\n`;
    const statuses = [...new Set([status, "ok"])];
    expect([text, readWhois(text).statuses]).toEqual([text, statuses]);
    expect(readRdap({ status: [`${written}${remark}`, "active"] }).statuses).toEqual(statuses);
  }
});

test("an expiry of its own line goes before one in a status", () => {
  const text = `${organization("Connected (2027/03/31)")}[Expires on]    2028/03/31\n`;
  expect(readWhois(text).expires_at).toBe("2028-03-31");
});
