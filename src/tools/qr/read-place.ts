import { message } from "../../core/i18n.ts";
import { halfWidth, plainSigns, unquoted } from "../../core/pasted.ts";
import type { Reading } from "../../core/reading.ts";

const degree = String.raw`[-+]?\d{1,3}(?:\.\d{1,20})?`;

/** The ways in which maps give a place to copy: its latitude, then its longitude. */
const forms = [
  // 10.7769, 106.7009; geo:10.7769,106.7009;u=35
  new RegExp(String.raw`^(?:geo:)?\(?(${degree}) ?[,; ] ?(${degree})\)?(?:[,;?]\S*)?$`, "i"),
  // A place's own in an address of Google's map, else what it asks for, else where its map stands.
  new RegExp(String.raw`^https?:\S*!3d(${degree})!4d(${degree})`, "i"),
  new RegExp(
    String.raw`^https?:[^\s?&]*\?(?:[^\s&]*&)*(?:q|query|ll|destination|daddr)=(?:loc:)?(${degree})(?:,|%2C)\+?(${degree})(?:&|$)`,
    "i",
  ),
  new RegExp(String.raw`^https?:\S*/@(${degree}),(${degree})`, "i"),
];
/** `10,7769; 106,7009`, where a comma stands for the point. */
const withCommas = /^\(?([-+]?\d{1,3},\d{1,20}) ?[; ] ?([-+]?\d{1,3},\d{1,20})\)?$/;
const angle = String.raw`(\d{1,3})° ?(\d{1,2})['’′] ?(\d{1,2}(?:\.\d{1,9})?)["”″] ?`;
/** `10°46'36.8"N 106°42'02.9"E` */
const inAngles = new RegExp(String.raw`^${angle}([NS]),? ?${angle}([EW])$`, "i");

function ofAngle([whole, minutes, seconds, side = ""]: readonly string[]): number {
  const size = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  return /[SW]/i.test(side) ? -size : size;
}

function placeIn(text: string): readonly [number, number] | null {
  const found = forms.map((form) => form.exec(text)).find((match) => match !== null);
  if (found) return [Number(found[1]), Number(found[2])];
  const [, ...commas] = withCommas.exec(text) ?? [];
  const [latitude, longitude] = commas.map((part) => Number(part.replace(",", ".")));
  if (latitude !== undefined && longitude !== undefined) return [latitude, longitude];
  const [, ...angles] = inAngles.exec(text) ?? [];
  return angles.length === 0 ? null : [ofAngle(angles.slice(0, 4)), ofAngle(angles.slice(4))];
}

/** Seven digits behind the point are a centimetre; a zero has no sign (RFC 5870, section 3.4.2). */
const written = (degrees: number): string => {
  const [whole = "", fraction = ""] = degrees.toFixed(7).split(".");
  const digits = /^\d*[1-9]/.exec(fraction)?.[0];
  if (digits !== undefined) return `${whole}.${digits}`;
  return whole === "-0" ? "0" : whole;
};

/** Latitude and longitude in degrees, out of what maps give people to copy. */
export function readPlace(text: string): Reading {
  const place = placeIn(
    halfWidth(unquoted(plainSigns(text)))
      .trim()
      .split(/\s+/)
      .join(" "),
  );
  if (!place) return { value: text };
  const value = place.map(written).join(", ");
  return value === text ? { value } : { value, note: message("qr.place.read", { place: value }) };
}
