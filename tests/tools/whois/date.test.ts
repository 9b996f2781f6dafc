import { expect, test } from "bun:test";
import { linesByAnswer } from "#tests/support/product/by-answer.ts";
import { readTime } from "#tools/whois/date.ts";

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

/** Every form of a day, with its neighbours that are none. */
const spellings =
  "2031-01-02|2031.01.02.|2031/1/2|2031-jan-02|20310102|203101023|2-jan-2031|02.01.2031|2 January 2031|2/1/2031|Jan 2, 2031|Mon January  2 2031|Thu Jan  2 03:04:05 GMT 2031|Thu Jan 2 03:04:05 2031|2031-01-02T03:04:05Z|2031-01-02 03:04|2031-01-02T03:04:05.678+07:00|2031-01-02 03:04:05+7|2031-01-02 03:04:05 (GMT-0330)|2031-01-02 12:00AM|2031-01-02 12:00 p.m.|2031-01-02 1:30pm|2031-13-02|2031-02-30|1979-12-31|1980-01-01|3000-12-31|3001-01-01|before 2031-01-02|hostmaster@nic.example 20310102|HOST AT NIC 20310102|Thursday, 2 January 2031|2nd jan 2031|1st January 2031|3rd-feb-2031|4th.02.2031|\"2031-01-02\"|'2031-01-02'|xyz|2031|2031-01|02-2031|0000-00-00|31 foo 2031|2031-01-02 03:04:05 XYZ|2031-01-02 UTC+1".split(
    "|",
  );
const zones =
  "JST KST ICT SGT HKT NZST NZDT WAT CET CEST EET EEST SAST CAT EAT MSK EST EDT PST PDT UTC GMT Z jst".split(
    " ",
  );

test("days and times are read in every form that registries write", () => {
  const times = [
    ...spellings,
    ...zones.map((zone) => `2031-01-02 03:04:05 ${zone}`),
    `2031-01-02${" ".repeat(190)}`,
    `2031-01-02${" ".repeat(191)}`,
  ];
  expect(
    linesByAnswer(
      times,
      (text) => String(readTime(text)),
      (text) => text.slice(0, 40),
    ),
  ).toMatchSnapshot();
});
