import { expect, test } from "bun:test";
import enCryptoTasks from "#locales/en/tasks/crypto.ts";
import viCryptoTasks from "#locales/vi/tasks/crypto.ts";
import { en, vi } from "#locales/index.ts";
import { timeoutMs } from "#client/api.ts";
import { refreshMs } from "#islands/temp-mail/use-mailbox.ts";
import type { MessageKey } from "#core/i18n.ts";
import { limits } from "#core/limits.ts";
import { settledLifeMs } from "#db/deletion-requests.ts";
import { anonymousLifeMs, unreadLifeMs } from "#db/note-retention.ts";
import { saltLifeMs } from "#db/visitors.ts";
import { bodyLimit } from "#http/body.ts";
import { loadConfig } from "#server/config.ts";
import { memoryMs } from "#server/idempotency.ts";
import { maxQuestionLength } from "#tools/chat/schema.ts";
import { passphraseLengths } from "#tools/crypto/schema.ts";
import { bitsOf, strengthOf } from "#tools/crypto/password.ts";
import { minRsaBits, secretBytes } from "#tools/crypto/verification-keys.ts";
import { words } from "#tools/crypto/wordlist.ts";
import { maxSteps, maxUnpackedBytes } from "#tools/encode/recognise.ts";
import { leastDays } from "#tools/http/security.ts";
import { codePattern, maxTags } from "#tools/links/schema.ts";
import { maxListedInCsv } from "#tools/links/list-csv.ts";
import { maxDays } from "#tools/links/options.ts";
import { maxContentBytes } from "#tools/notes/schema.ts";
import { maxProxies } from "#tools/proxy/schema.ts";
import { maxCommentLength } from "#tools/reports/schema.ts";
import { hourMs, maxMs } from "#tools/temp-mail/answers.ts";
import { mailLimits } from "#tools/temp-mail/store.ts";
import { minSentences, minWords } from "#tools/text-analyzer/readability.ts";
import { maxTextLength } from "#tools/translate/schema.ts";
import { minSecretBytes } from "#tools/two-factor/secret.ts";
import { maxSecrets, periods } from "#tools/two-factor/schema.ts";
import { accountPattern, maxAmount, maxInfoLength, maxOrders } from "#tools/vietqr/schema.ts";

const secondMs = 1000;
const dayMs = 86_400_000;
const mebibyte = 1_048_576;
const lengthsOf = (pattern: string): readonly number[] =>
  (/\{(\d+),(\d+)\}/.exec(pattern) ?? []).slice(1).map(Number);
const quotaOf = ({ points, addressPoints, userPoints }: typeof limits.link | typeof limits.chat) => [
  points,
  addressPoints,
  userPoints,
];
/** The fewest bits that are called strong. */
const strongBits =
  Array.from({ length: 200 }, (_, bits) => bits).find((bits) => strengthOf(bits) === "strong") ?? 0;
const backups = loadConfig({}).BACKUP_KEEP;

/** Every figure that a text says of this site, and where it is so; what it says of the world stands in `ofTheWorld`. */
const figures: Readonly<Partial<Record<MessageKey, readonly number[]>>> = {
  "api.limits.body": [bodyLimit / mebibyte],
  "api.repeating.body": [memoryMs / 60_000],
  "chat.faq.3.a": [...quotaOf(limits.chat), maxQuestionLength],
  "chat.message.hint": [maxQuestionLength],
  "client.timeout": [timeoutMs / secondMs],
  "crypto.faq.1.a": [strongBits],
  "crypto.jwt.verdict.weak_key": [minRsaBits],
  "crypto.jwt.warning.short_secret": Object.values(secretBytes),
  "data.text.hint": [bodyLimit / mebibyte],
  "encode.stopped.deep": [maxSteps],
  "encode.stopped.large": [maxUnpackedBytes / mebibyte],
  "http.said.security.hsts.short": [leastDays],
  "links.api.listCsv": [maxListedInCsv],
  "links.code.hint": lengthsOf(codePattern),
  "links.faq.1.a": quotaOf(limits.link),
  "links.invalid.code": lengthsOf(codePattern),
  "links.invalid.expiry": [maxDays / 365],
  "links.tags.api": [maxTags],
  "links.tags.hint": [maxTags],
  "links.tip.1": lengthsOf(codePattern),
  "notes.content.api": [maxContentBytes / 1024],
  "notes.faq.3.a": [anonymousLifeMs / dayMs, unreadLifeMs / dayMs],
  "notes.invalid.tooLarge": [maxContentBytes / 1024],
  // In Base64 it takes a third more.
  "notes.seal.tooLarge": [(maxContentBytes * 3) / 4 / 1024],
  "privacy.3.body": [hourMs / 3_600_000, maxMs / dayMs, settledLifeMs / dayMs, memoryMs / 60_000],
  "privacy.4.body": [saltLifeMs / 3_600_000],
  "privacy.7.body": [anonymousLifeMs / dayMs, unreadLifeMs / dayMs, backups, 30],
  "problem.payload_too_large": [bodyLimit / mebibyte],
  "problem.payload_too_large.answer": [bodyLimit / mebibyte],
  "proxy.invalid.list": [1, maxProxies],
  "proxy.proxies.api": [maxProxies],
  "proxy.proxy.hint": [maxProxies],
  "reports.comment.hint": [maxCommentLength],
  "temp-mail.autoRefresh": [refreshMs / secondMs],
  "temp-mail.extend": [hourMs / 3_600_000],
  "temp-mail.faq.1.a": [hourMs / 3_600_000, maxMs / 3_600_000],
  "temp-mail.faq.2.a": [mailLimits.messageBytes / 1_000_000, mailLimits.mailboxMessages],
  "temp-mail.longest": [maxMs / 3_600_000],
  "temp-mail.tooLarge": [mailLimits.messageBytes / 1_000_000],
  "text-analyzer.level.tooShort": [minWords, minSentences],
  "translate.summary": [maxTextLength],
  "two-factor.error.short": [Math.ceil((minSecretBytes * 8) / 5)],
  "two-factor.faq.1.a": [periods.default],
  "two-factor.secrets.api": [maxSecrets],
  "vietqr.account.hint": lengthsOf(accountPattern),
  "vietqr.api.orders": [maxOrders],
  "vietqr.badAccount": lengthsOf(accountPattern),
  "vietqr.badAmount": [maxAmount],
  "vietqr.faq.3.a": [maxInfoLength],
  "vietqr.info.api": [maxInfoLength],
  "vietqr.info.hint": [maxInfoLength],
  "vietqr.orders.api": [maxOrders],
  "vietqr.orders.hint": [maxOrders],
};

/** Texts whose figures are no bound of this site: standards, examples, what others do; or held by tests of their own. */
const ofTheWorld = new Set<string>([
  "chat.problem.shareLimit", // at midnight
  "chat.problem.siteLimit", // at midnight
  "cron.words.half", // by the clock of 24 hours
  "data.faq.1.a", // IEEE 754
  "dns.said.sts.wrong.id", // RFC 8461
  "encode.faq.1.a", // RFC 4648
  "http.badHeaderValue", // asked of the function in its own test
  "http.warning.redirectLimit", // asked of a server in its own test
  "invalid.nul",
  "net.notWeb", // asked of a server in its own test
  "notes.field.content.hint", // about as many characters
  "problem.rate_limited.kept", // at midnight
  "problem.site_limit", // at midnight
  "proxy.busy", // the guard's deadline, which nobody waits for here
  "qr.badWepKey", // IEEE 802.11
  "qr.badWpaKey", // IEEE 802.11
  "qr.password.api", // IEEE 802.11
  "qr.sample.message",
  "qr.ssid.api", // IEEE 802.11
  "text-analyzer.faq.3.a", // GSM 03.38
  "translate.problem.shareLimit", // at midnight
  "translate.problem.siteLimit", // at midnight
  "two-factor.faq.3.a", // what services use
  "whois.sum.lastDay",
]);

const isHeld = (key: string): key is MessageKey => key in figures;

const inWords: Readonly<Record<number, RegExp>> = {
  1: /\bmột (?:giờ|ngày)|\b(?:an|one) hour|\ba day/i,
  5: /\bnăm phút|\bfive minutes/i,
};

/** What a text says where people can sign in. */
const withSignIn = (text: string): string => text.replace(/\{signIn\|([^|]*)\|[^}]*\}/g, "$1");

const numbersOf = (text: string): readonly number[] =>
  [
    ...withSignIn(text)
      .replace(/\{[^}]*\}/g, "")
      .matchAll(/(?<![\p{L}\d_.:/-])\d+(?:[.,]\d{3})*(?!:?\d|\.\d|[-–]\d*\p{L})/gu),
  ].map(([digits]) => Number(digits.replace(/[.,]/g, "")));

const isPromise =
  /(?:tối đa|nhiều nhất|ít nhất|trong vòng|hơn|tới|quá|sau|mỗi|thêm|hạn|khoảng|đủ)\s+\d|\d\S*\s+(?:ngày|giờ|phút|giây|[KM]i?B|bit|ký tự)(?!\p{L})/u;

test("each figure that a text says of the site is the one in the code, in both languages", () => {
  const faults = Object.keys(vi)
    .filter(isHeld)
    .flatMap((key) =>
      [vi, en].flatMap((texts) => {
        const missing = (figures[key] ?? []).filter(
          (figure) => !numbersOf(texts[key]).includes(figure) && !inWords[figure]?.test(texts[key]),
        );
        return missing.length > 0 ? [{ key, missing, text: texts[key] }] : [];
      }),
    );
  expect(faults).toEqual([]);
});

test("no text says a figure as a bound that no constant of the code is held against", () => {
  const unheld = Object.entries(vi).filter(
    ([key, text]) =>
      !(key in figures) &&
      !ofTheWorld.has(key) &&
      !/^(?:cron|tasks|data-deletion|notes\.expires)/.test(key) &&
      isPromise.test(text.replace(/\{[^}]*\}/g, "#")),
  );
  expect(unheld).toEqual([]);
});

test("how many words a passphrase needs is told by the bits that they give", () => {
  const bitsFor = (count: number) => Math.floor(bitsOf(BigInt(words.length) ** BigInt(count)));
  expect(strengthOf(bitsFor(passphraseLengths.default))).toBe("strong");
  for (const { passphrase } of [viCryptoTasks, enCryptoTasks]) {
    const [, answer = ""] = passphrase.faq[0] ?? [];
    expect(numbersOf(answer)).toEqual([bitsFor(passphraseLengths.default), bitsFor(5), bitsFor(6)]);
  }
});
