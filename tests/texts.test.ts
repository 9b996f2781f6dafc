import { expect, test } from "bun:test";
import type { TSchema } from "@sinclair/typebox";
import { Glob } from "bun";
import { languages, localizer } from "#core/i18n.ts";
import { tools } from "#tools/catalog.ts";
import type { Calls } from "#core/tool.ts";
import type { Tables } from "#db/schema.ts";
import { tools as declaredTools } from "#tools/registry.ts";
import { en, vi } from "#locales/index.ts";

const keys = Object.keys(vi).filter((key): key is keyof typeof vi => key in vi);
const root = new URL("../src/", import.meta.url).pathname;
const sources = await Promise.all(
  [...new Glob("**/*.{ts,tsx}").scanSync(root)].map((file) => Bun.file(root + file).text()),
);
const source = sources.join("\n");

const membersOf = (schema: TSchema): readonly string[] => {
  const anyOf: readonly TSchema[] = Array.isArray(schema["anyOf"]) ? schema["anyOf"] : [schema];
  return anyOf.map((member) => String(member["const"]));
};

/** Words that Vietnamese has taken over, names of products, units. */
const shared = "Base64 Header Payload Tab Proxy ms Wi Fi Latin Lorem ipsum Google VietQR Email";

const isShared = (text: string) => {
  const words = text.replace(/\{[^}]*\}/g, "").match(/\p{L}[\p{L}\d]*/gu) ?? [];
  return words.every((word) => /^\p{Lu}{2,}\d*$/u.test(word) || shared.split(" ").includes(word));
};

test("no text is missing, and each names the same slots in both languages", () => {
  const slots = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
  const faults = keys.filter((key) => {
    const [own, other] = [new Set(slots(vi[key])), new Set(slots(en[key]))];
    return vi[key].trim() === "" || en[key].trim() === "" || [...other].some((name) => !own.has(name));
  });
  expect(faults).toEqual([]);
});

/** What declared tools say of their calls and of the fields that forms draw from them. */
const declared = new Set(
  declaredTools.flatMap(({ id, calls }) =>
    Object.entries<Calls[string]>(calls).flatMap(([name, one]) => [
      `${id}.api.${name}`,
      ...Object.entries<TSchema>("input" in one ? one.input.properties : {}).flatMap(([field, schema]) => [
        `${id}.${field}`,
        `${id}.${field}.hint`,
        ...membersOf(schema).map((value) => `${id}.${field}.${value}`),
      ]),
    ]),
  ),
);

test("every text is used", () => {
  const literals = new Set(source.matchAll(/["'`]([\w-]+(?:\.[\w/-]+)+)["'`]/g).map(([, key]) => key));
  const templates = [...source.matchAll(/`([^`\s]*\$\{[^`]*?\}[^`\s]*)`/g)]
    .map(([, template]) => template ?? "")
    .filter((template) => /[\w-]/.test(template.replace(/\$\{[^}]*\}/g, "")) && template.includes("."))
    .map((template) => {
      const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()[\]\\|/]/g, "\\$&"));
      return new RegExp(`^${parts.join("[\\w./-]+")}$`);
    });
  const unused = keys.filter(
    (key) => !literals.has(key) && !declared.has(key) && !templates.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

test("no Vietnamese text was left in English", () => {
  const english: Record<string, string> = en;
  const same = keys.filter((key) => vi[key] === english[key]);
  expect(same.filter((key) => !isShared(vi[key]))).toEqual([]);
});

test("Vietnamese sentences are written with their marks", () => {
  const marks = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;
  const bare = keys.filter((key) => vi[key].split(" ").length > 5 && !marks.test(vi[key]));
  expect(bare).toEqual([]);
});

test("a page's title has the tool's name first and 60 characters at most, the site's name in it", () => {
  const named = [...tools.map(({ id }) => id), "donate", "privacy", "terms"] as const;
  const long = languages.flatMap((lang) =>
    named
      .map((id) => `${localizer(lang)(`${id}.label`)} – ${localizer(lang)(`${id}.title`)} | Hộp Đồ Nghề`)
      .filter((title) => title.length > 60),
  );
  expect(long).toEqual([]);
});

test("each word is spelled in one way", () => {
  const wrong = {
    vi: /xoá|hoá(?!\p{L})|khoá|\bhoà(?!\p{L})|tuỳ|thuỷ|chủ nhật|đáp ứng HTTP|hồi đáp|name ?servers?/iu,
    en: /\b(colors?|analyz(e|er|ers|es|ed|ing)|customiz\w+|organiz(e|ed|es|ing)|centers?|gray)\b/i,
  } as const;
  const faults = keys.filter(
    (key) => wrong.en.test(en[key]) || wrong.vi.test(vi[key].replaceAll("Chủ nhật", "")),
  );
  expect(faults).toEqual([]);
});

test("what stands behind a tool's name in a title begins small, but for names and abbreviations", () => {
  const faults = languages.flatMap((lang) =>
    tools
      .map(({ id }) => localizer(lang)(`${id}.title`))
      .filter((title) => /^\p{Lu}\p{Ll}/u.test(title) && !/^(Base64|Google|Lorem)/.test(title)),
  );
  expect(faults).toEqual([]);
});

/** What the privacy page says of each table of the database; null for what is of nobody. */
const told: Readonly<Record<keyof Tables, readonly [vi: string, en: string] | null>> = {
  users: ["tên, địa chỉ email và ảnh đại diện", "name, email address and picture"],
  sessions: ["trình duyệt và hệ điều hành của mỗi phiên", "browser and system of each session"],
  signIns: ["cookie ngắn hạn trong lúc đăng nhập", "short-lived cookies during sign-in"],
  apiKeys: ["mã băm của khóa", "a hash of the key"],
  linkCodes: ["mã đã cấp vẫn được giữ", "a code stays reserved"],
  links: ["Liên kết rút gọn được lưu gồm", "A short link is stored as"],
  clickCounts: ["số đếm theo ngày, quốc gia", "counts by day, country"],
  clickVisitors: ["mã băm với khóa ngẫu nhiên của ngày đó", "a hash with that day's random key"],
  clickTakers: ["một người không dùng hết số lượt", "nobody alone uses up the clicks"],
  dailySalts: ["khóa và mã băm bị hủy sau 48 giờ", "key and hashes are destroyed after 48 hours"],
  notes: ["Ghi chú được lưu cho", "Notes are stored for"],
  history: ["lịch sử mã QR và VietQR", "your QR and VietQR history"],
  mailboxes: ["Hộp thư tạm thời cùng mọi thư", "A temporary mailbox and all mail"],
  mailMessages: ["Hộp thư tạm thời cùng mọi thư", "A temporary mailbox and all mail"],
  mailAttachments: ["Hộp thư tạm thời cùng mọi thư", "A temporary mailbox and all mail"],
  mailTotals: null,
  noteTotals: null,
  assetBuilds: null,
  deletionRequests: ["Yêu cầu xóa dữ liệu được lưu gồm", "A data deletion request is stored"],
  reports: ["Báo cáo vi phạm được lưu gồm", "A report of abuse is stored"],
  clientCounts: ["được đếm đến hết ngày", "is counted until the day is over"],
  auditEntries: ["nhật ký kiểm tra", "an audit log"],
  siteValues: null,
  siteTotals: null,
  rowCounts: null,
  blockedHosts: null,
  idempotencyKeys: ["được giữ năm phút", "kept for five minutes"],
  limitCounts: ["mã băm có khóa bí mật", "made with a secret key"],
};

const policyOf = (texts: Readonly<Record<string, string>>): string =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((part) => texts[`privacy.${part}.body`]).join(" ");

test("the privacy page tells of everything that is stored, in both languages", () => {
  const missing = Object.entries(told).flatMap(([table, words]) =>
    words && policyOf(vi).includes(words[0]) && policyOf(en).includes(words[1]) ? [] : words ? [table] : [],
  );
  expect(missing).toEqual([]);
});

test("the privacy page names every cookie and every key of the browser's storage, and no other", () => {
  const named = [
    ...source.matchAll(/\w+Cookie = "([\w-]+)"/g),
    ...source.matchAll(/\/quota-cookie|const name = "(quota)"/g),
    ...source.matchAll(/(?:tokenKey|mailboxKey) = "([\w-]+)"/g),
    ...source.matchAll(/(?:recent|pinned): "(tools-\w+)"/g),
    ...source.matchAll(/=> `(typed) \$/g),
  ].flatMap(([, name]) => name ?? []);
  expect(named.length).toBeGreaterThanOrEqual(11);
  for (const texts of [vi, en]) {
    const words: string[] = texts["privacy.5.body"].match(/[a-z]+(?:[_-][a-z]+)*/g) ?? [];
    expect(named.filter((name) => !words.includes(name))).toEqual([]);
    const inCode = words.filter((word) => /^[a-z]+_[a-z_]+$/.test(word) || word.startsWith("tools-"));
    expect(inCode.filter((word) => !named.includes(word))).toEqual([]);
  }
});
