import { expect, test } from "bun:test";
import { safeHtml, textOfHtml } from "#mail/html.ts";
import { findCode } from "#tools/temp-mail/code.ts";
import { announcements, greetings, paragraphs } from "#tests/support/samples/mails/parts.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const folder = new URL("../../support/samples/mails/", import.meta.url);

async function mailsIn(file: string): Promise<string[][]> {
  const lines = (await Bun.file(new URL(file, folder)).text()).trimEnd().split("\n");
  return lines.map((line) => line.split("\t").map((cell) => cell.replaceAll("\\n", "\n")));
}

const textOf = (body: string): string =>
  body.startsWith("<") ? textOfHtml(safeHtml(body, () => null)) : body;

test("of mails that bring a code at most 1 % are missed", async () => {
  const mails = await mailsIn("with-code.tsv");
  const missed = mails.filter(
    ([code = "", subject = "", body = ""]) =>
      findCode(subject, textOf(body)) !== code.replace(/^G-(?=\d)|[ -]/g, ""),
  );
  console.log(
    `codes: ${mails.length} mails with one, ${missed.length} missed`,
    missed.map(([code]) => code),
  );
  expect(mails.length).toBeGreaterThan(200);
  expect(missed.length).toBeLessThanOrEqual(0.01 * mails.length);
});

test("of mails without a code at most 1 % are given one", async () => {
  const mails = await mailsIn("without-code.tsv");
  const given = mails.flatMap(([subject = "", body = ""]) => {
    const code = findCode(subject, textOf(body));
    return code === null ? [] : [[code, subject]];
  });
  console.log(`codes: ${mails.length} mails without one, ${given.length} false`, given);
  expect(mails.length).toBeGreaterThan(200);
  expect(given.length).toBeLessThanOrEqual(0.01 * mails.length);
});

const rounds = 1500;
const below = randomFrom(25);
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
const some = (most: number): string[] => Array.from({ length: below(most + 1) }, () => pick(paragraphs));

const digits = (count: number): string => Array.from({ length: count }, () => below(10)).join("");
const capitals = "ABCDEFGHJKLMNPQRSTUVWXYZ".split("");
const alphanumeric = (): string => {
  const signs = Array.from({ length: 6 }, (_, at) => (at % 2 ? pick(capitals) : digits(1)));
  return signs.join("");
};
const newCode = (): string =>
  pick([
    () => digits(6),
    () => digits(4),
    () => digits(8),
    () => `${digits(3)} ${digits(3)}`,
    alphanumeric,
  ])();

test("a code is found whatever ordinary paragraphs stand around it", () => {
  const missed: unknown[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const code = newCode();
    // such digits are a year, a day or a hotline as well
    if (/^(?:19|20|1[89]00)/.test(code)) continue;
    const body = [pick(greetings), ...some(2), pick(announcements).replace("@", code), ...some(4)].join(
      "\n\n",
    );
    const found = findCode(pick(["", "Thông báo", "Acme"]), body);
    if (found !== code.replace(/[ -]/g, "")) missed.push({ code, found, body });
  }
  console.log(`codes: ${rounds} composed mails with one, ${missed.length} missed`);
  expect(missed.slice(0, 3)).toEqual([]);
});

test("no code is found in ordinary paragraphs, however they follow each other", () => {
  const given: unknown[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const subject = pick(["", "Thông báo", "Mã OTP và an toàn giao dịch", "Your security", "Đăng nhập mới"]);
    const body = [pick(greetings), ...some(8)].join(pick(["\n\n", "\n", " "]));
    const found = findCode(subject, body);
    if (found !== null) given.push({ subject, body, found });
  }
  console.log(`codes: ${rounds} composed mails without one, ${given.length} false`);
  expect(given.slice(0, 3)).toEqual([]);
});
