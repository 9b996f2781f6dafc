import { type RefObject, useEffect, useRef, useState } from "react";
import { latestOnly } from "#client/latest-only.ts";
import { listenForFiles } from "#client/pick-file.ts";
import type { IconName } from "#core/icons.ts";
import { CornerButton, FieldCorner, type FieldCornerTexts } from "./field-corner.tsx";

/**
 * Chooses a file in a field's corner, where it may also be dropped on the field or pasted into it. What `take` gives is
 * what is wrong with the file, in words; `isLatest` tells whether no other was chosen since, and nothing typed.
 */
export function FileButton({
  fieldRef,
  accept,
  icon = "file-up",
  label,
  texts,
  take,
}: {
  fieldRef: RefObject<HTMLTextAreaElement | HTMLInputElement | null>;
  accept?: string;
  icon?: IconName;
  label: string;
  texts: FieldCornerTexts;
  take: (file: File, isLatest: () => boolean) => Promise<string | null>;
}) {
  const fileInput = useRef<HTMLInputElement>(null);
  const latestTake = useRef(take);
  const [fileFault, setFault] = useState<string | null>(null);
  useEffect(() => {
    latestTake.current = take;
  });
  useEffect(() => {
    const [target, input] = [fieldRef.current, fileInput.current];
    if (!target || !input) return undefined;
    const order = latestOnly();
    const overtake = () => void order.begin();
    target.addEventListener("input", overtake);
    const endListening = listenForFiles({ target, input }, (pickedFile) => {
      const isLatest = order.begin();
      setFault(null);
      void latestTake.current(pickedFile, isLatest).then((fault) => isLatest() && setFault(fault));
    });
    return () => {
      endListening();
      target.removeEventListener("input", overtake);
    };
  }, [fieldRef]);
  return (
    <>
      <FieldCorner find={() => fieldRef.current} texts={texts}>
        <CornerButton icon={icon} label={label} onClick={() => fileInput.current?.click()} />
        <input ref={fileInput} type="file" hidden {...(accept && { accept })} />
      </FieldCorner>
      <p className="error" role="alert" hidden={fileFault === null}>
        {fileFault}
      </p>
    </>
  );
}
