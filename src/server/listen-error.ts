import { errorMessage } from "#core/error-message.ts";
import { codeOf } from "#net/failures.ts";
import type { Config } from "./config.ts";

const noAddress = "HOST is neither an address nor a name of this machine";

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "another process listens there",
  EADDRNOTAVAIL: "this machine has no such address",
  EACCES: "this user may not listen on that port",
  EINVAL: noAddress,
  ENOTFOUND: noAddress,
};

/** Begins to listen; when that fails, the error names the settings and what is wrong with them. */
export function withListenError<Server>(
  { HOST, PORT }: Pick<Config, "HOST" | "PORT">,
  startListening: () => Server,
): Server {
  try {
    return startListening();
  } catch (cause) {
    const listenReason = reasons[codeOf(cause)] ?? errorMessage(cause);
    throw new Error(`Cannot listen on HOST=${HOST}, PORT=${PORT}: ${listenReason}.`, { cause });
  }
}
