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

export type Candidate = {
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

export function candidatesIn(text: string): Candidate[] {
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
