import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/cron/task-pages.ts";

export default {
  "every-minute": {
    label: "Cron every minute",
    title: "Cron every minute: write and check it",
    summary:
      "The expression * * * * * runs every minute, 1440 times a day. See the next runs at once, and how to keep two of them from overlapping.",
    lead: "Five asterisks: the smallest step a crontab has.",
    faq: [
      [
        "Can it run more often than once a minute?",
        "Not in an ordinary crontab, which wakes up once a minute. For every ten seconds use a systemd timer, or a program that reads six fields with seconds in front, as in */10 * * * * *.",
      ],
      [
        "Does the next run wait for the last one?",
        "No, cron starts it anyway. Put the command into flock, as in flock -n /tmp/job.lock command, and a run is skipped while the one before is still going.",
      ],
    ],
  },
  "every-5-minutes": {
    label: "Cron every 5 minutes",
    title: "Cron every 5 minutes: */5 * * * *",
    summary:
      "*/5 * * * * runs at minutes 0, 5, 10 … 55 of every hour, 288 times a day. See the next runs in your own time zone.",
    lead: "*/5 in the minute field: every five minutes, counted from minute 0.",
    faq: [
      [
        "From when are the five minutes counted?",
        "From minute 0 of each hour, not from when the crontab is saved. Saved at 10:03, it runs first at 10:05.",
      ],
      [
        "How do I shift it by a few minutes?",
        "Write 2-59/5 in place of */5 and it runs at minutes 2, 7, 12 … 57. When many machines call the same place, shifting them apart spares it a rush in one second.",
      ],
      [
        "Is */5 the same as 0,5,10,15?",
        "Only if you list all twelve minutes up to 55. The short form leaves nothing out.",
      ],
    ],
  },
  "every-15-minutes": {
    label: "Cron every 15 minutes",
    title: "Cron every 15 minutes: */15 * * * *",
    summary:
      "*/15 * * * * runs four times an hour, at 0, 15, 30 and 45 minutes past: 96 times a day. Change it and see the schedule.",
    lead: "Four times an hour, on every quarter.",
    faq: [
      [
        "How do I keep it to office hours?",
        "Give the second field a range: */15 8-17 * * 1-5 runs from 8:00 to 17:45, Monday to Friday. The 17 at the end of the range counts too, so the last run is at 17:45.",
      ],
      [
        "What if 60 is not a multiple of the step?",
        "With 15 it is, so all gaps are equal. A step such as */25 gives minutes 0, 25 and 50 and then starts again, which leaves a gap of only ten minutes.",
      ],
    ],
  },
  "every-30-minutes": {
    label: "Cron every 30 minutes",
    title: "Cron every 30 minutes, each half hour",
    summary:
      "*/30 * * * * runs on the hour and at half past, 48 times a day. Change it to other minutes, such as 10,40, and see the result.",
    lead: "Twice an hour: on the hour and at half past.",
    faq: [
      [
        "How do I run it at 10 and 40 past?",
        "Name both minutes: 10,40 * * * *. The runs are still half an hour apart, but away from the full hour, when servers are busiest.",
      ],
      [
        "May I write 0/30?",
        "That form belongs to Quartz and some libraries; the crontab of Linux may not take it. */30 and 0,30 are understood everywhere.",
      ],
    ],
  },
  "every-hour": {
    label: "Cron every hour",
    title: "Cron every hour: 0 * * * * and @hourly",
    summary:
      "0 * * * * runs on the full hour, 24 times a day, the same as @hourly. Why a forgotten 0 makes it every minute, and the next runs.",
    lead: "A 0 for the minute and an asterisk for the hour: once, on the hour.",
    faq: [
      [
        "What if I leave out the 0?",
        "* * * * * runs every minute, sixty times as often. It is the most common slip in an hourly schedule.",
      ],
      [
        "Is @hourly the same?",
        "Yes, cron on Linux reads @hourly as 0 * * * *. Some web schedulers take five fields only; write it out there.",
      ],
    ],
  },
  "every-2-hours": {
    label: "Cron every 2 hours",
    title: "Cron every 2 hours: 0 */2 * * *",
    summary:
      "0 */2 * * * runs at 0, 2, 4 … 22 o'clock, 12 times a day. How to pick odd hours, and why every 5 hours is not even.",
    lead: "Twelve times a day, at the even hours.",
    faq: [
      [
        "How do I run it at odd hours?",
        "0 1-23/2 * * * runs at 1, 3, 5 … 23 o'clock. The range 1-23 sets where to begin, /2 is the step.",
      ],
      [
        "Is every 5 hours evenly spaced?",
        "No. */5 in the hour field gives 0, 5, 10, 15 and 20 o'clock and then midnight again, four hours later. Only steps that divide 24 are even: 2, 3, 4, 6, 8 and 12.",
      ],
    ],
  },
  "every-day-at-midnight": {
    label: "Cron every day at midnight",
    title: "Cron daily at midnight: 0 0 * * *",
    summary:
      "0 0 * * * runs once a day at midnight, the same as @daily. Check it in the server's time zone: midnight UTC is 7 a.m. in Vietnam.",
    lead: "Once a day, as the new day begins.",
    faq: [
      [
        "Why does my job run at 7 in the morning?",
        "The server keeps UTC, and midnight UTC is 7 a.m. in Vietnam. For midnight there write 0 17 * * * on that server, or set its time zone to Asia/Ho_Chi_Minh.",
      ],
      [
        "Is midnight a good time for backups?",
        "A great many jobs are set to exactly midnight, so machines are busy then. An odd minute such as 17 3 * * *, at 3:17 a.m., is usually calmer.",
      ],
    ],
  },
  "weekdays-at-8am": {
    label: "Cron on weekdays at 8 a.m.",
    title: "Cron at 8 a.m., Monday to Friday",
    summary:
      "0 8 * * 1-5 runs at 8 in the morning from Monday to Friday, five times a week. Add Saturday, change the hour, see the next runs.",
    lead: "Five times a week, with Saturday and Sunday off.",
    faq: [
      [
        "How do I add Saturday?",
        "0 8 * * 1-6. In the last field 1 is Monday, 6 is Saturday, and Sunday is 0 or 7. MON-SAT in letters means the same.",
      ],
      [
        "Does cron know public holidays?",
        "It does not. A holiday that falls on a weekday runs as usual; your script has to look it up in a list of its own.",
      ],
    ],
  },
  "every-monday": {
    label: "Cron every Monday",
    title: "Cron every Monday at 9 a.m.",
    summary:
      "0 9 * * 1 runs at 9 in the morning each Monday. Which number is which day, when @weekly runs, and the next dates.",
    lead: "Once a week, on Monday morning.",
    faq: [
      [
        "Does @weekly run on Monday?",
        "No, @weekly is 0 0 * * 0: midnight on Sunday. For Monday write 1 or MON in the last field.",
      ],
      [
        "And every second week?",
        "Cron's five fields know no even and odd weeks. Schedule it weekly and let the script skip odd ones, for example by the week number of date +%V; inside a crontab the percent sign is written \\%.",
      ],
    ],
  },
  "first-day-of-month": {
    label: "Cron on the first day of the month",
    title: "Cron on the 1st monthly: 0 0 1 * *",
    summary:
      "0 0 1 * * runs at midnight on the 1st, twelve times a year, the same as @monthly. How to catch the first Monday instead.",
    lead: "Twelve times a year, as the month begins.",
    faq: [
      [
        "How do I get the first Monday of the month?",
        "0 0 1-7 * 1 runs on each of the first seven days and on every Monday as well, since either day field is enough for crontab. This tool understands 0 0 * * 1#1; with a plain crontab test the weekday in your script.",
      ],
      [
        "How do I run it once a quarter?",
        "0 0 1 1,4,7,10 * runs on the 1st of January, April, July and October. */3 in the month field names the same four months.",
      ],
    ],
  },
  "last-day-of-month": {
    label: "Cron on the last day of the month",
    title: "Cron on the last day of the month",
    summary:
      "0 23 L * * runs at 11 p.m. on the last day, whether the month has 28, 29, 30 or 31 days. And what to write where L is not known.",
    lead: "L stands for the last day, however long the month is.",
    faq: [
      [
        "Does the crontab of Linux know L?",
        'The cron that Debian, Ubuntu and CentOS ship does not; Quartz, Spring and some cloud schedulers do. On Linux people schedule 0 23 28-31 * * and put [ "$(date -d tomorrow +\\%d)" = 01 ] && before the command.',
      ],
      [
        "Why not simply the 31st?",
        "0 23 31 * * runs only in the seven months that have 31 days and skips February and four others. That is not the end of each month.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
