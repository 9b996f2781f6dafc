import { message } from "#core/i18n.ts";
import { matchesBehind } from "#core/matches-behind.ts";
import type { Span } from "#core/pasted.ts";
import { type ValueOf, plainText, readValue } from "#core/pasted-value.ts";
import type { Reading } from "#core/reading.ts";

const degree = String.raw`[-+]?\d{1,3}(?:\.\d{1,20})?`;
const fine = String.raw`[-+]?\d{1,3}\.\d{3,20}`;
const query = String.raw`https?:[^\s?&]*\?(?:[^\s&]*&)*`;
const angle = String.raw`(\d{1,3})° ?(\d{1,2})['’′] ?(\d{1,2}(?:\.\d{1,9})?)["”″] ?`;
const side = String.raw`(\d{1,3}(?:\.\d{1,20})?) ?°? ?`;
const parting = String.raw`[\s,;&"']{1,5}`;

type Place = readonly [latitude: number, longitude: number];
/** A way in which maps give a place, among other words too; the parts it finds, and what place they are. */
type Form = {
  /** What signs do not stand right before it among words. */
  readonly notBehind?: string;
  readonly shape: string;
  readonly placeOf: (parts: readonly string[]) => Place;
};

const signed = (size: number, letter = ""): number => (/[SW]/i.test(letter) ? -size : size);
const ofAngle = ([whole, minutes, seconds, letter]: readonly string[]): number =>
  signed(Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600, letter);
const ofDegrees = ([latitude, longitude]: readonly string[]): Place => [Number(latitude), Number(longitude)];

const forms: readonly Form[] = [
  // A place's own in an address of Google's map, else what it asks for, else where its map stands.
  { shape: String.raw`https?:\S*!3d(${degree})!4d(${degree})\S*`, placeOf: ofDegrees },
  {
    shape: String.raw`${query}(?:q|query|ll|destination|daddr)=(?:loc:)?(${degree})(?:,|%2C)\+?(${degree})(?![\d.])(?:&\S*)?`,
    placeOf: ofDegrees,
  },
  { shape: String.raw`${query}mlat=(${degree})&mlon=(${degree})\S*`, placeOf: ofDegrees },
  {
    shape: String.raw`https?:\S*\/(?:@|search\/|dir\/\S{0,200}?\/)(${degree}),\+?(${degree})(?![\d.])\S*`,
    placeOf: ofDegrees,
  },
  { shape: String.raw`https?:\S*#map=\d+\/(${degree})\/(${degree})\S*`, placeOf: ofDegrees },
  // `10°46'36.8"N 106°42'02.9"E`
  {
    shape: String.raw`${angle}([NS]),? ?${angle}([EW])(?![\p{L}\p{N}])`,
    placeOf: (parts) => [ofAngle(parts.slice(0, 4)), ofAngle(parts.slice(4))],
  },
  // 10.7769N 106.7009E
  {
    notBehind: String.raw`\p{L}\d.`,
    shape: String.raw`${side}([NS])[ ,;]{1,3}${side}([EW])(?![\p{L}\p{N}])`,
    placeOf: ([latitude, north, longitude, east]) => [
      signed(Number(latitude), north),
      signed(Number(longitude), east),
    ],
  },
  {
    notBehind: String.raw`\p{L}`,
    shape: String.raw`(?:lat(?:itude)?|vĩ độ)["']?[ :=]{1,3}(${degree})${parting}(?:lng|lon|long|longitude|kinh độ)["']?[ :=]{1,3}(${degree})(?![\d.])`,
    placeOf: ofDegrees,
  },
  {
    notBehind: String.raw`\d.,/@=`,
    shape: String.raw`(${fine}) ?[,;] ?(${fine})(?![\d.]*\d)`,
    placeOf: ofDegrees,
  },
];
const inText = forms.map(({ notBehind = "", shape, placeOf }) => ({
  shape: new RegExp(`(^|[^${notBehind}])${shape}`, "giu"),
  placeOf,
}));

/** Alone a place may have fewer digits, or commas in place of points: `10.8, 106.7`, `geo:10.8,106.7;u=35`, `10,8; 106,7`. */
const alone: readonly Form[] = [
  {
    shape: String.raw`(?:geo:)?\(?(${degree}) ?[,; ] ?(${degree})\)?(?:[,;?]\S*)?`,
    placeOf: ofDegrees,
  },
  {
    shape: String.raw`\(?([-+]?\d{1,3},\d{1,20}) ?[; ] ?([-+]?\d{1,3},\d{1,20})\)?`,
    placeOf: (parts) => ofDegrees(parts.map((part) => part.replace(",", "."))),
  },
];
const asWhole = [...forms, ...alone].map(({ shape, placeOf }) => ({
  shape: new RegExp(`^(?:${shape})$`, "iu"),
  placeOf,
}));

/** Seven digits behind the point are a centimetre; a zero has no sign (RFC 5870, section 3.4.2). */
const written = (degrees: number): string => {
  const [whole = "", fraction = ""] = degrees.toFixed(7).split(".");
  const digits = /^\d*[1-9]/.exec(fraction)?.[0];
  if (digits !== undefined) return `${whole}.${digits}`;
  return whole === "-0" ? "0" : whole;
};

const placeOf: ValueOf = (text) => {
  const line = text.replace(/\s+/g, " ");
  for (const form of asWhole) {
    const parts = form.shape.exec(line);
    if (parts) return form.placeOf(parts.slice(1)).map(written).join(", ");
  }
  return null;
};

/** The places in a text, of each way to write them; the first way that finds any tells them. */
function placesIn(plain: string): readonly Span[] {
  for (const form of inText) {
    const found = matchesBehind(plain, form.shape).map(({ groups, at, end }): Span => {
      const value = form
        .placeOf(groups.map((part = "") => part))
        .map(written)
        .join(", ");
      return { value, at, end };
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** An address that leads to a map without saying where. */
const short = /https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs|share\.google)\//i;

/** Latitude and longitude in degrees, out of what maps give people to copy. */
export function readPlace(text: string): Reading {
  const reading = readValue(text, placeOf, placesIn);
  if ("refused" in reading) return reading;
  if (reading.value !== text) return { ...reading, note: message("qr.place.read", { place: reading.value }) };
  return short.test(plainText(text)) && placeOf(text) === null
    ? { refused: message("qr.place.short") }
    : reading;
}
