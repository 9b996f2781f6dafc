import { useEffect, useState } from "react";
import type { CallBody } from "#client/answer-order.ts";
import { invalidateHistory } from "#client/history-version.ts";
import type { IslandProps } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import { type ShownPicture, readPicture, shownPicture } from "#core/picture.ts";
import type { Texts } from "#core/i18n.ts";
import type { TransferCode } from "#tools/vietqr/schema.ts";
import transferCalls from "#tools/vietqr/transfer-calls.ts";
import { PictureResult } from "#ui/picture-result.tsx";
import type { qrPictureTexts } from "#ui/qr-picture.tsx";
import { Submit } from "#ui/submit.tsx";
import { ToolCard } from "#ui/tool-form.tsx";
import type { BankGroups } from "./vietqr/bank-field.tsx";
import { VietqrFields } from "./vietqr/fields.tsx";
import { NameField } from "./vietqr/receiver-fields.tsx";
import { type Recipient, RememberButton } from "./vietqr/recipients.tsx";

/** To read a picture takes as long as some letters are typed, so it is done once typing rests. */
const restMs = 400;

async function readsBackOnDevice(src: string, body: CallBody): Promise<boolean> {
  const { readsBack } = await import("#client/device/read-back-transfer.ts");
  return readsBack(src, body);
}

/** Whether the picture that is shown was read again, and says what was asked for; never before it has been. */
function useReadBack(src: string | undefined, body: CallBody | null): boolean {
  const [readBack, setReadBack] = useState<string | null>(null);
  useEffect(() => {
    if (src === undefined || body === null) return undefined;
    let isLatest = true;
    const rest = setTimeout(() => {
      // What reads it cannot be had without a network: then nothing is said.
      void readsBackOnDevice(src, body).then(
        (isRight) => isLatest && isRight && setReadBack(src),
        () => {},
      );
    }, restMs);
    return () => {
      isLatest = false;
      clearTimeout(rest);
    };
  }, [src, body]);
  return src !== undefined && readBack === src;
}

/** The card, whom it is of, and whether the server has read it again. */
export type ShownCard = ShownPicture & { readonly recipient: Recipient; readonly isReadBack: boolean };

export type VietqrIslandProps = IslandProps<"vietqr", ShownCard> & {
  readonly pictureTexts: Texts<(typeof qrPictureTexts)[number]>;
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

export default function VietqrIsland(props: VietqrIslandProps) {
  const { texts, pictureTexts, groups, values, sample, answer, isRecorded } = props;
  const transferCall = useToolCall<typeof transferCalls.image, ShownCard>(transferCalls.image, props, {
    onMade: invalidateHistory,
    read: async (response, body): Promise<ShownCard> => ({
      ...(await readPicture(response, "vietqr.png")),
      recipient: recipientOf(body),
      isReadBack: false,
    }),
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
  const isReadHere = useReadBack(card?.src, body);
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
          pictureTexts={pictureTexts}
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
