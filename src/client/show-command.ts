import { commandOfCall, withoutSecrets } from "../core/call-command.ts";
import { idempotencyField } from "../core/idempotency.ts";

/** Fields of a page's form that are none of the call. */
const shownCommand = ["action", "tab", idempotencyField];

/** Writes the call that made the shown answer where the page has its command line. */
export function showCommand(method: string, path: string, body: Readonly<Record<string, unknown>>): void {
  const place = document.querySelector("[data-command]");
  if (!place) return;
  const shownFields = Object.fromEntries(
    Object.entries(body).filter(([name]) => !shownCommand.includes(name)),
  );
  const before = place.textContent ?? "";
  const file = /-o (\S+)/.exec(before)?.[1];
  // The shorter way to make the same call, where the page shows that there is one.
  const isGet = !/^ *-d /m.test(before) && before.includes(`/api${path}?`);
  place.textContent =
    commandOfCall({
      origin: location.origin,
      method: isGet ? "GET" : method,
      path,
      body: withoutSecrets(shownFields),
      file,
    }) ?? place.textContent;
}
