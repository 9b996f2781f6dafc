import { expect, test } from "bun:test";
import { localizer, message } from "#core/i18n.ts";
import { withoutMarks } from "#core/fold.ts";
import { readExpression } from "#tools/cron/read-expression.ts";
import { parseSchedule } from "#tools/cron/schedule.ts";
import { describe } from "#tools/cron/sentence.ts";
import { cronOfWords, scheduleOfWords } from "#tools/cron/words-to-cron.ts";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";

test.each([
  ["mỗi ngày lúc 8 giờ", "0 8 * * *"],
  ["8h30 sáng thứ hai hàng tuần", "30 8 * * 1"],
  ["mỗi sáng 6h", "0 6 * * *"],
  ["thứ 2, 4, 6 lúc 18h", "0 18 * * 1,3,5"],
  ["T2 đến T6 8h", "0 8 * * 1-5"],
  ["thứ sáu đến chủ nhật lúc 7 giờ rưỡi tối", "30 19 * * 0,5,6"],
  ["cuối tuần lúc 10 giờ tối", "0 22 * * 0,6"],
  ["8h, 12h và 17h mỗi ngày", "0 8,12,17 * * *"],
  ["12 giờ đêm hàng ngày", "0 0 * * *"],
  ["12h trưa mỗi ngày", "0 12 * * *"],
  ["mỗi 15 phút từ 8h đến 17h ngày thường", "*/15 8-17 * * 1-5"],
  ["mỗi 2 tiếng một lần", "0 */2 * * *"],
  ["ngày 1 và 15 hàng tháng 9h", "0 9 1,15 * *"],
  ["ngày 30 tháng 4 hàng năm lúc 8h", "0 8 30 4 *"],
  ["every weekday at 9", "0 9 * * 1-5"],
  ["every Monday and Friday at 6pm", "0 18 * * 1,5"],
  ["on the 15th of every month at noon", "0 12 15 * *"],
  ["hourly", "0 * * * *"],
  ["cứ 10 phút chạy 1 lần", "*/10 * * * *"],
  ["sáng thứ 7 lúc 9h", "0 9 * * 6"],
  ["2 tiếng chạy 1 lần", "0 */2 * * *"],
  ["nửa tiếng một lần", "*/30 * * * *"],
  ["mỗi 6h", "0 */6 * * *"],
  ["15' một lần", "*/15 * * * *"],
  ["mười lăm phút một lần", "*/15 * * * *"],
  ["12h tối hàng ngày", "0 0 * * *"],
  ["8h đêm mỗi ngày", "0 20 * * *"],
  ["9 giờ kém 15 sáng hàng ngày", "45 8 * * *"],
  ["thứ 2-4-6 lúc 18h", "0 18 * * 1,3,5"],
  ["thứ hai từ 8h đến 17h mỗi 30 phút", "*/30 8-17 * * 1"],
  ["thứ 2 tới thứ 6 8h tối", "0 20 * * 1-5"],
  ["từ 22h đến 6h mỗi 30 phút", "*/30 22-23,0-6 * * *"],
  ["từ 8h đến 5h chiều mỗi giờ", "0 8-17 * * *"],
  ["8h và 8h30 mỗi ngày", "0,30 8 * * *"],
  ["mỗi ngày trừ chủ nhật lúc 8h", "0 8 * * 1,2,3,4,5,6"],
  ["ngày cuối tháng lúc 8h", "0 8 L * *"],
  ["thứ hai đầu tiên của tháng lúc 9h", "0 9 * * 1#1"],
  ["từ ngày 1 đến ngày 5 hàng tháng lúc 9h", "0 9 1-5 * *"],
  ["ngày lẻ lúc 8h", "0 8 1-31/2 * *"],
  ["30/4 hàng năm lúc 8h", "0 8 30 4 *"],
  ["mỗi 3 tháng lúc 8h", "0 8 1 */3 *"],
  ["phút thứ 15 mỗi giờ", "15 * * * *"],
  ["thứ tư lần thứ hai trong tháng lúc 9h", "0 9 * * 3#2"],
  ["the second Wednesday of the month at 9:00", "0 9 * * 3#2"],
  ["mỗi 10 giây", "*/10 * * * * *"],
  ["mỗi 5 phút một lần nhé bạn ơi", "*/5 * * * *"],
  ["every other hour", "0 */2 * * *"],
  ["first day of every month at 7am", "0 7 1 * *"],
  ["last Friday of the month at 5 p.m.", "0 17 * * 5L"],
  ["8 AM on the 1st Monday", "0 8 * * 1#1"],
  ["first Monday of January at 9", "0 9 * 1 1#1"],
  ["8h sáng thứ hai đầu tiên", "0 8 * * 1#1"],
  ["thứ sáu cuối cùng lúc 17h", "0 17 * * 5L"],
  ["every half hour", "*/30 * * * *"],
  ["half past nine every weekday", "30 9 * * 1-5"],
  ["every night at 11", "0 23 * * *"],
  ["every day except weekends at 8", "0 8 * * 1-5"],
  ["every 10 minutes between 9am and 5pm on weekdays", "*/10 9-17 * * 1-5"],
  ["1st and 15th of the month at 9am", "0 9 1,15 * *"],
  ["yearly on March 3rd at 8am", "0 8 3 3 *"],
  ["14 tháng 2 hàng năm 9h", "0 9 14 2 *"],
  ["9h sáng mồng 1 hàng tháng", "0 9 1 * *"],
  ["hai mươi mốt giờ ba mươi mỗi ngày", "30 21 * * *"],
  ["tám giờ mười lăm hằng ngày", "15 8 * * *"],
  ["tất cả các ngày lúc 6h", "0 6 * * *"],
  ["đúng giờ mỗi tiếng", "0 * * * *"],
  ["mỗi đầu giờ", "0 * * * *"],
  ["đầu tuần 8h", "0 8 * * 1"],
  ["giữa tháng lúc 17h", "0 17 15 * *"],
  ["cuối năm 23h59", "59 23 31 12 *"],
  ["hàng tuần thứ 2 tháng 3 lúc 8h", "0 8 * 3 1"],
  ["mỗi 30 phút 8h-17h thứ 2 đến thứ 6", "*/30 8-17 * * 1-5"],
  ["every 30 min 8am-8pm", "*/30 8-20 * * *"],
  ["every hour on the hour", "0 * * * *"],
  ["every minute of every hour", "* * * * *"],
  ["nightly at 2", "0 2 * * *"],
])("%s is %s", (words, wanted) => {
  expect(cronOfWords(words)).toBe(wanted);
  const reading = readExpression(words);
  expect(reading).toMatchObject({ value: wanted, note: { key: "cron.read.words", params: { words } } });
});

test.each([
  "hello world",
  "đổi 1 usd ra vnd",
  "lúc 25h",
  "8h75 mỗi ngày",
  "8h và 9h30 mỗi ngày",
  "gửi báo cáo mỗi ngày lúc 8h",
  "mùa thu",
  "ngày đẹp trời",
  "tháng này bán được 20 đơn",
  "giá 50k một hộp",
  "chuyển khoản trước 3 triệu",
  "thứ tự ưu tiên là 1, 2, 3",
  "ship 30p nữa tới",
  "hẹn 8h tối nay ở quán",
  "họp thứ 2 lúc 9h ở phòng 3",
  "gọi 0912345678 lúc 8h nhé",
  "cửa hàng mở từ 8h đến 22h mỗi ngày",
  "backup at 2am every day",
  "see you on Monday at 9",
  "may I come at 8?",
  "version 2.30 of March",
  "5 sun hats",
  "30 8 * * 1-5",
  "*/5 * * *",
  "@daily",
  "",
])("%j is not taken for a schedule in words", (words) => {
  expect(cronOfWords(words)).toBeNull();
  expect(readExpression(words)).not.toHaveProperty("note");
});

test.each([
  ["ngày 1 hàng tháng", "0 0 1 * *"],
  ["chủ nhật hàng tuần", "0 0 * * 0"],
  ["every quarter", "0 0 1 */3 *"],
])("%s says no time, so it is midnight, which is told, and no guess of the home page", (words, expr) => {
  expect(readExpression(words)).toEqual({ value: expr, note: message("cron.read.midnight", { words }) });
  expect(cronOfWords(words)).toBeNull();
});

test.each([
  ["mỗi 90 phút", "cron.words.minutes", { count: 90, less: 60, more: 120 }],
  ["every 7 minutes", "cron.words.minutes", { count: 7, less: 6, more: 10 }],
  ["mỗi 5 giờ", "cron.words.hours", { count: 5, less: 4, more: 6 }],
  ["mỗi tiếng rưỡi", "cron.words.minutes", { count: 90, less: 60, more: 120 }],
  ["every other day at 8", "cron.words.days", { count: 2 }],
  ["every other Friday", "cron.words.weeks", { count: 2 }],
  ["biweekly on Monday at 9", "cron.words.weeks", { count: 2 }],
  ["thứ tư tuần thứ 2 của tháng lúc 9h", "cron.words.weekOfMonth", undefined],
  ["tuần thứ hai của tháng 3, thứ tư lúc 9h", "cron.words.weekOfMonth", undefined],
  ["8h sáng thứ 2 tuần đầu tiên của tháng", "cron.words.weekOfMonth", undefined],
  ["8h thứ 2 tuần cuối tháng", "cron.words.weekOfMonth", undefined],
  ["8h thứ 2 tuần 3 của tháng", "cron.words.weekOfMonth", undefined],
  ["Monday of the second week at 9am", "cron.words.weekOfMonth", undefined],
  ["thứ hai tới 9h", "cron.words.once", undefined],
  ["8h thứ sáu này", "cron.words.once", undefined],
  ["hai tuần một lần", "cron.words.weeks", { count: 2 }],
  ["every second Monday at 9", "cron.words.weeks", { count: 2 }],
  ["mỗi 5 tháng", "cron.words.months", { count: 5 }],
  ["mỗi ngày", "cron.words.noTime", undefined],
  ["every day", "cron.words.noTime", undefined],
  ["every Monday except Monday at 8", "cron.words.noDayLeft", undefined],
  ["8h cuối tuần trừ thứ bảy và chủ nhật", "cron.words.noDayLeft", undefined],
  ["8h và 9h30 mỗi ngày", "cron.words.times", undefined],
  ["8h và 10h tối mỗi ngày", "cron.words.half", undefined],
  ["every hour from 9 to 5", "cron.words.half", undefined],
  ["thứ hai ngày 15 lúc 8h", "cron.words.both", undefined],
  ["ngày mai 8h", "cron.words.once", undefined],
  ["mùng 1 âm lịch 6h", "cron.words.calendar", undefined],
  ["2 lần một ngày", "cron.words.noTime", undefined],
  ["mỗi sáng thứ hai", "cron.words.noTime", undefined],
  ["hàng tuần lúc 8h", "cron.words.noDay", undefined],
  ["ngày 32 hàng tháng lúc 8h", "cron.words.clock", { words: "32" }],
  ["8h75 mỗi ngày", "cron.words.clock", { words: "8h75" }],
  ["13h sáng mỗi ngày", "cron.words.clock", { words: "13h sang" }],
  ["8h-17h thứ 2", "cron.words.often", undefined],
  ["mỗi 15 phút từ 8h30 đến 17h", "cron.words.range", undefined],
  ["mỗi giờ lúc 8h", "cron.words.twoTimes", undefined],
  ["gửi báo cáo mỗi ngày lúc 8h", "cron.words.unknown", { words: "gửi báo cáo" }],
] as const)("%s is refused with what helps: %s", (words, key, params) => {
  expect(readExpression(words)).toEqual({ refused: { key, ...(params && { params }) } });
});

const numbers = seededNumbers(20_261_123);
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[numbers() % items.length];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
};

const days = [
  ["mỗi ngày", "* * *"],
  ["hàng ngày", "* * *"],
  ["every day", "* * *"],
  ["thứ hai hàng tuần", "* * 1"],
  ["thứ Tư", "* * 3"],
  ["thứ bảy", "* * 6"],
  ["vào chủ nhật", "* * 0"],
  ["ngày làm việc", "* * 1-5"],
  ["on weekdays", "* * 1-5"],
  ["every Thursday", "* * 4"],
  ["ngày 5 hàng tháng", "5 * *"],
  ["mùng 1 tháng 1", "1 1 *"],
] as const;

test("days and times, in any order and with or without marks, are what they say", () => {
  for (let round = 0; round < 2000; round += 1) {
    const [said, day] = pick(days);
    const [hour, minute] = [numbers() % 24, pick([0, 5, 15, 30, 59])];
    const evening =
      hour >= 18 && hour < 22
        ? [`${hour - 12} giờ ${minute} tối`, `${hour - 12}:${String(minute).padStart(2, "0")} pm`]
        : [];
    const time = pick([
      `${hour}h${minute === 0 ? "" : minute}`,
      `${hour}:${String(minute).padStart(2, "0")}`,
      `lúc ${hour} giờ ${minute} phút`,
      ...evening,
    ]);
    const words = pick([`${said} ${time}`, `${time} ${said}`, `${time}, ${said}`]);
    const typed = pick([words, withoutMarks(words), words.toUpperCase()]);
    expect([typed, cronOfWords(typed)]).toEqual([typed, `${minute} ${hour} ${day}`]);
  }
});

test.each(
  (["vi", "en"] as const).flatMap((lang) =>
    [
      "* * * * *",
      "*/5 * * * *",
      "0 * * * *",
      "15 * * * *",
      "15,45 * * * *",
      "30 8 * * *",
      "0 8,20 * * *",
      "0 */2 * * *",
      "*/10 * * * * *",
      "0 9 * * 1",
      "0 9 * * 1-5",
      "0 9 * * 0,6",
      "0 9 * 3 1",
      "0 9 1,15 * *",
      "0 9 1-5 * *",
      "0 9 1 1,7 *",
      "0 9 L * *",
      "0 9 * * 1#1",
      "0 9 * * 3#2",
      "0 9 * * 5L",
      "0 8 25 12 *",
      "* 8-9 * * *",
      "*/30 8-17 * * 1-5",
    ].map((expr) => [expr, lang] as const),
  ),
)("the sentence that %s is told as in %s is read back", (expr, lang) => {
  const schedule = parseSchedule(expr);
  const sentence = schedule.ok ? describe(schedule.value, { t: localizer(lang), lang }) : "";
  expect([sentence, scheduleOfWords(sentence)]).toMatchObject([sentence, { expr }]);
});
