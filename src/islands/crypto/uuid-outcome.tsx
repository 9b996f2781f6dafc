import { formatDateTime } from "#core/format.ts";
import { type IslandTexts, fill } from "#core/i18n.ts";
import type { DecodedUuid, UuidAnswer } from "#tools/crypto/schema.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { Facts } from "#ui/facts.tsx";
import { Lines } from "#ui/lines.tsx";

type UuidOutcomeTexts = IslandTexts<"crypto">;

/** The UUIDs that were made. */
export function NewUuids({
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
      {isExample && <p className="hint">{texts["crypto.example.note"]}</p>}
      {answer.uuids.length === 1 ? (
        <AnswerValue kind="value" copied={isExample ? undefined : answer.uuids[0]} texts={texts}>
          {answer.uuids[0]}
        </AnswerValue>
      ) : (
        <Lines label={texts["crypto.result"]} lines={answer.uuids} texts={texts} />
      )}
    </>
  );
}

/** What one of somebody else's says. */
export function UuidFacts({ uuid, texts }: { uuid: DecodedUuid; texts: UuidOutcomeTexts }) {
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
