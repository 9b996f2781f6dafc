import { Icon } from "./icon.tsx";
import type { ReactNode, RefObject } from "react";

/** Puts a result into the field that it came from, to go on with. */
export function ReuseButton({
  text,
  fieldRef,
  children,
}: {
  text: string | undefined;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  children: ReactNode;
}) {
  const reuse = () => {
    if (!fieldRef.current || text === undefined) return;
    fieldRef.current.value = text;
    fieldRef.current.focus();
  };
  return (
    <button type="button" className="button quiet needs-script" onClick={reuse}>
      <Icon name="arrow-down-up" />
      {children}
    </button>
  );
}
