import type { MouseEvent } from "react";

export type Tab = { readonly id: string; readonly label: string };

/** Tabs as addresses, so that each can be linked to and works without scripts. */
export function Tabs({
  path,
  tabs,
  current,
  label,
  onChoose,
}: {
  path: string;
  tabs: readonly Tab[];
  current: string;
  label: string;
  /** A click on a tab, which otherwise leads to its address. */
  onChoose?: (event: MouseEvent<HTMLAnchorElement>, id: string) => void;
}) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={`${path}?tab=${tab.id}`}
          {...(onChoose && { onClick: (event) => onChoose(event, tab.id) })}
          {...(tab.id === current && { "aria-current": "page" as const })}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
