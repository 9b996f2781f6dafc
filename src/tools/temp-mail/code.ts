import { type Label, labelsIn, purposePattern, warningPattern } from "./code-labels.ts";

const maxCandidates = 200;

const group = String.raw`[A-Z\d]`;
/** Digits alone or in groups, or capitals with at least one digit; not a piece of something longer. */
const candidatePattern = new RegExp(
  [
    String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d_./@#$£€&=+%-]|\d[:., -]|[•xX]{2}|[*]{3})`,
    "(?:[A-Z]{1,3}-)?",
    String.raw`(?<value>\d(?:\s{1,3}\d){3,7}|\d{2}(?:[ -]\d{2}){2,3}|\d{2,4}[ -]\d{2,4}|\d{4,8}|(?=[A-Z-]*\d)${group}{2,5}-${group}{2,5}|(?=[A-Z]*\d)${group}{4,10}|(?<lone>[A-Z]{5,8}|(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{5,8}))`,
    String.raw`(?![\p{Script=Latin}\d_@%=/#]|\*\d|-[\p{L}\d]|[.:]\d|,\d{3}(?!\d)|,\d\d\s?(?:[€$£]|eur|zł|kč|kr)|[ .-]?\d{3}|\s?(?:[₫¥€£$%元円원]|(?:đ|vnd|vnđ|đồng|dong|d|usd|eur|gbp|jpy|k|tr|triệu|nghìn|phút|phut|giờ|gio|giây|ngày|xu|điểm|minutes?|hours?|seconds?|days?|points?|users|people|km|m2|mb|gb|ms|digits)(?!\p{L})))`,
  ].join(""),
  "gu",
);

type Candidate = {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** Looks like a word: it needs to be named. */
  readonly isWordlike: boolean;
  /** Looks like a day, a year or a hotline. */
  readonly isOrdinary: boolean;
};

const isDate = (value: string): boolean =>
  /^(?:19|20)\d\d(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))?$|^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/.test(
    value,
  );
const isHotline = (value: string): boolean => /^1[89]00/.test(value) && value.length > 4;

/** A number too long to be typed, a hotline in its groups, a word. */
const neverCode = /^(?:\d[ -]?){9,}$|^1[89]00[ -]|^(?!.*[^AEIOUY]{4})[A-Z]+$/;

function candidatesIn(text: string): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { index, 0: whole, groups = {} } of text.matchAll(candidatePattern)) {
    if (candidates.length >= maxCandidates) break;
    const written = groups["value"] ?? "";
    const value = written.replace(/[\s-]/g, "");
    const isMasked = text.startsWith("**", index - 2) && !text.startsWith("**", index + whole.length);
    if (value.length < 4 || isMasked || neverCode.test(written)) continue;
    candidates.push({
      value,
      start: index,
      end: index + whole.length,
      isWordlike: groups["lone"] !== undefined || /^[A-Z]{3,}\d{1,4}$/.test(value),
      isOrdinary: isDate(value) || isHotline(value),
    });
  }
  return candidates;
}

/** As much as is looked through; a code stands near the top. */
const maxText = 20_000;
const maxLabels = 200;

/** Letters whose stroke is no mark to Unicode. */
const strokes: Readonly<Record<string, string>> = { đ: "d", Đ: "D", ł: "l", Ł: "L", ø: "o", Ø: "O", ı: "i" };

/** Of the same length as the text: without marks on Latin letters. */
const foldLatin = (text: string): string =>
  text.replace(/[À-ɏḀ-ỿ]/g, (sign) => strokes[sign] ?? sign.normalize("NFD").charAt(0));

const maxWindow = 400;
const signs = String.raw`[\s:：=*"'“”„«»‘’()\[\]{}【】「」『』<>|–—，,-]`;
const copula =
  "is|are|la|est|este|es|e|ist|lautet|ar|er|on|je|jest|to|adalah|ialah|yra|είναι|הוא|היא|是|为|為|は|는|은|คือ|هو";
const article = "(?: (?:le|the|el|o|il|der|die|das))?";
const linkOnly = new RegExp(`^${signs}*(?:(?:${copula})${article}${signs}*)?$`, "iu");
const lastSigns = new RegExp(`(?<!${signs})${signs}+$`, "u");
const endsInCopula = new RegExp(`(?<!\\p{L})(?:${copula})${article}$|(?:是|为|為|は|는|은|คือ|هو)$`, "iu");

/** Whether a text comes to what it announces, by a colon or a word, whatever signs follow. */
function endsInLink(text: string): boolean {
  const after = lastSigns.exec(text)?.[0] ?? "";
  return /[:：=–—]/.test(after) || endsInCopula.test(text.slice(0, text.length - after.length));
}

const scriptWithoutSpaces =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}ー]|(?![.!?])\p{P}|[ :]){1,24}$/u;
const beginsWithLink = new RegExp(
  `^["'“”*)\\]】」』]*\\s*(?:[(–—-]|(?:${copula}|as|como|comme|als|jako)(?!\\p{L}))`,
  "iu",
);
const sentenceEnd = /[.!?。！？;]\s|[。！？]|,(?=\p{Script=Han})|\n/gu;
const saysUseAnywhere = /(?<!\p{L})(?:enter|type|nhap)(?!\p{L})/iu;
const saysUse =
  /(?<!\p{L})(?:enter|type|use|input|nhap|dung|su dung|dien|introduce|introduzca|saisissez|entrez|utilisez|inserisci|zadejte|wpisz|masukkan|use o|digite|geben sie|gib|gebruik|kirjoita|girin|输入|輸入)(?: (?:in|the|this|code|ma|le|el|o|il|den|de|kod|kode|codigo|otp|pin|\d{1,2}|chu so|so|digits?|sau)){0,4}[\s:"'“*]*$/iu;
/** What only a code is typed for: to go on, to open, to change something of one's own. */
const purposes =
  "tiep tuc|hoan tat|mo|lien ket|xem|vao|rut|doi|dang|xac|kich hoat|tao|truy cap|khoi phuc|huy|thay|ket noi|continue|finish|complete|unlock|link|open|access|view|set|log|sign|verify|confirm|proceed|finali[sz]e|activate|reset|change|pair|connect|join";
const typedFor = new RegExp(`(?<!\\p{L})(?:de|to) (?:\\p{L}{1,8} )?(?:${purposes})(?!\\p{L})`, "iu");
const usedFor =
  /^ (?:duoc |la ma )?(?:dung |is used |is )(?:de |to |for )(?:xac|dang nhap|kich hoat|verif|confirm|sign|log|activat)/iu;
const isDrawn = (value: string): boolean => /^\d{5,8}$/.test(value) && !value.endsWith("000");
const prize = /(?<!\p{L})(?:qua|thuong|trung|win|prize|gift|lucky|so tien|amount)(?!\p{L})/iu;
const ofDigits = /(?<!\p{L})(?:chu so|digits?)[\s:"'“*]*$/iu;
const asPassword = /^["'”*]* as (?:your|the) (?:[\p{L}-]+ ){0,3}(?:password|code)/iu;
const promotion =
  /(?<!\p{L})(?:off|checkout|discount|sale|coupon|voucher|offer|redeem|promo\p{L}*|giam|uu dai|khuyen mai|freeship|mien phi|gratis)(?!\p{L})|\d ?%|[满减]/iu;
const money = /\d ?(?:[$€£₫đ]|(?:vnd|usd|eur|gbp|dong)(?!\p{L}))|[$€£]\d/iu;
const travel =
  /(?<!\p{L})(?:flight|check-in|reservation|booking|itinerary|hotel|seat|chuyen bay|dat (?:phong|cho|ban))(?!\p{L})/iu;
const meeting =
  /(?<!\p{L})(?:(?:meeting|webinar|zoom) id|id (?:zoom|cuoc hop|phong hop)|zoom meeting|teams meeting|dial-?in|cuoc hop)(?!\p{L})/iu;

type Mail = {
  readonly folded: string;
  readonly labels: readonly Label[];
  readonly isAboutSigningIn: boolean;
  readonly hasMoney: boolean;
};

const lastEnd = (pattern: RegExp, text: string): number => {
  let end = 0;
  for (const { index, 0: found } of text.matchAll(pattern)) end = index + found.length;
  return end;
};

/** The clause around a candidate: where it begins and ends. */
function clauseAround({ folded }: Mail, { start, end }: Candidate): { from: number; to: number } {
  const windowStart = Math.max(0, start - maxWindow);
  const from = windowStart + lastEnd(sentenceEnd, folded.slice(windowStart, start));
  const rest = folded.slice(end, end + maxWindow);
  const stop = rest.search(sentenceEnd);
  return { from, to: end + (stop < 0 ? rest.length : stop) };
}

const isWarning = ({ folded }: Mail, from: number, to: number): boolean =>
  warningPattern.test(folded.slice(from, to));

/** How often letters follow digits or digits letters: names and years change once. */
const switches = (value: string): number => (value.match(/\d(?=\D)|\D(?=\d)/g) ?? []).length;

/** A mere "code" is one for signing in only where the mail speaks of that, or of nothing that is for sale. */
function isTrusted(mail: Mail, { kind }: Label, { start, end, isWordlike, value }: Candidate): boolean {
  if (kind === "oneTime") return true;
  if (promotion.test(mail.folded.slice(Math.max(0, start - 100), end + 100))) return false;
  if (mail.isAboutSigningIn) return !isWordlike;
  return !mail.hasMoney && (/^\d+$/.test(value) || switches(value) > 2);
}

/**
 * The label that a value belongs to: the nearest before it, or the one-time code that the nearest only says more of:
 * "your one-time password for the account at Acme is 123456".
 */
function governing({ folded, labels }: Mail, from: number, start: number): Label | undefined {
  const before = labels.filter(
    (label) => label.start >= from && label.end <= start && !/^[^(]*\)/.test(folded.slice(label.end, start)),
  );
  const nearest = before.at(-1);
  if (nearest?.kind !== "other") return nearest;
  const named = before.findLast(({ kind }) => kind === "oneTime");
  return named &&
    !/[,;(]|(?<!\p{L})(?:and|va|your|cua ban)(?!\p{L})/u.test(folded.slice(named.end, nearest.start))
    ? named
    : nearest;
}

/** "Nhập 6 chữ số: 314159", in a mail about signing in. */
const isCounted = ({ folded, isAboutSigningIn }: Mail, from: number, start: number): boolean =>
  isAboutSigningIn && ofDigits.test(folded.slice(from, start));

/** How surely the words in the same clause name a candidate; null when they name it something else. */
function scoreInClause(mail: Mail, candidate: Candidate): number | null {
  const { folded, labels } = mail;
  const { start, end, isOrdinary, isWordlike } = candidate;
  const { from, to } = clauseAround(mail, candidate);
  const before = governing(mail, from, start);
  const after = labels.find((label) => label.start >= end && label.end <= to);
  const between = after ? folded.slice(end, after.start) : "";
  const isNamedAfter =
    after !== undefined &&
    after.kind !== "other" &&
    between.length <= 45 &&
    !/\d/.test(between) &&
    (beginsWithLink.test(between) || (between.length <= 6 && !/\p{Script=Latin}|\s/u.test(between))) &&
    !warningPattern.test(between) &&
    isTrusted(mail, after, candidate);
  if (isNamedAfter && !isOrdinary) return isWordlike ? 0 : after.kind === "oneTime" ? 95 : 72;
  if (before) {
    const gap = folded.slice(before.end, start);
    const isAdjacent = linkOnly.test(gap) && !gap.includes("\n\n");
    if (before.kind === "other") return isAdjacent || gap.length <= 30 ? null : 0;
    const isLinked = isAdjacent || (gap.length <= 120 && endsInLink(gap)) || scriptWithoutSpaces.test(gap);
    const isWarned = isWarning(mail, from, before.start) && !(isAdjacent && /[:：=]|\p{L}/u.test(gap));
    if (isLinked && !isWarned && isTrusted(mail, before, candidate)) {
      if ((isOrdinary || isWordlike) && !isAdjacent) return 0;
      return (before.kind === "oneTime" ? 100 : 75) - (isAdjacent ? 0 : 10);
    }
  }
  const clause = folded.slice(from, to);
  const isTyped = saysUse.test(folded.slice(from, start)) && !promotion.test(clause);
  if (isTyped && !isOrdinary && !isWordlike && !/^ ?(?:coins|points)/.test(folded.slice(end)))
    if (
      asPassword.test(folded.slice(end)) ||
      purposePattern.test(clause) ||
      isCounted(mail, from, start) ||
      (isDrawn(candidate.value) && typedFor.test(clause) && !prize.test(clause))
    )
      return 80;
  return isDrawn(candidate.value) && usedFor.test(folded.slice(end, end + 40)) ? 80 : 0;
}

const lineStartAt = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;

const lineEndAt = (text: string, at: number): number => {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
};

/** Lines above a place that have something in them, the nearest first. */
function* linesAbove(text: string, at: number): Generator<{ from: number; to: number }> {
  let to = at - 1;
  while (to > 0 && at - to < maxWindow) {
    const from = lineStartAt(text, to);
    if (text.slice(from, to).trim()) yield { from, to };
    to = from - 1;
  }
}

/** How surely the lines above and below name a candidate that stands on a line of its own. */
function scoreOnItsLine(mail: Mail, candidate: Candidate): number {
  const { folded, labels } = mail;
  const from = lineStartAt(folded, candidate.start);
  const to = lineEndAt(folded, candidate.end);
  const around = folded.slice(from, candidate.start) + folded.slice(candidate.end, to);
  if (candidate.isOrdinary || /[\p{L}\d]/u.test(around)) return 0;
  const namesIn = (line: { from: number; to: number }) =>
    labels.filter(
      (label) =>
        label.start >= line.from &&
        label.end <= line.to &&
        (label.kind === "other" || !isWarning(mail, line.from, label.start)),
    );
  let score = 70;
  for (const line of linesAbove(folded, from)) {
    const names = namesIn(line);
    const last = names.at(-1);
    const isNearest = score === 70;
    const isOther = last?.kind === "other" && names.every(({ kind }) => kind === "other");
    if (isNearest && isOther && !purposePattern.test(folded.slice(line.from, line.to))) return 0;
    const name =
      names.findLast(({ kind }) => kind === "oneTime") ?? names.findLast(({ kind }) => kind === "code");
    if (name && isTrusted(mail, name, candidate) && (!candidate.isWordlike || isNearest))
      return name.kind === "oneTime" ? score : score - 10;
    score -= 5;
    if (score < 50) break;
  }
  if (candidate.isWordlike) return 0;
  const subjectEnd = lineEndAt(folded, 0);
  if (namesIn({ from: 0, to: subjectEnd }).some(({ kind }) => kind === "oneTime")) return 40;
  const below = folded.slice(to + 1).search(/\S/);
  const next = to + 1 + Math.max(0, below);
  const namesBelow = namesIn({ from: next, to: lineEndAt(folded, next) });
  if (namesBelow.some(({ kind }) => kind === "oneTime")) return 45;
  // "Please verify your address" above, "The code expires in an hour" below.
  const [above] = linesAbove(folded, from);
  const isAsked = above !== undefined && purposePattern.test(folded.slice(above.from, above.to));
  const [first] = namesBelow;
  return isAsked && first?.kind === "code" && isTrusted(mail, first, candidate) ? 42 : 0;
}

const addresses = /\b(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@\S+/gi;

/** The one-time code that a message brings, without spaces and dashes; null when it brings none. */
export function findCode(subject: string, body: string): string | null {
  const text = `${subject}\n${body.slice(0, maxText)}`
    .normalize("NFKC")
    .slice(0, 2 * maxText)
    .replace(addresses, (address) => "_".repeat(address.length));
  const folded = foldLatin(text);
  const isTravel = travel.test(folded);
  const isMeeting = meeting.test(folded);
  const labels = labelsIn({ text, folded }, maxLabels).map((label): Label => {
    const name = folded.slice(label.start, label.end);
    const isOther = (isTravel && /confirm|xac nhan/i.test(name)) || (isMeeting && !purposePattern.test(name));
    return isOther ? { ...label, kind: "other" } : label;
  });
  if (
    !labels.some(({ kind }) => kind !== "other") &&
    !purposePattern.test(folded) &&
    !saysUseAnywhere.test(folded)
  )
    return null;
  const mail = {
    folded,
    labels,
    isAboutSigningIn: purposePattern.test(folded),
    hasMoney: money.test(folded),
  };
  let best: { value: string; score: number } | null = null;
  for (const candidate of candidatesIn(text)) {
    const named = scoreInClause(mail, candidate);
    const score = named === null ? 0 : named || scoreOnItsLine(mail, candidate);
    if (score > (best?.score ?? 0)) best = { value: candidate.value, score };
  }
  return best?.value ?? null;
}
