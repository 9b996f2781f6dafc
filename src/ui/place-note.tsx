import type { CallPlace } from "#client/answer-order.ts";
import type { Texts } from "#core/i18n.ts";
import { Icon } from "./icon.tsx";
import { staleTexts } from "./stale.ts";

export const placeTexts = ["ui.place.device", "ui.place.server", ...staleTexts] as const;

/** For a tool that writes a history, of whoever is signed in. */
export const recordedPlaceTexts = [...placeTexts, "ui.place.history"] as const;

type PlaceTexts = Texts<"ui.place.device" | "ui.place.server"> & Partial<Texts<"ui.place.history">>;

/** Says where the answer shown was worked out and what became of what was asked, once there is one. */
export const PlaceNote = ({ place, texts }: { place: CallPlace | null; texts: PlaceTexts }) =>
  place && (
    <p className="place-note">
      <Icon name="shield-check" />
      {texts[`ui.place.${place}`]}
    </p>
  );
