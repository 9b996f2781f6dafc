import { isReady } from "#net/is-ready.ts";
import type { Command } from "./command.ts";

/** Succeeds when the server that these settings describe is up and takes visitors. */
export const healthCommand: Command = async (_args, { config: { HOST, PORT } }) => {
  const isEverywhere = HOST === "0.0.0.0" || HOST === "::";
  const host = isEverywhere ? "localhost" : HOST.includes(":") ? `[${HOST}]` : HOST;
  return (await isReady(`http://${host}:${PORT}/readyz`)) ? 0 : 1;
};
