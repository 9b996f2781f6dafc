import type { cron as vi } from "../vi/cron.ts";

export const cron = {
  "cron.label": "Cron preview",
  "cron.short": "Cron schedule",
  "cron.line": "What a schedule means and when it runs next",
  "cron.title": "next runs in plain words",
  "cron.summary": "What a cron expression says, in plain words, and when it runs in your time zone.",
  "cron.intro":
    "Type a cron expression of 5 or 6 fields, or @daily, @hourly. You get one plain sentence and the next times it runs.",
  "cron.privacy":
    "With scripts it is worked out on your own device; without them this server does it and keeps nothing. Once you press the button, you can share the address of the page.",
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
  "cron.expr.hint": "minute hour day month weekday; a second in front if you need it",
  "cron.tz": "Time zone",
  "cron.count": "Runs to show",
  "cron.preview": "Preview",
  "cron.busy": "Computing…",
  "cron.result": "Schedule",
  "cron.empty": "The next runs will appear here.",
  "cron.next": "The next runs, in the time of {tz}",
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
  "cron.fault.step": "The step in “{text}” must be at least 1 and no larger than the field.",
  "cron.fault.zone": "There is no time zone called “{tz}”. Use a name such as Asia/Ho_Chi_Minh or UTC.",
} satisfies Record<keyof typeof vi, string>;
