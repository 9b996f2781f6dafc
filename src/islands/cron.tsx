import { Icon } from "../ui/icon.tsx";
import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import { fill } from "../core/i18n.ts";
import type { CronAnswer } from "../tools/cron/schema.ts";
import { CronFields, cronFieldTexts } from "../ui/cron-fields.tsx";
import { Empty } from "../ui/empty.tsx";
import { Facts } from "../ui/facts.tsx";
import { RawJson, rawJsonTexts } from "../ui/raw-json.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

export const cronIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...cronFieldTexts,
  ...rawJsonTexts,
  "cron.preview",
  "cron.busy",
  "cron.result",
  "cron.empty",
  "cron.next",
  "cron.fields",
  "cron.field.second",
  "cron.field.minute",
  "cron.field.hour",
  "cron.field.day",
  "cron.field.month",
  "cron.field.weekday",
] as const;

export type CronIslandProps = ToolIslandProps<(typeof cronIslandTexts)[number], CronAnswer>;

const cronOnDevice = () => import("../client/device/cron.ts");

export default function CronIsland({ lang, texts, values, answer, problem }: CronIslandProps) {
  const cronCall = useCall<CronAnswer>({
    path: "/cron/preview",
    lang,
    texts,
    initial: { answer, problem },
    isShareable: true,
    device: cronOnDevice,
  });
  return (
    <div className="tool split">
      <form
        method="get"
        action="#result"
        className="panel"
        onSubmit={cronCall.submit}
        onInput={cronCall.follow}
      >
        <CronFields values={values} problem={cronCall.problem} texts={texts} />
        <Submit call={cronCall} texts={texts}>
          {texts["cron.preview"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["cron.result"]}
        isBusy={cronCall.isBusy}
        busyText={texts["cron.busy"]}
        problem={cronCall.problem}
        sentence={cronCall.answer?.description}
      >
        {cronCall.answer ? (
          <CronSchedule answer={cronCall.answer} texts={texts} />
        ) : (
          <Empty icon="calendar-clock">{texts["cron.empty"]}</Empty>
        )}
      </ResultPanel>
      <PlaceNote place={cronCall.place} texts={texts} />
    </div>
  );
}

function CronSchedule({ answer, texts }: { answer: CronAnswer; texts: CronIslandProps["texts"] }) {
  return (
    <>
      <p>
        <strong>{answer.description}</strong>
      </p>
      {answer.notes.map((note) => (
        <p key={note} className="notice">
          <Icon name="info" />
          {note}
        </p>
      ))}
      {answer.times.length > 0 && (
        <>
          <h3>{fill(texts["cron.next"], { tz: answer.tz })}</h3>
          {/* oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must take the focus */}
          <section className="output" aria-label={fill(texts["cron.next"], { tz: answer.tz })} tabIndex={0}>
            <ol>
              {answer.times.map(({ local, relative }, at) => (
                <li key={answer.next[at]}>
                  <time dateTime={answer.next[at]}>{local}</time> <small className="hint">{relative}</small>
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
      <h3>{texts["cron.fields"]}</h3>
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
      <RawJson value={answer} texts={texts} />
    </>
  );
}
