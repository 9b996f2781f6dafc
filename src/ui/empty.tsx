import type { ReactNode } from "react";
import type { IconName } from "../core/icons.ts";
import { Icon } from "./icon.tsx";

/** What a place says while it has nothing to show. */
export function Empty({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="empty">
      <Icon name={icon} />
      {children}
    </p>
  );
}
