import { commandOfCall } from "../core/call-command.ts";

/** Fields of a page's form that are none of the call. */
const own = ["action", "tab"];

/** Writes the call that made the shown answer where the page has its command line. */
export function showCommand(method: string, path: string, body: Readonly<Record<string, unknown>>): void {
  const place = document.querySelector("[data-command]");
  if (!place) return;
  const given = Object.fromEntries(Object.entries(body).filter(([name]) => !own.includes(name)));
  const file = /-o (\S+)/.exec(place.textContent ?? "")?.[1];
  place.textContent =
    commandOfCall({ origin: location.origin, method, path, body: given, file }) ?? place.textContent;
}
