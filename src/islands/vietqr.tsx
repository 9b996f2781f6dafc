import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { invalidateHistory } from "../client/history-version.ts";
import { useCall } from "../client/use-call.ts";
import { fill } from "../core/i18n.ts";
import { type ShownPicture, readPicture, shownPicture } from "../core/picture.ts";
import type { TransferCode } from "../tools/vietqr/schema.ts";
import { copyPictureTexts } from "../ui/copy-picture.tsx";
import { PictureResult } from "../ui/picture-result.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { type BankGroups, VietqrFields, vietqrFieldTexts } from "../ui/vietqr-fields.tsx";

export const vietqrIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...copyPictureTexts,
  ...vietqrFieldTexts,
  "vietqr.generate",
  "vietqr.busy",
  "vietqr.result",
  "vietqr.alt",
  "vietqr.empty",
  "vietqr.download",
  "vietqr.check",
] as const;

export type VietqrIslandProps = ToolIslandProps<(typeof vietqrIslandTexts)[number], ShownPicture> & {
  /** Those that most people ask for, and all others; in the browser they stand in the page already, and only there. */
  readonly groups?: BankGroups;
  /** The visitor has a history, which the server writes. */
  readonly isRecorded: boolean;
};

const vietqrOnDevice = () => import("../client/device/vietqr.ts");

export default function VietqrIsland(props: VietqrIslandProps) {
  const { lang, texts, groups, values, answer, problem, isRecorded } = props;
  const transferCall = useCall({
    path: "/vietqr/image",
    lang,
    texts,
    initial: { answer, problem },
    onAnswer: invalidateHistory,
    read: (response) => readPicture(response, "vietqr.png"),
    device: vietqrOnDevice,
    readDevice: (value) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own action gives
      const { picture } = value as TransferCode;
      return shownPicture(picture);
    },
    isRecorded,
    isLenient: true,
  });
  return (
    <div className="tool split">
      <form
        method="post"
        action="#result"
        className="panel"
        onSubmit={transferCall.submit}
        onInput={transferCall.follow}
      >
        <VietqrFields groups={groups} values={values} problem={transferCall.problem} texts={texts} />
        <Submit call={transferCall} texts={texts}>
          {texts["vietqr.generate"]}
        </Submit>
      </form>
      <PictureResult
        title={texts["vietqr.result"]}
        call={transferCall}
        busyText={texts["vietqr.busy"]}
        emptyText={texts["vietqr.empty"]}
        alt={texts["vietqr.alt"]}
        texts={texts}
        download={transferCall.answer && fill(texts["vietqr.download"], { name: transferCall.answer.name })}
        {...(transferCall.answer && { note: texts["vietqr.check"] })}
      />
      <PlaceNote place={transferCall.place} texts={texts} />
    </div>
  );
}
