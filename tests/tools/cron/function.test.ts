import { expect, test } from "bun:test";
import type { Lang } from "#core/i18n.ts";
import { problemOf } from "#core/problem.ts";
import type { Compute } from "#core/task.ts";
import cron, { cronCost } from "#tools/cron/tool.ts";
import { bindCalls } from "#core/tool.ts";
import { caller } from "#tests/tools/data/sample.ts";
import { createOffsetLookup } from "#tools/cron/zone.ts";

const inPlace: Compute = async (task, input) => task.run(input);
const noon = new Date("2026-11-21T05:00:00Z");
const { preview } = bindCalls(cron.calls, { compute: inPlace, now: () => noon });

type Options = { count?: number; tz?: string; lang?: Lang };

const run = async (expr: string, { count = 3, tz = "UTC", lang = "en" }: Options = {}) =>
  preview.run({ expr, count, tz }, { ...caller, lang });

async function answer(expr: string, options?: Options) {
  const outcome = await run(expr, options);
  if (outcome.ok) return outcome.value;
  throw new Error(JSON.stringify(outcome.failure));
}

const nextOf = async (expr: string, options?: Options) =>
  (await answer(expr, options)).next.map((time) => time.slice(0, 16).replace("T", " "));

test.each([
  ["*/5 * * * *", "Mỗi 5 phút.", "Every 5 minutes."],
  ["* * * * *", "Mỗi phút.", "Every minute."],
  ["@daily", "Lúc 00:00, hằng ngày.", "At 00:00, every day."],
  ["0 9 * * 1", "Lúc 09:00, thứ Hai hằng tuần.", "At 09:00, every Monday."],
  ["0 0 1 * *", "Lúc 00:00, ngày 1 hằng tháng.", "At 00:00, on day 1 of every month."],
  ["0 0 29 2 *", "Lúc 00:00, ngày 29 tháng 2 hằng năm.", "At 00:00, on day 29 of February."],
  [
    "0 0 13 * 5",
    "Lúc 00:00, ngày 13 hằng tháng hoặc thứ Sáu hằng tuần.",
    "At 00:00, on day 13 of every month or every Friday.",
  ],
  [
    "0 0 */2 * 1",
    "Lúc 00:00, cứ 2 ngày một lần tính từ ngày 1 hằng tháng, chỉ khi trùng với thứ Hai.",
    "At 00:00, every 2 days counted from day 1 of every month, but only when that is a Monday.",
  ],
  [
    "*/15 9-17 * * MON-FRI",
    "Mỗi 15 phút, từ 09:00 đến 17:59, từ thứ Hai đến thứ Sáu hằng tuần.",
    "Every 15 minutes, from 09:00 to 17:59, Monday to Friday.",
  ],
  [
    "0,30 8-18/5 * JAN,jul sat,7",
    "Lúc 08:00, 08:30, 13:00, 13:30, 18:00 và 18:30, thứ Bảy và Chủ nhật hằng tuần, chỉ trong tháng 1 và tháng 7.",
    "At 08:00, 08:30, 13:00, 13:30, 18:00 and 18:30, every Saturday and Sunday, only in January and July.",
  ],
  [
    "0 */2 * * *",
    "Vào phút 0, cứ 2 giờ một lần tính từ 0 giờ, hằng ngày.",
    "At minute 0, every 2 hours counted from midnight, every day.",
  ],
  ["5,35 * * * *", "Vào phút 5 và 35 của mỗi giờ.", "At minute 5 and 35 of every hour."],
  [
    "10-20 * * 6-8 *",
    "Vào phút 10–20 của mỗi giờ, chỉ trong tháng 6 đến tháng 8.",
    "At minute 10–20 of every hour, only in June to August.",
  ],
  [
    "*/25 * * * *",
    "Cứ 25 phút một lần tính từ phút 0 của mỗi giờ.",
    "Every 25 minutes counted from minute 0 of every hour.",
  ],
  [
    "*/45 * * * * *",
    "Cứ 45 giây một lần tính từ giây 0 của mỗi phút.",
    "Every 45 seconds counted from second 0 of every minute.",
  ],
  ["* 7 * * *", "Mỗi phút, từ 07:00 đến 07:59, hằng ngày.", "Every minute, from 07:00 to 07:59, every day."],
  [
    "0 0 */2 * 1,3-5",
    "Lúc 00:00, cứ 2 ngày một lần tính từ ngày 1 hằng tháng, chỉ khi trùng với thứ Hai hoặc thứ Tư đến thứ Sáu.",
    "At 00:00, every 2 days counted from day 1 of every month, but only when that is a Monday or Wednesday to Friday.",
  ],
  ["*/10 * * * * *", "Mỗi 10 giây.", "Every 10 seconds."],
  ["* * * * * *", "Mỗi giây.", "Every second."],
  ["30 15 10 * * *", "Lúc 10:15:30, hằng ngày.", "At 10:15:30, every day."],
  ["15 */5 * * * *", "Vào giây 15, mỗi 5 phút.", "At second 15, every 5 minutes."],
  ["0 0 L * *", "Lúc 00:00, ngày cuối cùng hằng tháng.", "At 00:00, on the last day of every month."],
  ["0 0 * * 5L", "Lúc 00:00, thứ Sáu cuối cùng của tháng.", "At 00:00, on the last Friday of the month."],
  [
    "0 0 * * 1#2",
    "Lúc 00:00, thứ Hai lần thứ 2 trong tháng.",
    "At 00:00, on the second Monday of the month.",
  ],
  ["0 0 1,15 * *", "Lúc 00:00, ngày 1 và 15 hằng tháng.", "At 00:00, on day 1 and 15 of every month."],
  [
    "0 22-23,0-5 * * *",
    "Vào phút 0, trong các giờ 22, 23 và 0–5, hằng ngày.",
    "At minute 0, during the hours 22, 23 and 0–5, every day.",
  ],
])("%s is said as %j and %j", async (expr, vi, en) => {
  expect((await answer(expr, { lang: "vi" })).description).toBe(vi);
  expect((await answer(expr, { lang: "en" })).description).toBe(en);
});

test("the next times are those of the time zone", async () => {
  expect(await nextOf("0 9 * * 1", { tz: "Asia/Ho_Chi_Minh" })).toEqual([
    "2026-11-23 02:00",
    "2026-11-30 02:00",
    "2026-12-07 02:00",
  ]);
  expect(await nextOf("30 12 1 * *", { tz: "America/New_York", count: 5 })).toEqual([
    "2026-12-01 17:30",
    "2027-01-01 17:30",
    "2027-02-01 17:30",
    "2027-03-01 17:30",
    "2027-04-01 16:30",
  ]);
  expect((await answer("0 9 * * 1", { tz: "Asia/Ho_Chi_Minh", lang: "vi" })).times[0]).toEqual({
    local: "09:00 Thứ Hai, 23/11/2026",
    relative: "sau 2 ngày nữa",
  });
});

test("where clocks are set forward nothing is skipped, where they are set back a fixed hour runs once", async () => {
  const { next: minutes } = await answer("*/30 1 7 11 *", { tz: "America/New_York", count: 4 });
  expect(minutes.map((time) => time.slice(0, 16))).toEqual([
    "2027-11-07T05:00",
    "2027-11-07T05:30",
    "2027-11-07T06:00",
    "2027-11-07T06:30",
  ]);
  for (const [expr, tz, time] of [
    ["30 1 14 3 *", "America/New_York", "2027-03-14 06:30"],
    ["30 2 14 3 *", "America/New_York", "2027-03-14 07:30"],
    ["0 12 14 3 *", "America/New_York", "2027-03-14 16:00"],
    ["30 0 7 11 *", "America/New_York", "2027-11-07 04:30"],
    ["30 1 7 11 *", "America/New_York", "2027-11-07 05:30"],
    ["30 2 7 11 *", "America/New_York", "2027-11-07 07:30"],
    ["45 1 4 4 *", "Australia/Lord_Howe", "2027-04-03 14:45"],
    ["15 2 3 10 *", "Australia/Lord_Howe", "2027-10-02 15:45"],
  ] as const) {
    const [first, second = ""] = await nextOf(expr, { tz, count: 2 });
    expect([expr, first]).toEqual([expr, time]);
    expect(second).toStartWith("2028-");
  }
});

test("a day of the month and a day of the week mean either, unless one begins with a star", async () => {
  expect(await nextOf("0 0 13 * 5", { count: 4 })).toEqual([
    "2026-11-27 00:00",
    "2026-12-04 00:00",
    "2026-12-11 00:00",
    "2026-12-13 00:00",
  ]);
  expect(await nextOf("0 0 */2 * 1")).toEqual(["2026-11-23 00:00", "2026-12-07 00:00", "2026-12-21 00:00"]);
  expect(await nextOf("59 23 1-7 * */7")).toEqual([
    "2026-12-06 23:59",
    "2027-01-03 23:59",
    "2027-02-07 23:59",
  ]);
  expect(await nextOf("0 0 30 2 0-6")).toEqual(["2027-02-01 00:00", "2027-02-02 00:00", "2027-02-03 00:00"]);
  expect((await answer("0 0 13 * 5")).notes).toEqual([expect.stringContaining("either of them matches")]);
  expect((await answer("0 0 */2 * 1")).notes).toEqual([expect.stringContaining("must both match")]);
});

test("both days must hold in a zone far from UTC too", async () => {
  for (const tz of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"]) {
    const { times } = await answer("0,59 0,23 1-7 * */7", { tz, count: 8 });
    expect(times.map(({ local }) => local.slice(0, 6))).toEqual(Array(8).fill("Sunday"));
  }
});

test("last days and counted weekdays are found", async () => {
  expect(await nextOf("0 0 L * *")).toEqual(["2026-11-30 00:00", "2026-12-31 00:00", "2027-01-31 00:00"]);
  expect(await nextOf("0 0 * * 5L")).toEqual(["2026-11-27 00:00", "2026-12-25 00:00", "2027-01-29 00:00"]);
  expect(await nextOf("0 0 * * MON#2")).toEqual(["2026-12-14 00:00", "2027-01-11 00:00", "2027-02-08 00:00"]);
  expect(await nextOf("0 0 * 2 1#5", { count: 1 })).toEqual(["2044-02-29 00:00"]);
});

test.each(["0 0 31 2 *", "0 0 30 2 ?", "0 0 31 4,6,9,11 *", "0 0 30 2 */2"])(
  "%s never runs, and says so",
  async (expr) => {
    const { next, description } = await answer(expr, { lang: "vi", count: 100 });
    expect(next).toEqual([]);
    expect(description).toEndWith("không bao giờ chạy.");
  },
);

test("a step that does not divide its round is told to be uneven", async () => {
  expect((await answer("*/7 * * * *")).notes).toEqual([
    expect.stringContaining("*/7 does not divide evenly"),
  ]);
  expect((await answer("*/5 */6 * * *")).notes).toEqual([]);
});

test("a step is between one and the field's end, and says which of the two it is not", async () => {
  const ends = [59, 23, 31, 12, 7];
  for (const [at, end] of ends.entries())
    for (const step of [0, 1, 2, end - 1, end, end + 1, 90, 9999]) {
      const expr = ends.map((_, field) => (field === at ? `*/${step}` : "*")).join(" ");
      const outcome = await run(expr);
      const said = outcome.ok ? null : problemOf(outcome.failure, "en").errors?.[0]?.message;
      const expected =
        step < 1
          ? `The step in “*/0” must be at least 1.`
          : step > end
            ? expect.stringContaining(`“*/${step}” is too large: this field ends at ${end}.`)
            : null;
      expect([expr, said]).toEqual([expr, expected]);
    }
});

test("every field is shown with its values", async () => {
  expect((await answer("*/20 0 * * 5-7")).fields).toEqual([
    { name: "minute", text: "*/20", values: "0, 20, 40" },
    { name: "hour", text: "0", values: "0" },
    { name: "day", text: "*", values: "any" },
    { name: "month", text: "*", values: "any" },
    { name: "weekday", text: "5-7", values: "Friday, Saturday, Sunday" },
  ]);
  expect((await answer("5 * * * * *")).fields[0]).toEqual({ name: "second", text: "5", values: "5" });
});

test.each([
  ["* * * *", 1, "this one has 4"],
  ["* * * * * * *", 1, "this one has 7"],
  ["mỗi ngày", 1, "this one has 2"],
  ["   ", 1, "this one has 0"],
  ["61 * * * *", 1, 'The minute "61"'],
  ["* 24 * * *", 3, 'The hour "24"'],
  ["* *  0 * *", 6, 'The day of the month "0"'],
  ["* * * 13 *", 7, 'The month "13"'],
  ["* * * * 8", 9, 'The weekday "8"'],
  ["60 * * * * *", 1, 'The second "60"'],
  ["H * * * *", 1, 'The minute "H"'],
  ["1,,2 * * * *", 1, 'The minute "1,,2"'],
  ["- - - - -", 1, 'The minute "-"'],
  ["* * * - *", 7, 'The month "-"'],
  ["**** * * * *", 1, 'The minute "****"'],
  ["1-2-3 * * * *", 1, 'The minute "1-2-3"'],
  ["0x1 * * * *", 1, 'The minute "0x1"'],
  ["١ * * * *", 1, 'The minute "١"'],
  ["? * * * *", 1, 'The minute "?"'],
  ["* * 15W * *", 5, 'The day of the month "15W"'],
  ["* * * * FRI-MON", 9, "the wrong way round"],
  ["*/0 * * * *", 1, "must be at least 1"],
  ["*/99 * * * *", 1, "this field ends at 59"],
  ["@reboot", 1, "when the machine starts"],
  ["@every", 1, "no such macro"],
  ["@__proto__", 1, "no such macro"],
])("%j is refused at column %d: %s", async (expr, column, words) => {
  const outcome = await run(expr);
  expect(outcome.ok ? outcome : problemOf(outcome.failure, "en").errors?.[0]).toMatchObject({
    path: "expr",
    column,
    message: expect.stringContaining(words.replace(/ "(.*)"$/, "")),
  });
});

test("a time zone that does not exist is refused", async () => {
  for (const tz of ["Mars/Olympus", "", "__proto__", "UTC; rm"]) {
    const outcome = await run("* * * * *", { tz });
    expect(outcome.ok ? outcome : outcome.failure.errors?.[0]?.path).toBe("tz");
  }
});

test.each([
  `${"0-59,".repeat(23)}1 * * * *`.slice(-120),
  `0 0 29 2 ${Array(50).fill("1").join(",")}`,
  "0 0 29 2 */7",
  "59 59 23 29 2 1#5",
  "5 0 * 2 1#5",
  "0 0 31 12 6#5",
])("%s is answered a hundred times over", async (expr) => {
  const outcome = await run(expr, { count: 100 });
  expect(outcome.ok || outcome.failure.code === "invalid_input").toBe(true);
});

test.each([
  ["*/5 * * * *", 5, true],
  ["0 0 13 * 5", 20, true],
  ["*/5 * * * *", 100, false],
  ["0 0 29 2 *", 100, false],
  ["0 0 29 2-12 *", 20, false],
] as const)("%s × %d is light: %p", (expr, count, isLight) => {
  expect(cronCost({ expr, count }) <= 16_384).toBe(isLight);
});

test("Sunday is spelled one way in the sentence, the times and the fields", async () => {
  const { description, times, fields } = await answer("0 9 * * 0", { lang: "vi" });
  const said = [description, times[0]?.local, fields.at(-1)?.values].join(" | ");
  expect(
    said.match(/ch(?=ủ)\S* \S*/gi)?.map((name) => name.replace(/[,.|]/g, "").toLowerCase()),
  ).toHaveLength(3);
  expect(said).not.toContain("Nhật");
});

test("a zone's offset is right each time, of more instants than are kept", () => {
  const [setForward, hourMs] = [Date.UTC(2026, 2, 29, 1), 3_600_000];
  const hours = Array.from({ length: 1000 }, (_, hour) => hour - 500);
  for (const hour of [...hours, ...hours]) {
    const offsetAt = createOffsetLookup("Europe/London");
    expect(offsetAt(setForward + hour * hourMs)).toBe(hour < 0 ? 0 : hourMs);
    expect(createOffsetLookup("UTC")(setForward + hour * hourMs)).toBe(0);
  }
});
