import { useEffect, useState } from "react";
import { tokenKey } from "#client/api.ts";
import { readTools, withToggled, withoutLang, writePins } from "#client/device-tools.ts";
import { reportFault } from "#client/report-fault.ts";
import { readStored } from "#client/storage.ts";
import type { FinderIndex, Suggestion } from "#tools/finder/find.ts";

/** Keeps the pins in the account of whoever is signed in; without a network they stay on this device. */
async function storePins(pinnedIds: readonly string[]): Promise<void> {
  const token = readStored(tokenKey);
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ tools: pinnedIds });
  const pinsAnswer = await fetch("/api/account/pins", { method: "PUT", headers, body }).catch(() => null);
  if (pinsAnswer && !pinsAnswer.ok && pinsAnswer.status !== 401) reportFault(`Pins: ${pinsAnswer.status}`);
}

const toolIdsOf = ({ tools }: FinderIndex, paths: readonly string[]) =>
  tools.filter(({ path }) => paths.includes(withoutLang(path))).map(({ id }) => id);

/** The pins of the account, null where it never had any; those of the device for whoever is not signed in. */
export function usePinnedTools(pinned: readonly string[] | null | undefined, index: FinderIndex | null) {
  const [pins, setPins] = useState(() => pinned ?? readTools("pinned"));

  // The account's pins are this device's from now on; an account without any takes those of the device.
  useEffect(() => {
    if (pinned) writePins(pinned);
    if (pinned === null && index && readTools("pinned").length > 0)
      void storePins(toolIdsOf(index, readTools("pinned")));
  }, [pinned, index]);

  function togglePin(path: string): void {
    const next = withToggled(pins, path);
    setPins(next);
    writePins(next);
    if (index) void storePins(toolIdsOf(index, next));
  }

  const isPinned = (path: string): boolean => pins.includes(withoutLang(path));

  /** What is pinned and what this device has used, as suggestions. */
  function pinnedAndRecent(): readonly Suggestion[] {
    const tools = index?.tools ?? [];
    const paths = [...new Set([...pins, ...readTools("recent")])];
    return paths.flatMap((path) =>
      tools.filter((tool) => withoutLang(tool.path) === path).map((tool) => ({ ...tool, form: null })),
    );
  }

  return { pinnedAndRecent, isPinned, togglePin };
}
