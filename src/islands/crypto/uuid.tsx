import type { FormState } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import type { IslandTexts, Lang } from "#core/i18n.ts";
import uuidCalls from "#tools/crypto/uuid-calls.ts";
import type { DecodedUuid, UuidAnswer } from "#tools/crypto/schema.ts";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { TextField, fieldsOf } from "#ui/field.tsx";
import { Submit } from "#ui/submit.tsx";
import { ToolForm } from "#ui/tool-form.tsx";
import { NewUuids, UuidFacts } from "./uuid-outcome.tsx";

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
  const { values, answer, isExample } = state;
  const call = useToolCall(uuidCalls.uuid, { ...state, lang, texts });
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
      fields={
        <div className="grid">
          {field("version")}
          {field("count")}
        </div>
      }
      options={
        <Submit call={call} texts={texts} name="action" value="uuid">
          {texts["crypto.uuid.generate"]}
        </Submit>
      }
      id="result-uuid"
      title={texts["crypto.result"]}
      busyText={texts["crypto.busy"]}
      empty={<Empty icon="fingerprint-pattern">{texts["crypto.empty"]}</Empty>}
    >
      {(shown) => <NewUuids answer={shown} isExample={isExample && shown === answer} texts={texts} />}
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
