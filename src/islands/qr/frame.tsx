import { type ChangeEvent, useEffect, useState } from "react";
import type { ShownPicture } from "#core/picture.ts";
import type { IslandTexts } from "#core/i18n.ts";
import { useIsHydrated } from "#client/text-area.ts";
import type { FrameFault } from "#client/device/frame-qr.ts";
import { Field } from "#ui/field.tsx";

type Decoration = { readonly logo: File | null; readonly caption: string };

type Framed = {
  readonly of: ShownPicture;
  readonly with: Decoration;
  readonly picture?: ShownPicture;
  readonly fault?: FrameFault;
};

/** The picture is read again, which takes as long as some letters are typed. */
const restMs = 300;

/** What stands in and around a code, put there on the device; `framed` is null until it was drawn and read again. */
export function useFrame(picture: (ShownPicture & { readonly dark: string; readonly light: string }) | null) {
  const [decoration, setDecoration] = useState<Decoration>({ logo: null, caption: "" });
  const [framed, setFramed] = useState<Framed | null>(null);
  const { logo, caption } = decoration;
  useEffect(() => {
    if (!picture || (!logo && !caption)) return undefined;
    let isLatest = true;
    const rest = setTimeout(() => {
      void import("#client/device/frame-qr.ts")
        .then(({ frameQr }) => frameQr(picture, { logo, caption, dark: picture.dark, light: picture.light }))
        .then(
          (outcome) => isLatest && setFramed({ of: picture, with: decoration, ...outcome }),
          // What draws it cannot be had without a network: the code stays as it is.
          () => {},
        );
    }, restMs);
    return () => {
      isLatest = false;
      clearTimeout(rest);
    };
  }, [picture, decoration, logo, caption]);
  const isCurrent = framed !== null && framed.of === picture && framed.with === decoration;
  return { decoration, onChange: setDecoration, framed: isCurrent ? framed : null };
}

/** Of all levels this one has most of the code over, which a logo hides a part of. */
function chooseHighestLevel(): void {
  const level = document.querySelector<HTMLSelectElement>("form select[name=level]");
  if (!level || level.value === "H") return;
  level.value = "H";
  level.dispatchEvent(new Event("input", { bubbles: true }));
}

const maxCaptionLength = 40;

/** A logo and words for a code. They stay on the device: without names they are no part of the form around them. */
export function FrameFields({
  decoration: { logo, caption },
  onChange,
  texts,
}: {
  decoration: Decoration;
  onChange: (decoration: Decoration) => void;
  texts: IslandTexts<"qr">;
}) {
  const isLive = useIsHydrated();
  const chooseLogo = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen = null] = target.files ?? [];
    onChange({ logo: chosen, caption });
    if (chosen) chooseHighestLevel();
  };
  return (
    <details className="options needs-script">
      <summary>{texts["qr.frame"]}</summary>
      {isLive && (
        <div>
          <Field label={texts["qr.logo"]} name="logo" hint={texts["qr.logo.hint"]}>
            {(described) => <input type="file" accept="image/*" onChange={chooseLogo} {...described} />}
          </Field>
          <Field label={texts["qr.caption"]} name="caption" hint={texts["qr.caption.hint"]}>
            {(described) => (
              <input
                maxLength={maxCaptionLength}
                onChange={({ target }) => onChange({ logo, caption: target.value.trim() })}
                {...described}
              />
            )}
          </Field>
        </div>
      )}
    </details>
  );
}
