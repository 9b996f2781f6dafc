import { commandOfCall, withoutSecrets } from "#core/call-command.ts";
import { idempotencyField } from "#core/idempotency.ts";

/** Fields of a page's form that are none of the call. */
const shownCommand = ["action", "tab", idempotencyField];

/** Writes the call that made the shown answer where the page has its command line. */
export function showCommand(httpMethod: string, path: string, body: Readonly<Record<string, unknown>>): void {
  const commandElement = document.querySelector("[data-command]");
  if (!commandElement) return;
  const shownFields = Object.fromEntries(
    Object.entries(body).filter(([fieldName]) => !shownCommand.includes(fieldName)),
  );
  const commandBefore = commandElement.textContent ?? "";
  const outputFile = /-o (\S+)/.exec(commandBefore)?.[1];
  // The shorter way to make the same call, where the page shows that there is one.
  const isGet = !/^ *-d |^curl.* -X /m.test(commandBefore) && commandBefore.includes(`/api${path}?`);
  commandElement.textContent =
    commandOfCall({
      origin: location.origin,
      lang: /^curl.*[?&]lang=(\w+)'/m.exec(commandBefore)?.[1],
      method: isGet ? "GET" : httpMethod,
      path,
      body: withoutSecrets(shownFields),
      file: outputFile,
    }) ?? commandElement.textContent;
}
