import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import type { DecodedUuid, UuidAnswer } from "../tools/crypto/schema.ts";
import { Empty } from "../ui/empty.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { UuidForms, uuidFormTexts } from "../ui/uuid-forms.tsx";
import { UuidOutcome, uuidOutcomeTexts } from "../ui/uuid-outcome.tsx";

export const cryptoUuidIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...uuidFormTexts,
  ...uuidOutcomeTexts,
  "crypto.busy",
  "crypto.empty",
] as const;

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
  return (
    <div className="tool split">
      <UuidForms call={uuidCall} values={values} texts={texts} />
      <ResultPanel
        id="result-uuid"
        title={texts["crypto.result"]}
        isBusy={uuidCall.isBusy}
        busyText={texts["crypto.busy"]}
        problem={uuidCall.problem}
      >
        {uuidCall.answer ? (
          <UuidOutcome
            answer={uuidCall.answer}
            isExample={isExample && uuidCall.answer === answer}
            texts={texts}
          />
        ) : (
          <Empty icon="fingerprint-pattern">{texts["crypto.empty"]}</Empty>
        )}
      </ResultPanel>
      <PlaceNote place={uuidCall.place} texts={texts} />
    </div>
  );
}
