import type { FormState } from "#client/state.ts";
import { useOwnAnswer } from "#client/use-own-answer.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import { formatDateTime } from "#core/format.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import type { DecodedUuid, UuidAnswer } from "#tools/crypto/schema.ts";
import uuidCalls from "#tools/crypto/uuid-calls.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { Facts } from "#ui/facts.tsx";
import { TextField, fieldsOf } from "#ui/field.tsx";
import { Lines } from "#ui/lines.tsx";
import { Submit } from "#ui/submit.tsx";
import { ToolForm } from "#ui/tool-form.tsx";

type UuidOutcomeTexts = IslandTexts<"crypto">;

/** The UUIDs that were made. */
function NewUuids({
  answer,
  isExample = false,
  texts,
}: {
  answer: UuidAnswer;
  /** Nobody may use it as theirs. */
  isExample?: boolean | undefined;
  texts: UuidOutcomeTexts;
}) {
  return (
    <>
      {answer.uuids.length === 1 ? (
        <AnswerValue kind="value" copied={answer.uuids[0]} isExample={isExample} texts={texts}>
          {answer.uuids[0]}
        </AnswerValue>
      ) : (
        <Lines label={texts["crypto.result"]} lines={answer.uuids} texts={texts} />
      )}
    </>
  );
}

/** What one of somebody else's says. */
function UuidFacts({ uuid, texts }: { uuid: DecodedUuid; texts: UuidOutcomeTexts }) {
  const { node } = uuid;
  const nodeText = texts[uuid.node_is_random ? "crypto.uuid.nodeRandom" : "crypto.uuid.nodeMac"];
  return (
    <>
      <Lines label={texts["crypto.result"]} lines={[uuid.uuid]} texts={texts} />
      <Facts
        caption={texts["crypto.result"]}
        facts={[
          { label: texts["crypto.uuid.kind"], value: texts[`crypto.uuid.kind.${uuid.variant}`] },
          { label: texts["crypto.uuid.version"], value: uuid.version },
          {
            label: texts["crypto.uuid.time"],
            value: uuid.time && (
              <time dateTime={uuid.time} suppressHydrationWarning>
                {formatDateTime(new Date(uuid.time))} ({uuid.time})
              </time>
            ),
          },
          { label: texts["crypto.uuid.node"], value: node && fill(nodeText, { node }) },
          { label: texts["crypto.uuid.clock"], value: uuid.clock_sequence },
          { label: texts["crypto.uuid.integer"], value: uuid.integer },
        ]}
      />
    </>
  );
}

type CommonProps = { readonly lang: Lang; readonly texts: IslandTexts<"crypto"> };

export type CryptoUuidIslandProps = CommonProps & {
  readonly made: FormState<UuidAnswer>;
  readonly read: FormState<DecodedUuid>;
};

/** One form makes UUIDs, the other one reads somebody else's. */
export default function CryptoUuidIsland({ made, read, ...common }: CryptoUuidIslandProps) {
  return (
    <>
      <UuidMaker {...common} {...made} />
      <UuidReader {...common} {...read} />
    </>
  );
}

function UuidMaker({ lang, texts, ...state }: CommonProps & FormState<UuidAnswer>) {
  const { values, answer } = state;
  const call = useToolCall(uuidCalls.uuid, { ...state, lang, texts });
  const isExample = state.isExample === true && call.answer === answer;
  const panelId = "result-uuid";
  useOwnAnswer(call, { panelId, isExample });
  const field = declaredFields({ id: "crypto.uuid" }, uuidCalls.uuid, {
    texts,
    values,
    problem: call.problem,
  });
  return (
    <ToolForm
      call={call}
      texts={texts}
      action="?tab=uuid#result-uuid"
      label={texts["crypto.uuid.uuid"]}
      fields={field("version")}
      options={
        <>
          {field("count")}
          <Submit call={call} texts={texts} name="action" value="uuid">
            {texts["crypto.uuid.generate"]}
          </Submit>
        </>
      }
      id={panelId}
      title={texts[isExample ? "crypto.example.note" : "crypto.result"]}
      busyText={texts["crypto.busy"]}
      empty={<Empty icon="fingerprint-pattern">{texts["crypto.empty"]}</Empty>}
    >
      {(shown) => <NewUuids answer={shown} isExample={isExample} texts={texts} />}
    </ToolForm>
  );
}

function UuidReader({ lang, texts, ...state }: CommonProps & FormState<DecodedUuid>) {
  const call = useToolCall(uuidCalls.decodeUuid, { ...state, lang, texts });
  return (
    <ToolForm
      call={call}
      texts={texts}
      action="?tab=uuid#result-read-uuid"
      fields={
        <>
          <h2>{texts["crypto.uuid.decodeHeading"]}</h2>
          <TextField
            label={texts["crypto.uuid.uuid"]}
            {...fieldsOf({ values: state.values, problem: call.problem })("uuid")}
            corner={texts}
            spellCheck={false}
            required
          />
        </>
      }
      options={
        <Submit call={call} texts={texts} name="action" value="decodeUuid">
          {texts["crypto.uuid.decode"]}
        </Submit>
      }
      id="result-read-uuid"
      title={texts["crypto.uuid.decoded"]}
      busyText={texts["crypto.busy"]}
      empty={
        <Empty icon="fingerprint-pattern" example={<p className="sample-answer">UUID 7, 2022-02-22 19:22</p>}>
          {texts["crypto.empty"]}
        </Empty>
      }
    >
      {(uuid) => <UuidFacts uuid={uuid} texts={texts} />}
    </ToolForm>
  );
}
