import type { ReactNode } from "react";
import type { IconName } from "#core/icons.ts";
import { Icon } from "./icon.tsx";

/** What somebody may try at once: an address of the page, and what it says. */
type EmptySample = { readonly query: string; readonly label: string };

/** What a place will show, in a line, with an example of it, or some to press where these have addresses. */
export function Empty({
  icon,
  children,
  example,
  samples = [],
}: {
  icon: IconName;
  children: ReactNode;
  example?: ReactNode;
  samples?: readonly EmptySample[];
}) {
  return (
    <div className="empty">
      <p>
        <Icon name={icon} />
        <span>{children}</span>
      </p>
      {example && <div className="sample">{example}</div>}
      {samples.length > 0 && (
        <p className="samples">
          {samples.map(({ query, label }) => (
            <a key={query} href={query} rel="nofollow">
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
