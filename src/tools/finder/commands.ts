import { fold } from "#core/fold.ts";
import { cronOfWords } from "#tools/cron/words-to-cron.ts";
import { parseSchedule } from "#tools/cron/schedule.ts";
import { readAddress } from "#tools/http/address.ts";
import { readCurl } from "#tools/http/read-curl.ts";
import { ofAllLines } from "./all-lines.ts";
import type { KindReader } from "./kinds.ts";

const maxScheduleLength = 120;

/** Five numbers are read as a schedule too, but hardly ever meant as one. */
const isSchedule = (text: string): boolean =>
  text.length <= maxScheduleLength &&
  /[*?/@a-z-]/i.test(text) &&
  !text.includes("\n") &&
  parseSchedule(text).ok;

/** A day or a time alone is hardly ever meant as one, and whoever names the tool looks for it. */
const isSaidSchedule = (text: string): boolean =>
  text.length <= maxScheduleLength &&
  /every|each|moi|hang|daily|hourly|nightly|weekdays|(?:dau|cuoi|giua) (?:thang|tuan|nam)/.test(fold(text)) &&
  !/cron/i.test(text) &&
  cronOfWords(text) !== null;

const cron: KindReader = (text) => (isSchedule(text) || isSaidSchedule(text) ? [text] : []);

/** The schedule of a line of a table of jobs, which goes on with the command. */
function scheduleOfLine(line: string): string | null {
  const [, macro, six, five] =
    /^(?:(@[a-z]+)|(\S+(?:[ \t]+\S+){4}[ \t]+[\d*?,/-]+)|(\S+(?:[ \t]+\S+){4}))[ \t]+[\w@/.~$"'([{!:-]/i.exec(
      line,
    ) ?? [];
  return [macro, six, five, line].find((words) => words !== undefined && isSchedule(words)) ?? null;
}

/** Nobody has more, and this runs at each letter that is typed. */
const maxJobs = 1000;

/** Lines of a table of jobs: schedules with their commands, remarks and settings. */
const crontab: KindReader = (text) => {
  if (isSchedule(text)) return [];
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^#|^[A-Z_][A-Z0-9_]*\s*=/.test(line));
  return lines.length > maxJobs ? [] : ofAllLines(lines, scheduleOfLine);
};

const curl: KindReader = (text) => {
  const line = readCurl(text);
  return line && readAddress(line.url).ok ? [text] : [];
};

const userAgent: KindReader = (text) =>
  /^(?:Mozilla|Opera|Dalvik|okhttp|curl|Wget|PostmanRuntime|python-requests|axios|Go-http-client)\/\d[^\n]*$/.test(
    text,
  )
    ? [text]
    : [];

export const commandReaders = { cron, crontab, curl, userAgent } as const;
