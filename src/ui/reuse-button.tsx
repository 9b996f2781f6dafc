import { ArrowDownUp } from "lucide-react";
import type { ReactNode, RefObject } from "react";

/** Puts a result into the field that it came from, to go on with. */
export function ReuseButton({
  text,
  field,
  children,
}: {
  text: string | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  children: ReactNode;
}) {
  const reuse = () => {
    if (!field.current || text === undefined) return;
    field.current.value = text;
    field.current.focus();
  };
  return (
    <button type="button" className="button quiet needs-script" onClick={reuse}>
      <ArrowDownUp aria-hidden="true" />
      {children}
    </button>
  );
}
