import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { eventFault } from "#tools/qr/draw-calls.ts";
import { formOfText } from "#tools/qr/history.ts";
import { eventPayload, geoPayload } from "#tools/qr/payloads.ts";
import { QrEvent, QrGeo } from "#tools/qr/schema.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const placeOf = (place: string) => {
  const input = decode(QrGeo, { place }, "form");
  return input.ok ? geoPayload(input.value) : null;
};

test("an event is RFC 5545's, times without a zone, days as dates, signs escaped as in its section 3.3.11", () => {
  expect(
    eventPayload({ title: "A", start: "2027-12-31T19:00", end: "2027-12-31T22:30:15" }).split("\r\n"),
  ).toEqual(["BEGIN:VEVENT", "SUMMARY:A", "DTSTART:20271231T190000", "DTEND:20271231T223015", "END:VEVENT"]);
  // The RFC's text "Project XYZ Final Review\nConference Room - 3B\nCome Prepared.", and an event of a day and more.
  const day = eventPayload({
    title: "Festival International de Jazz de Montreal",
    start: "2007-06-28",
    end: "2007-07-08",
    location: "a;b\\",
    note: "Project XYZ Final Review\nConference Room - 3B\r\nCome Prepared.",
  });
  expect(day).toContain("\r\nDTSTART;VALUE=DATE:20070628\r\nDTEND;VALUE=DATE:20070709\r\n");
  expect(day).toContain("\r\nLOCATION:a\\;b\\\\\r\n");
  expect(day).toContain(
    "\r\nDESCRIPTION:Project XYZ Final Review\\nConference Room - 3B\\nCome Prepared.\r\n",
  );
});

test("a day that is in no calendar, and an end before the start, are refused by their field", () => {
  const faultOf = (start: string, end?: string) => {
    const fault = eventFault({ start, ...(end !== undefined && { end }) });
    return fault && !fault.ok
      ? fault.failure.errors?.map(({ path, message }) => [path, message.key])[0]
      : fault;
  };
  expect(faultOf("2028-02-29", "2028-02-29")).toBeNull();
  expect(faultOf("2027-02-29")).toEqual(["start", "qr.badTime"]);
  expect(faultOf("2027-02-28T24:00")).toEqual(["start", "qr.badTime"]);
  expect(faultOf("2027-02-28T19:00", "2027-02-28T18:59")).toEqual(["end", "qr.endsBefore"]);
  expect(faultOf("2027-02-28T19:00", "2027-03-01")).toEqual(["end", "qr.endOtherKind"]);
  expect(faultOf("2027-02-28T19:00", "")).toBeNull();
  expect(decode(QrEvent, { title: "a", start: "mai" }, "form").ok).toBe(false);
});

test("a place is a geo URI of RFC 5870, whichever way maps gave it", () => {
  // The examples of its sections 1 and 6.
  expect(placeOf("geo:13.4125,103.8667")).toBe("geo:13.4125,103.8667");
  expect(placeOf("geo:48.2010,16.3695,183")).toBe("geo:48.201,16.3695");
  expect(placeOf("geo:48.198634,16.371648;crs=wgs84;u=40")).toBe("geo:48.198634,16.371648");
  expect(placeOf("-0.0, 180.000")).toBe("geo:0,180");
  const same = "geo:10.7769,106.7009";
  for (const text of [
    "10.7769, 106.7009",
    " (10.7769 ,106.7009) ",
    "10,7769; 106,7009",
    "“１０.７７６９，106.7009”",
    "https://www.google.com/maps/place/Ch%E1%BB%A3/@10.1,106.1,17z/data=!3m1!4b1!4m6!3d10.7769!4d106.7009!16s",
    "https://www.google.com/maps/@10.7769,106.7009,15z",
    "https://maps.google.com/?hl=vi&q=10.7769,106.7009",
    "https://www.google.com/maps/search/?api=1&query=10.7769%2C106.7009",
  ])
    expect([text, placeOf(text)]).toEqual([text, same]);
  expect(placeOf(`10°46'36.8"N 106°42'02.9"E`)).toBe("geo:10.7768889,106.7008056");
  expect(placeOf(`33°51'31"S 151°12'51"W`)).toBe("geo:-33.8586111,-151.2141667");
  for (const text of ["", "chợ Bến Thành", "91, 0", "0, 180.1", "10.7769", "https://maps.app.goo.gl/abc"])
    expect(placeOf(text)).toBeNull();
});

test("events and places of the history are read back into the forms that made them", () => {
  const below = randomFrom(3);
  const signs = [..."aZ0 ;:,\\=n/".split(""), "ấ", "🙂", "\n"];
  const words = (most: number) =>
    Array.from({ length: 1 + below(most) }, () => signs[below(signs.length)]).join("");
  const two = (number: number) => String(number).padStart(2, "0");
  for (let round = 0; round < 300; round += 1) {
    const day = `20${two(below(100))}-${two(1 + below(12))}-${two(1 + below(28))}`;
    const isTimed = below(2) === 0;
    const at = isTimed ? `${day}T${two(below(24))}:${two(below(60))}` : day;
    const fields = {
      title: `x${words(9).replaceAll("\n", "")}`,
      start: at,
      ...(below(2) === 0 && { end: at }),
      ...(below(2) === 0 && { location: `y${words(9).replaceAll("\n", "")}` }),
      ...(below(2) === 0 && { note: words(9) }),
    };
    expect(formOfText(eventPayload(fields))).toEqual({ kind: "event", fields });
    const place = `${below(180) - 90}.${1 + below(9)}, ${below(360) - 180}`;
    if (placeOf(place) === null) continue;
    expect(formOfText(`geo:${place.replace(", ", ",")}`)).toEqual({ kind: "geo", fields: { place } });
  }
  expect(formOfText("geo:1,2?q=Hue").kind).toBe("text");
});
