import { type MouseEvent, useEffect, useState } from "react";
import { type Tab, Tabs } from "#ui/tabs.tsx";

export type TabSwitchIslandProps = {
  readonly path: string;
  readonly label: string;
  readonly current: string;
  readonly tabs: readonly Tab[];
};

/** Shows the panel `panel-<id>` and hides the others. */
function showTab(current: string, tabs: readonly Tab[]): void {
  for (const { id } of tabs)
    document.getElementById(`panel-${id}`)?.toggleAttribute("hidden", id !== current);
}

/** The page in the other language opens on the same tab. */
function addTabField(form: HTMLFormElement, tab: string): void {
  const field = form.querySelector<HTMLInputElement>("input[name=tab]") ?? document.createElement("input");
  field.type = "hidden";
  field.name = "tab";
  field.value = tab;
  form.prepend(field);
}

/** Tabs that change places without loading the page again, so that what was typed in each is kept. */
export default function TabSwitchIsland({ path, label, current: first, tabs }: TabSwitchIslandProps) {
  const [current, setCurrent] = useState(first);

  useEffect(() => {
    const follow = () => {
      const tabInAddress = new URLSearchParams(location.search).get("tab");
      const next = tabs.find(({ id }) => id === tabInAddress)?.id ?? first;
      showTab(next, tabs);
      setCurrent(next);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [tabs, first]);

  useEffect(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form.language"))
      addTabField(form, current);
  }, [current]);

  function choose(event: MouseEvent<HTMLAnchorElement>, id: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A tab that is a page of its own.
    if (!document.getElementById(`panel-${id}`)) return;
    event.preventDefault();
    history.pushState(null, "", event.currentTarget.href);
    showTab(id, tabs);
    setCurrent(id);
  }

  return <Tabs path={path} label={label} current={current} tabs={tabs} onChoose={choose} />;
}
