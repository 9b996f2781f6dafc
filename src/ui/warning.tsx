import { Icon } from "./icon.tsx";
import type { ReactNode } from "react";

/** Something to beware of in a result that is right all the same. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="warning">
      <Icon name="triangle-exclamation-point" />
      <span>{children}</span>
    </p>
  );
}
