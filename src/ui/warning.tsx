import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Something to beware of in a result that is right all the same. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="warning">
      <TriangleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
