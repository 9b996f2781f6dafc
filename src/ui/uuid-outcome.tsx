import { formatDateTime } from "../core/format.ts";
import { type Texts, fill } from "../core/i18n.ts";
import type { DecodedUuid, UuidAnswer } from "../tools/crypto/schema.ts";
import { copyTexts } from "./copy-button.tsx";
import { Facts } from "./facts.tsx";
import { Lines } from "./lines.tsx";

export const uuidOutcomeTexts = [
  ...copyTexts,
  "crypto.example.note",
  "crypto.result",
  "crypto.uuid.version",
  "crypto.uuid.kind",
  "crypto.uuid.kind.rfc9562",
  "crypto.uuid.kind.nil",
  "crypto.uuid.kind.max",
  "crypto.uuid.kind.ncs",
  "crypto.uuid.kind.microsoft",
  "crypto.uuid.kind.future",
  "crypto.uuid.time",
  "crypto.uuid.node",
  "crypto.uuid.nodeRandom",
  "crypto.uuid.nodeMac",
  "crypto.uuid.clock",
  "crypto.uuid.integer",
] as const;

type UuidOutcomeTexts = Texts<(typeof uuidOutcomeTexts)[number]>;

/** The UUIDs that were made, or what one of somebody else's says. */
export function UuidOutcome({
  answer,
  isExample = false,
  texts,
}: {
  answer: UuidAnswer | DecodedUuid;
  /** Nobody may use it as theirs. */
  isExample?: boolean | undefined;
  texts: UuidOutcomeTexts;
}) {
  if (!("uuids" in answer)) return <UuidFacts uuid={answer} texts={texts} />;
  return (
    <>
      {isExample && <p className="hint">{texts["crypto.example.note"]}</p>}
      <Lines label={texts["crypto.result"]} lines={answer.uuids} texts={texts} />
    </>
  );
}

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
