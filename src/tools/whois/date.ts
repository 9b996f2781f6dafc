const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const clock = String.raw`(?:[T ,]+(?<h>\d{1,2}):(?<i>\d{2})(?::(?<s>\d{2})(?:[.:]\d+)?)?(?:\s?(?<half>[ap])\.?m\b\.?)?)?`;
const zonePattern = String.raw`\s*\(?(?<z>(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|[A-Z]{0,4})`;
const timePattern = `${clock}${zonePattern}`;

/** How registries write a day; the groups say which part comes where. */
const forms = [
  new RegExp(
    String.raw`^(?<y>\d{4})[-./]\s?(?<m>\d{1,2}|[a-z]{3})[-./]\s?(?<d>\d{1,2})\.?${timePattern}`,
    "i",
  ),
  new RegExp(String.raw`^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?!\d)${timePattern}`, "i"),
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?<h>\d{2})(?<i>\d{2})(?<s>\d{2})(?!\d)/,
  new RegExp(
    String.raw`^(?<d>\d{1,2})[-./ ]\s?(?<m>\d{1,2}|[a-z]{3,9})[-./ ,]\s?(?<y>\d{4})${timePattern}`,
    "i",
  ),
  new RegExp(String.raw`^(?:[a-z]{3} )?(?<m>[a-z]{3,9}) +(?<d>\d{1,2}),? (?<y>\d{4})${timePattern}`, "i"),
  /^[a-z]{3} (?<m>[a-z]{3}) +(?<d>\d{1,2}) (?<h>\d{2}):(?<i>\d{2}):(?<s>\d{2})(?: (?<z>[A-Z]{2,4}))? (?<y>\d{4})$/i,
];

/** Abbreviations that stand for one zone only. */
const zones: Readonly<Record<string, number>> = {
  JST: 540,
  KST: 540,
  ICT: 420,
  SGT: 480,
  HKT: 480,
  NZST: 720,
  NZDT: 780,
  WAT: 60,
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
  SAST: 120,
  CAT: 120,
  EAT: 180,
  MSK: 180,
  EST: -300,
  EDT: -240,
  PST: -480,
  PDT: -420,
};

/** Minutes east of Greenwich; a zone that is not known counts as Greenwich. */
function offsetOf(zoneName: string): number {
  const [, offsetSign, offsetHours, offsetMinutes] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zoneName) ?? [];
  if (!offsetSign) return zones[zoneName] ?? 0;
  return (offsetSign === "-" ? -1 : 1) * (Number(offsetHours) * 60 + Number(offsetMinutes ?? 0));
}

const monthOf = (monthText: string): number =>
  /^\d+$/.test(monthText) ? Number(monthText) : months.indexOf(monthText.slice(0, 3).toLowerCase()) + 1;

/** `12:00AM` is midnight, `12:00PM` noon. */
const hourOf = (writtenHour: number, half: string | undefined): number =>
  half === undefined ? writtenHour : (writtenHour % 12) + (half.toLowerCase() === "p" ? 12 : 0);

type DateGroups = Readonly<Record<string, string | undefined>>;

function timeFrom({ y, m = "", d, h, i = "0", s = "0", half, z = "" }: DateGroups): string | null {
  const [year, month, day] = [Number(y), monthOf(m), Number(d)];
  const dateHour = hourOf(Number(h ?? 0), half);
  const dateTime = new Date(Date.UTC(year, month - 1, day, dateHour, Number(i), Number(s)));
  const isReal = month >= 1 && month <= 12 && dateTime.getUTCDate() === day && year >= 1980 && year <= 3000;
  if (!isReal) return null;
  if (h === undefined) return dateTime.toISOString().slice(0, "2031-01-02".length);
  const inUtc = new Date(dateTime.getTime() - offsetOf(z.toUpperCase()) * 60_000);
  return inUtc.toISOString().replace(".000Z", "Z");
}

/** More than a time takes with the address of who set it; RDAP's texts may be of any length. */
const maxTimeLength = 200;

/** A time in any form that registries write, as ISO 8601 in UTC, a day alone where no hour is said; null for any other text. */
export function readTime(dateText: string): string | null {
  if (dateText.length > maxTimeLength) return null;
  const normalized = dateText
    .trim()
    .replace(/^(["'])(.*)\1$/, "$2")
    .replace(/^before /i, "")
    // who changed it: `hostmaster@nic.example 20310102`
    .replace(/^(?:[^\s@]+@|\S+ AT )\S+ (?=\d{8})/, "")
    .replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? /i, "")
    .replace(/^(\d{1,2})(?:st|nd|rd|th)\b/i, "$1")
    .replace(/\s+/g, " ");
  const match = forms.map((form) => form.exec(normalized)).find((formMatch) => formMatch !== null);
  return match?.groups ? timeFrom(match.groups) : null;
}

/** Whether a time that was read is a day alone. */
export const isDay = (time: string): boolean => !time.includes("T");

/** The first second of a day, a time as it is. */
export const momentOf = (time: string): string => (isDay(time) ? `${time}T00:00:00Z` : time);
