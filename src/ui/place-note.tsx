import type { Texts } from "../core/i18n.ts";
import { Icon } from "./icon.tsx";

export const placeTexts = ["ui.place.device", "ui.place.server"] as const;

/** Says where the answer shown was worked out, once there is one. */
export const PlaceNote = ({
  place,
  texts,
}: {
  place: "device" | "server" | null;
  texts: Texts<(typeof placeTexts)[number]>;
}) =>
  place && (
    <p className="place-note">
      <Icon name="shield-check" />
      {texts[`ui.place.${place}`]}
    </p>
  );
