import { type RefObject, useEffect, useRef, useState } from "react";
import { listenForFiles } from "../client/pick-file.ts";
import { type IconName } from "../core/icons.ts";
import { Icon } from "./icon.tsx";

/**
 * Chooses a file; one may also be dropped on the field or pasted into it. What `take` gives is what is wrong with the
 * file, in words. It needs a script, so it hides where there is none: without one the text itself is pasted.
 */
export function FileButton({
  fieldRef,
  accept,
  icon = "file-up",
  label,
  hint,
  take,
}: {
  fieldRef: RefObject<HTMLTextAreaElement | HTMLInputElement | null>;
  accept?: string;
  icon?: IconName;
  label: string;
  hint: string;
  take: (file: File) => Promise<string | null>;
}) {
  const fileInput = useRef<HTMLInputElement>(null);
  const latestTake = useRef(take);
  const [fileFault, setFault] = useState<string | null>(null);
  useEffect(() => {
    latestTake.current = take;
  });
  useEffect(() => {
    if (!fieldRef.current || !fileInput.current) return undefined;
    return listenForFiles({ target: fieldRef.current, input: fileInput.current }, (pickedFile) => {
      setFault(null);
      void latestTake.current(pickedFile).then(setFault);
    });
  }, [fieldRef]);
  return (
    <div className="file-button needs-script">
      <button type="button" className="button quiet" onClick={() => fileInput.current?.click()}>
        <Icon name={icon} />
        {label}
      </button>
      <input ref={fileInput} type="file" hidden {...(accept && { accept })} />
      <small className="hint">{hint}</small>
      <p className="error" role="alert" hidden={fileFault === null}>
        {fileFault}
      </p>
    </div>
  );
}
