import { commandOfCall } from "#core/call-command.ts";
import type { DocumentedCall } from "#tools/documented-call.ts";
import { answerFile } from "#ssr/command.tsx";

/** `{code}` of a path as what is to be put in: curl reads braces as a list. */
const placeholders = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, paramName: string) => paramName.toUpperCase());

/** A call as a command line, by GET where it answers that; null for what no program of a reader's makes. */
export function callCommand(
  { methods, path, example, produces, scope, needsSignIn, takes }: DocumentedCall,
  siteOrigin: string,
  {
    body = example.body ?? {},
    isText = false,
  }: { body?: Readonly<Record<string, unknown>>; isText?: boolean } = {},
): string | null {
  if (takes !== null) return null;
  return commandOfCall({
    origin: siteOrigin,
    method: methods.includes("GET") ? "GET" : (methods[0] ?? "GET"),
    path: placeholders(path),
    body,
    file: answerFile(produces),
    token: scope !== null ? "KEY" : needsSignIn ? "TOKEN" : undefined,
    isText,
  });
}
