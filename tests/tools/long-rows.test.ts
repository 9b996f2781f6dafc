import { expect, test } from "bun:test";
import { withoutPassword } from "#tools/qr/read-payload.ts";
import { decodeSecret } from "#tools/two-factor/secret.ts";
import { readRdap } from "#tools/whois/rdap.ts";
import { isRegistered, readWhois } from "#tools/whois/text.ts";
import { convertText } from "./data/sample.ts";

/**
 * Read once they take milliseconds. An expression that is tried anew at each sign of a row takes seconds to hours.
 */
const maxMs = 3000;

async function cpuMs(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const digits = `1.${"0".repeat(1_000_000)}1`;

test.each([
  ["json/pretty", digits],
  ["json/yaml", `[${digits}]`],
  ["json/csv", `[{"a":${digits}}]`],
  ["csv/json", `a\n${digits}`],
] as const)("%s: a number of a million digits is read once", async (name, text) => {
  expect(await cpuMs(() => convertText(name, text, name === "csv/json" ? { types: true } : {}))).toBeLessThan(
    maxMs,
  );
});

/** As much as is kept of a WHOIS server's answer. */
const answerBytes = 65_536;

test.each(["", "Registrar: ", "Domain Status: ", "Name Server: ", "owner: ", "created on "])(
  'lines of a WHOIS answer that begin with "%s" and go on with a row are read once',
  async (key) => {
    const rows = [".", "\t", " ", "(", "a", '"', "0", "a.", " .", ": ", " [Tag = ", "https://", "\t(0"];
    const lines = rows.map((row) => `${key}${row.repeat(500).slice(0, 480)}x\n`);
    const answers = lines.map((line) => line.repeat(Math.floor(answerBytes / line.length)));
    const ms = await cpuMs(() => answers.map((text) => isRegistered(text, readWhois(text))));
    expect(ms).toBeLessThan(maxMs);
  },
);

test("an RDAP object with texts of 250 KB is read once", async () => {
  const row = (signs: string) => signs.repeat(250_000 / signs.length);
  const object = {
    objectClassName: "domain",
    status: [`${row("https://")}\n`],
    events: [{ eventAction: "registration", eventDate: `${row("@0")}\t` }],
    nameservers: [{ ldhName: `${row("a ")}\t` }],
  };
  expect(await cpuMs(() => readRdap(object))).toBeLessThan(maxMs);
});

test("a secret of a million equals signs is read once", async () => {
  expect(await cpuMs(() => decodeSecret(`${"=".repeat(1_000_000)}A`))).toBeLessThan(maxMs);
});

test("a network's text of many escapes is read once, and its password stays hidden", async () => {
  expect(await cpuMs(() => withoutPassword(`WIFI:${";P:\\".repeat(20_000)}`))).toBeLessThan(maxMs);
  expect(withoutPassword("WIFI:P:secret;S:a;;")).toBe("WIFI:P:••••••;S:a;;");
  expect(withoutPassword("WIFI:S:P\\;P:x;P:a\\;b;;")).toBe("WIFI:S:P\\;P:x;P:••••••;;");
});
