import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** What a place says while it has nothing to show. */
export function Empty({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="empty">
      <Icon aria-hidden="true" />
      {children}
    </p>
  );
}
