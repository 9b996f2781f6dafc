import { expect, test } from "bun:test";
import { readTime } from "../../../src/tools/whois/date.ts";

/** A place of each zone, and a month in which its clocks show it. */
const places: Readonly<Record<string, readonly [place: string, month: "01" | "07"]>> = {
  JST: ["Asia/Tokyo", "01"],
  KST: ["Asia/Seoul", "01"],
  ICT: ["Asia/Ho_Chi_Minh", "01"],
  SGT: ["Asia/Singapore", "01"],
  HKT: ["Asia/Hong_Kong", "01"],
  NZST: ["Pacific/Auckland", "07"],
  NZDT: ["Pacific/Auckland", "01"],
  WAT: ["Africa/Lagos", "01"],
  CET: ["Europe/Berlin", "01"],
  CEST: ["Europe/Berlin", "07"],
  EET: ["Europe/Athens", "01"],
  EEST: ["Europe/Athens", "07"],
  SAST: ["Africa/Johannesburg", "01"],
  CAT: ["Africa/Maputo", "01"],
  EAT: ["Africa/Nairobi", "01"],
  MSK: ["Europe/Moscow", "01"],
  EST: ["America/New_York", "01"],
  EDT: ["America/New_York", "07"],
  PST: ["America/Los_Angeles", "01"],
  PDT: ["America/Los_Angeles", "07"],
  GMT: ["Europe/London", "01"],
  UTC: ["UTC", "07"],
};

test.each(Object.entries(places))(
  "%s is the clock that the places of this zone show",
  (zone, [place, month]) => {
    const read = readTime(`2021-${month}-02 12:34:56 ${zone}`);
    const shown = new Intl.DateTimeFormat("sv-SE", {
      timeZone: place,
      dateStyle: "short",
      timeStyle: "medium",
    });
    expect(shown.format(new Date(read ?? 0))).toBe(`2021-${month}-02 12:34:56`);
  },
);
