import { useEffect, useState } from "react";
import type { CallBody } from "#client/answer-order.ts";
import { apiTexts } from "#client/api.ts";
import { invalidateHistory } from "#client/history-version.ts";
import type { ToolIslandProps } from "#client/state.ts";
import { useCall } from "#client/use-call.ts";
import type { Lang } from "#core/i18n.ts";
import { type ShownPicture, readPicture, shownPicture } from "#core/picture.ts";
import type { TransferCode } from "#tools/vietqr/schema.ts";
import { copyPictureTexts } from "#ui/copy-picture.tsx";
import { PictureResult } from "#ui/picture-result.tsx";
import { recordedPlaceTexts } from "#ui/place-note.tsx";
import { Submit, submitTexts } from "#ui/submit.tsx";
import { ToolCard } from "#ui/tool-form.tsx";
import type { BankGroups } from "./vietqr/bank-field.tsx";
import { VietqrFields, vietqrFieldTexts } from "./vietqr/fields.tsx";
import { NameField } from "./vietqr/receiver-fields.tsx";
import { type Recipient, RememberButton } from "./vietqr/recipients.tsx";

/** To read a picture takes as long as some letters are typed, so it is done once typing rests. */
const restMs = 400;

async function readsBackOnDevice(src: string, body: CallBody, lang: Lang): Promise<boolean> {
  const { readsBack } = await import("#client/device/read-back-transfer.ts");
  return readsBack(src, body, lang);
}

/** Whether the picture that is shown was read again, and says what was asked for; never before it has been. */
function useReadBack(src: string | undefined, body: CallBody | null, lang: Lang): boolean {
  const [readBack, setReadBack] = useState<string | null>(null);
  useEffect(() => {
    if (src === undefined || body === null) return undefined;
    let isLatest = true;
    const rest = setTimeout(() => {
      // What reads it cannot be had without a network: then nothing is said.
      void readsBackOnDevice(src, body, lang).then(
        (isRight) => isLatest && isRight && setReadBack(src),
        () => {},
      );
    }, restMs);
    return () => {
      isLatest = false;
      clearTimeout(rest);
    };
  }, [src, body, lang]);
  return src !== undefined && readBack === src;
}

export const vietqrIslandTexts = [
  ...apiTexts,
  ...recordedPlaceTexts,
  ...submitTexts,
  ...copyPictureTexts,
  "ui.share",
  ...vietqrFieldTexts,
  "vietqr.generate",
  "vietqr.busy",
  "vietqr.result",
  "vietqr.alt",
  "vietqr.empty",
  "vietqr.download",
  "vietqr.check",
  "vietqr.readBack",
  "vietqr.example",
  "vietqr.example.note",
] as const;

/** The card, whom it is of, and whether the server has read it again. */
export type ShownCard = ShownPicture & { readonly recipient: Recipient; readonly isReadBack: boolean };

export type VietqrIslandProps = ToolIslandProps<(typeof vietqrIslandTexts)[number], ShownCard> & {
  /** Those that most people ask for, and all others; in the browser they stand in the page already, and only there. */
  readonly groups?: BankGroups;
  /** The visitor has a history, which the server writes. */
  readonly isRecorded: boolean;
  /** What the page's example is made of. */
  readonly sample: Readonly<Record<string, string>>;
};

/** As a form says it; its account as it was read, where that is known. */
export function recipientOf(fields: Readonly<Record<string, unknown>>, read?: string): Recipient {
  const said = (field: unknown) => (typeof field === "string" ? field : "");
  const { bank, account, name } = fields;
  return { bank: said(bank), account: read ?? said(account), name: said(name).trim() };
}

const vietqrOnDevice = () => import("#client/device/vietqr.ts");

export default function VietqrIsland(props: VietqrIslandProps) {
  const { lang, texts, groups, values, sample, answer, problem, notes, isRecorded } = props;
  const transferCall = useCall({
    path: "/vietqr/image",
    lang,
    texts,
    initial: { answer, problem, notes },
    onMade: invalidateHistory,
    read: async (response, body): Promise<ShownCard> => ({
      ...(await readPicture(response, "vietqr.png")),
      recipient: recipientOf(body),
      isReadBack: false,
    }),
    device: vietqrOnDevice,
    readDevice: (value, body) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own action gives
      const { picture, transfer } = value as TransferCode;
      return { ...shownPicture(picture), recipient: recipientOf(body, transfer.account), isReadBack: false };
    },
    isRecorded,
    hidesStale: true,
  });
  const { answer: card, body } = transferCall;
  const isExample = props.isExample === true && card === answer;
  const isReadHere = useReadBack(card?.src, body, lang);
  return (
    <ToolCard
      call={transferCall}
      texts={texts}
      fields={
        <VietqrFields
          groups={groups}
          values={values}
          sample={sample}
          problem={transferCall.problem}
          texts={texts}
        />
      }
      options={
        <>
          <NameField values={values} problem={transferCall.problem} texts={texts} />
          <Submit call={transferCall} texts={texts}>
            {texts["vietqr.generate"]}
          </Submit>
        </>
      }
    >
      <PictureResult
        title={texts[isExample ? "vietqr.example" : "vietqr.result"]}
        call={transferCall}
        busyText={texts["vietqr.busy"]}
        emptyText={texts["vietqr.empty"]}
        alt={texts[isExample ? "vietqr.example" : "vietqr.alt"]}
        texts={texts}
        isCard
        download={card && !isExample ? texts["vietqr.download"] : null}
        {...(!isExample && { proof: card?.isReadBack || isReadHere ? texts["vietqr.readBack"] : null })}
        also={
          card && !isExample && <RememberButton key={card.src} recipient={card.recipient} texts={texts} />
        }
        note={texts[isExample ? "vietqr.example.note" : "vietqr.check"]}
      />
    </ToolCard>
  );
}
