import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import { formatDateTime } from "../core/format.ts";
import { type Texts, fill } from "../core/i18n.ts";
import { batches } from "../tools/crypto/bounds.ts";
import { uuidVersions } from "../tools/crypto/names.ts";
import type { DecodedUuid, UuidAnswer } from "../tools/crypto/schema.ts";
import { copyTexts } from "../ui/copy-button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Facts } from "../ui/facts.tsx";
import { NumberInput, Select, TextField } from "../ui/field.tsx";
import { Lines } from "../ui/lines.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

export const cryptoUuidIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...copyTexts,
  "crypto.busy",
  "crypto.empty",
  "crypto.example.note",
  "crypto.result",
  "crypto.tab.uuid",
  "crypto.uuid.version",
  "crypto.uuid.version.1",
  "crypto.uuid.version.4",
  "crypto.uuid.version.7",
  "crypto.uuid.count",
  "crypto.uuid.generate",
  "crypto.uuid.decodeHeading",
  "crypto.uuid.uuid",
  "crypto.uuid.decode",
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

type UuidTexts = Texts<(typeof cryptoUuidIslandTexts)[number]>;

export type CryptoUuidIslandProps = ToolIslandProps<
  (typeof cryptoUuidIslandTexts)[number],
  UuidAnswer | DecodedUuid
>;

const uuidOnDevice = () => import("../client/device/uuid.ts");

export default function CryptoUuidIsland({
  lang,
  texts,
  values,
  answer,
  problem,
  isExample,
}: CryptoUuidIslandProps) {
  const uuidCall = useCall<UuidAnswer | DecodedUuid>({
    device: uuidOnDevice,
    path: (pressed) => (pressed === "uuid" ? "/crypto/uuid/generate" : "/crypto/uuid/decode"),
    lang,
    texts,
    initial: { answer, problem },
  });
  const field = (name: string) => ({ name, defaultValue: values[name], problem: uuidCall.problem });
  const form = {
    method: "post",
    action: "?tab=uuid#result-uuid",
    className: "panel",
    onSubmit: uuidCall.submit,
    onInput: uuidCall.follow,
  } as const;
  const busy = { isBusy: uuidCall.isBusy, onCancel: uuidCall.cancel, texts, name: "action" };
  return (
    <div className="tool split">
      <div className="stack">
        <form {...form} aria-label={texts["crypto.tab.uuid"]}>
          <div className="grid">
            <Select
              label={texts["crypto.uuid.version"]}
              {...field("version")}
              options={uuidVersions.map((value) => ({
                value: String(value),
                label: texts[`crypto.uuid.version.${value}`],
              }))}
            />
            <NumberInput label={texts["crypto.uuid.count"]} range={batches} {...field("count")} />
          </div>
          <Submit {...busy} value="uuid">
            {texts["crypto.uuid.generate"]}
          </Submit>
        </form>
        <form {...form}>
          <h2>{texts["crypto.uuid.decodeHeading"]}</h2>
          <TextField label={texts["crypto.uuid.uuid"]} {...field("uuid")} spellCheck={false} required />
          <Submit {...busy} value="decodeUuid">
            {texts["crypto.uuid.decode"]}
          </Submit>
        </form>
      </div>
      <ResultPanel
        id="result-uuid"
        title={texts["crypto.result"]}
        isBusy={uuidCall.isBusy}
        busyText={texts["crypto.busy"]}
        problem={uuidCall.problem}
      >
        {!uuidCall.answer && <Empty icon="fingerprint-pattern">{texts["crypto.empty"]}</Empty>}
        {uuidCall.answer &&
          ("uuids" in uuidCall.answer ? (
            <>
              {isExample && uuidCall.answer === answer && (
                <p className="hint">{texts["crypto.example.note"]}</p>
              )}
              <Lines label={texts["crypto.result"]} lines={uuidCall.answer.uuids} texts={texts} />
            </>
          ) : (
            <UuidFacts uuid={uuidCall.answer} texts={texts} />
          ))}
      </ResultPanel>
      <PlaceNote place={uuidCall.place} texts={texts} />
    </div>
  );
}

function UuidFacts({ uuid, texts }: { uuid: DecodedUuid; texts: UuidTexts }) {
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
