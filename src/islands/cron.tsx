import { useState } from "react";
import type { IslandProps } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import { type IslandTexts, fill } from "#core/i18n.ts";
import { visibleText } from "#core/visible-text.ts";
import { type CronAnswer, offeredZones, presets } from "#tools/cron/schema.ts";
import cron from "#tools/cron/tool.ts";
import { type Week, weekShown } from "#tools/cron/week.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { Facts } from "#ui/facts.tsx";
import { Folded } from "#ui/folded.tsx";
import { Icon } from "#ui/icon.tsx";
import { RawJson } from "#ui/raw-json.tsx";
import { Submit } from "#ui/submit.tsx";
import { ToolForm } from "#ui/tool-form.tsx";

const names = ["minute", "hour", "day", "month", "weekday"] as const;

/** The fields of an expression as they are typed, each under its word; those that are still missing are open. */
function Slots({ expr, texts }: { expr: string; texts: IslandTexts<"cron"> }) {
  const words = expr.trim().split(/\s+/).filter(Boolean);
  // What is said in words, or by a name such as @daily, has no fields.
  if (words.slice(0, 2).some((word) => /[^\d*?,/-]/.test(word)) || words.length > 6) return null;
  const shown = words.length === 6 ? (["second", ...names] as const) : names;
  return (
    <ul className="slots" aria-hidden="true">
      {shown.map((name, at) => {
        const word = words[at];
        const isAny = word === "*" || word === "?";
        return (
          <li key={name} className={word === undefined ? "missing" : isAny ? "any" : undefined}>
            <code>{visibleText(word ?? "?")}</code>
            <small>{texts[`cron.slot.${isAny ? "any." : ""}${name}`]}</small>
          </li>
        );
      })}
    </ul>
  );
}

const { preview } = cron.calls;

type CronProps = IslandProps<"cron", CronAnswer>;

export default function CronIsland(props: CronProps) {
  const { texts, values } = props;
  const call = useToolCall(preview, props);
  const field = declaredFields(cron, preview, { texts, values, problem: call.problem });
  const written = { autoCapitalize: "none", spellCheck: false } as const;
  const [expr, setExpr] = useState(values["expr"] ?? "");
  return (
    <ToolForm
      call={call}
      texts={texts}
      method="get"
      isWide
      fields={
        <div className="beside-it">
          {field("expr", {
            ...written,
            isPasted: true,
            className: "mono large",
            list: "cron-presets",
            onInput: ({ currentTarget }) => setExpr(currentTarget.value),
          })}
          <Offered id="cron-presets" values={presets} />
          <Slots expr={expr} texts={texts} />
        </div>
      }
      options={
        <>
          {field("tz", { ...written, list: "cron-zones" })}
          <Offered id="cron-zones" values={offeredZones} />
          {field("count")}
          <Submit call={call} texts={texts}>
            {texts["cron.preview"]}
          </Submit>
        </>
      }
      title={texts["cron.result"]}
      busyText={texts["cron.busy"]}
      sentence={({ description }) => description}
      empty={<Empty icon="calendar-clock">{texts["cron.empty"]}</Empty>}
    >
      {(answer) => <CronSchedule {...props} answer={answer} />}
    </ToolForm>
  );
}

const Offered = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value}>{value}</option>
    ))}
  </datalist>
);

function CronSchedule({ answer, lang, texts }: Pick<CronProps, "lang" | "texts"> & { answer: CronAnswer }) {
  const week = weekShown(answer, (key, count) => fill(texts[key], { count }, lang));
  const next =
    answer.tz === offeredZones[0] ? texts["cron.nextHere"] : fill(texts["cron.next"], { tz: answer.tz });
  const runs = answer.times.map((time, at) => ({ ...time, iso: answer.next[at] ?? "" }));
  return (
    <>
      <div className="beside-it">
        <div>
          <AnswerValue copied={answer.description} texts={texts}>
            {answer.description}
          </AnswerValue>
          {week && <WeekStrip {...week} />}
          {answer.notes.map((note) => (
            <p key={note} className="notice">
              <Icon name="info" />
              {note}
            </p>
          ))}
        </div>
        {runs.length > 0 && (
          <div>
            <h3>{next}</h3>
            <Folded rows={runs} texts={texts}>
              {(some) => <Runs runs={some} />}
            </Folded>
          </div>
        )}
      </div>
      <details className="raw">
        <summary>{texts["cron.fields"]}</summary>
        <Facts
          caption={texts["cron.fields"]}
          facts={answer.fields.map(({ name, text, values }) => ({
            label: texts[`cron.field.${name}`],
            value: (
              <>
                <code>{text}</code>
                {text !== values && ` → ${values}`}
              </>
            ),
          }))}
        />
      </details>
      <RawJson value={answer} texts={texts} />
    </>
  );
}

const Runs = ({ runs }: { runs: readonly (CronAnswer["times"][number] & { readonly iso: string })[] }) => (
  <ol className="runs">
    {runs.map(({ iso, local, relative }) => (
      <li key={iso}>
        <time dateTime={iso}>{local}</time> <small>{relative}</small>
      </li>
    ))}
  </ol>
);

/** The days of a week as tiles, each with when or how often it is run; the day of the next run stands out. */
const WeekStrip = ({ label, days }: Week) => (
  <ul className="week" aria-label={label}>
    {days.map(({ name, runs, state }) => (
      <li key={name} className={state} aria-current={state === "next" ? "date" : undefined}>
        {name}
        <b>{runs}</b>
      </li>
    ))}
  </ul>
);
