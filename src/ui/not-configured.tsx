import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Says above a form that this installation has not set the tool up. */
export function NotConfigured({ children }: { children: ReactNode }) {
  return (
    <p className="warning">
      <Icon name="triangle-exclamation-point" />
      <span>{children}</span>
    </p>
  );
}
