import type { cron as vi } from "#locales/vi/cron.ts";

export const cron = {
  "cron.label": "Cron preview",
  "cron.short": "Cron schedule",
  "cron.line": "In words, with its next runs",
  "cron.lead": "Paste an expression, read it as a sentence, see when it runs next.",
  "cron.title": "next runs in plain words",
  "cron.summary": "What a cron expression says, in plain words, and when it runs in your time zone.",
  "cron.intro":
    "Type a cron expression of 5 or 6 fields, or @daily, @hourly. You get one plain sentence and the next times it runs.",
  "cron.privacy":
    "Worked out on your own device. Only with scripts or site data off does this server do it, and keeps nothing. Once you press the button, the expression is in the page's address, so that you can share it.",
  "cron.faq.1.q": "In which order do the five fields stand?",
  "cron.faq.1.a":
    "Minute (0–59), hour (0–23), day of the month (1–31), month (1–12), day of the week (0–7, where 0 and 7 are Sunday). With six fields, the first one is the second.",
  "cron.faq.2.q": "Why does 0 0 13 * 5 not only run on Friday the 13th?",
  "cron.faq.2.a":
    "When both the day of the month and the day of the week are given, crontab runs if either matches. So this runs on every 13th and on every Friday.",
  "cron.faq.3.q": "Which time zone counts?",
  "cron.faq.3.a":
    "The default here is Vietnam's. Your server may use UTC: choose the zone of the machine that runs cron, with its summer time if it has one.",
  "cron.example.text": "Some common schedules:",

  "cron.expr": "Cron expression",
  "cron.expr.hint": "minute hour day month weekday, or in words: every weekday at 9",
  "cron.tz": "Time zone",
  "cron.count": "Runs to show",
  "cron.preview": "Preview",
  "cron.busy": "Computing…",
  "cron.result": "Schedule",
  "cron.empty": "The next runs will appear here.",
  "cron.next": "Next runs ({tz} time)",
  "cron.nextHere": "Next runs (Vietnam time)",
  "cron.last": "The last time:",
  "cron.week": "Days of the week it runs on",
  "cron.week.runs": "{count}×",
  "cron.week.0": "Sun",
  "cron.week.1": "Mon",
  "cron.week.2": "Tue",
  "cron.week.3": "Wed",
  "cron.week.4": "Thu",
  "cron.week.5": "Fri",
  "cron.week.6": "Sat",
  "cron.slot.second": "second",
  "cron.slot.any.second": "any",
  "cron.slot.minute": "minute",
  "cron.slot.any.minute": "any",
  "cron.slot.hour": "hour",
  "cron.slot.any.hour": "any",
  "cron.slot.day": "day",
  "cron.slot.any.day": "any day",
  "cron.slot.month": "month",
  "cron.slot.any.month": "any",
  "cron.slot.weekday": "weekday",
  "cron.slot.any.weekday": "any",
  "cron.fields": "The fields of the expression",
  "cron.field.second": "Second",
  "cron.field.minute": "Minute",
  "cron.field.hour": "Hour",
  "cron.field.day": "Day of the month",
  "cron.field.month": "Month",
  "cron.field.weekday": "Day of the week",

  "cron.at": "at {times}",
  "cron.everySecond": "every second",
  "cron.everySeconds": "every {count} seconds",
  "cron.seconds": "at second {list}",
  "cron.unevenSeconds": "every {count} seconds counted from second 0 of every minute",
  "cron.everyMinute": "every minute",
  "cron.everyMinutes": "every {count} minutes",
  "cron.unevenMinutes": "every {count} minutes counted from minute 0 of every hour",
  "cron.minutes": "at minute {list}",
  "cron.minutesOfEveryHour": "at minute {list} of every hour",
  "cron.everyHours": "every {count} hours counted from midnight",
  "cron.between": "from {from} to {to}",
  "cron.hours": "during the hours {list}",
  "cron.everyDay": "every day",
  "cron.everyDays": "every {count} days counted from day 1 {months}",
  "cron.days": "on day {list}",
  "cron.lastDay": "on the last day",
  "cron.daysOf": "{days} {months}",
  "cron.everyMonth": "of every month",
  "cron.ofMonths": "of {months}",
  "cron.onlyIn": "only in {months}",
  "cron.range": "{from} to {to}",
  "cron.weekdays": "every {list}",
  "cron.weekdayRange": "{from} to {to}",
  "cron.lastWeekday": "on the last {weekday} of the month",
  "cron.nthWeekday": "on the {nth} {weekday} of the month",
  "cron.isLastWeekday": "the last {weekday} of the month",
  "cron.isNthWeekday": "the {nth} {weekday} of the month",
  "cron.isWeekday": "a {list}",
  "cron.isWeekdayRange": "a day from {from} to {to}",
  "cron.nth.1": "first",
  "cron.nth.2": "second",
  "cron.nth.3": "third",
  "cron.nth.4": "fourth",
  "cron.nth.5": "fifth",
  "cron.either": "{days} or {weekdays}",
  "cron.both": "{days}, but only when that is {weekdays}",
  "cron.never": "There is no such day, so this never runs.",
  "cron.all": "any",
  "cron.note.either":
    "Both the day of the month ({day}) and the day of the week ({weekday}) are given: by crontab's rule it runs when either of them matches.",
  "cron.note.both":
    "One of the two day fields begins with *: by crontab's rule the day of the month ({day}) and the day of the week ({weekday}) must both match.",
  "cron.note.uneven":
    "{text} does not divide evenly: steps of {count} start again from 0 each round, so the last gap is shorter than the others.",

  "cron.read.words": "Read from “{words}”. The sentence of the answer is what was understood.",
  "cron.read.midnight":
    "Read from “{words}”. No time was said, so it is midnight, as with @daily and @monthly; add “at 8” to change it.",
  "cron.words.unknown":
    "“{words}” was not understood. Write only when it runs, such as: Monday to Friday at 8:30.",
  "cron.words.once":
    "Cron repeats: it cannot run once, such as tomorrow. Say on which days and at what time it repeats.",
  "cron.words.calendar":
    "Cron goes by the solar calendar and knows no lunar days and no holidays. Give the date, such as: April 30 at 8:00.",
  "cron.words.noTime": "No time was said. Give each time, such as: every day at 8:00 and 20:00.",
  "cron.words.noDay": "No day of the week was said, such as: every Monday at 8:00.",
  "cron.words.half":
    "It is not clear which of these hours is am and which is pm. Say it of each, or use 24 hours: 8:00 and 22:00.",
  "cron.words.clock": "There is no “{words}” on a clock or in a calendar.",
  "cron.words.often":
    "This says from when to when, but not how often, such as: every 30 minutes from 8:00 to 17:00.",
  "cron.words.range":
    "One cron line repeats by minutes within full hours only. Use full hours, such as: every 30 minutes from 8:00 to 17:00.",
  "cron.words.times":
    "One cron line has the same minute for all its hours, so these times need two lines. Ask for one at a time.",
  "cron.words.twoTimes": "This says both how often and at what time. Keep one of the two.",
  "cron.words.both":
    "Cron runs on the day of the month or on the weekday, and does not wait for both. Keep one, or write: first Monday of the month at 8:00.",
  "cron.words.weekOfMonth":
    "Cron does not count the weeks of a month. Say which one of its days it is, such as: the second Wednesday of the month at 9:00.",
  "cron.words.noDayLeft": "Every day is excluded, so there is no day left to run.",
  "cron.words.zero": "The number has to be 1 or more.",
  "cron.words.seconds":
    "Cron cannot repeat every {count} seconds: it starts counting again each minute, so the seconds must divide 60.",
  "cron.words.minutes":
    "One cron line cannot say “every {count} minutes”, because it starts counting again each hour. The nearest are every {less} minutes and every {more} minutes.",
  "cron.words.hours":
    "One cron line cannot say “every {count} hours”, because it starts counting again each day. The nearest are every {less} hours and every {more} hours.",
  "cron.words.days":
    "Cron cannot count every {count} days across months. The nearest is 0 0 */{count} * *, which starts again on the 1st of each month.",
  "cron.words.weeks":
    "Cron cannot count every {count} weeks. The nearest are every week, or the 1st and the 15th of each month.",
  "cron.words.months": "Cron cannot count every {count} months. The nearest are 1, 2, 3, 4 or 6 months.",
  "cron.words.years": "Cron has no years, so there is no every {count} years. The nearest is every year.",

  "cron.missing.hour": "Still missing: hour, day, month, weekday.",
  "cron.missing.day": "Still missing: day, month, weekday.",
  "cron.missing.month": "Still missing: month, weekday.",
  "cron.missing.weekday": "Still missing: weekday (1 is Monday, * is every day).",
  "cron.fault.count":
    "A cron expression has 5 fields (minute, hour, day, month, weekday), or 6 with seconds in front; this one has {count}.",
  "cron.fault.macro": "There is no such macro. These can be used: {macros}.",
  "cron.fault.reboot": "@reboot runs when the machine starts, so there are no fixed times to list.",
  "cron.fault.second":
    "The second “{text}” is not valid: use a number from 0 to 59, *, a range a-b, a list a,b or a step */n.",
  "cron.fault.minute":
    "The minute “{text}” is not valid: use a number from 0 to 59, *, a range a-b, a list a,b or a step */n.",
  "cron.fault.hour":
    "The hour “{text}” is not valid: use a number from 0 to 23, *, a range a-b, a list a,b or a step */n.",
  "cron.fault.day":
    "The day of the month “{text}” is not valid: use a number from 1 to 31, *, ?, L (the last day), a range a-b, a list a,b or a step */n.",
  "cron.fault.month":
    "The month “{text}” is not valid: use a number from 1 to 12 or JAN to DEC, *, a range a-b, a list a,b or a step */n.",
  "cron.fault.weekday":
    "The weekday “{text}” is not valid: use a number from 0 to 7 or SUN to SAT (0 and 7 are Sunday), *, ?, a range a-b, a list a,b, a step */n, 5L or 5#2.",
  "cron.fault.reversed":
    "The range “{text}” is the wrong way round: the smaller number comes first. To go past the end, write two ranges.",
  "cron.fault.step":
    "The step in “{text}” is too large: this field ends at {max}. Cron has no single expression for longer intervals.",
  "cron.fault.zeroStep": "The step in “{text}” must be at least 1.",
  "cron.fault.zone": "There is no time zone called “{tz}”. Use a name such as Asia/Ho_Chi_Minh or UTC.",

  "cron.api.preview": "Describe a cron expression and list its next times",

  "cron.glance.next": "Next: {local}, {relative}.",

  "cron.expr.api": "five fields, six with seconds in front, a macro such as @daily, or the same in words",
  "cron.count.api": "how many times",
  "cron.tz.api": "IANA name of the time zone",
} satisfies Record<keyof typeof vi, string>;
