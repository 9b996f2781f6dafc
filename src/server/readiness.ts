import { within } from "#core/within.ts";
import type { Log } from "#http/log.ts";
import type { Config } from "./config.ts";

/** What this process needs beside itself. */
export type Dependency = {
  readonly name: string;
  /** All processes of the site need the same one, so that another process would help nobody. */
  readonly isShared: boolean;
  readonly isUp: () => Promise<boolean>;
};

/** Asks at most once in `cacheMs`, whoever asks how often: each answer costs a write to the disk. */
export function cachedCheck(check: () => Promise<boolean>, cacheMs = 1000): () => Promise<boolean> {
  let lastCheck: { at: number; answer: Promise<boolean> } | null = null;
  return () => {
    const checkedAt = performance.now();
    if (!lastCheck || checkedAt - lastCheck.at >= cacheMs) lastCheck = { at: checkedAt, answer: check() };
    return lastCheck.answer;
  };
}

const plainText = (lines: readonly string[], status: number): Response =>
  new Response(lines.join("\n"), { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** What `/healthz` says: the process lives, whatever else does. */
export const aliveAnswer = (): Response => plainText(["ok"], 200);

/** Whoever asks whether a process is ready does not wait long for the answer. */
const answerMs = 1000;

export type Readiness = {
  /** 503 while the process ends, or something of its own fails; the body has a line on each thing that does. */
  readonly answer: () => Promise<Response>;
  /** Whether each dependency is up, asked anew. */
  readonly states: () => Promise<readonly { readonly name: string; readonly isUp: boolean }[]>;
  /** From now on the process says that it ends: to who asks for its readiness, and to each connection. */
  readonly startDraining: () => void;
  readonly isDraining: () => boolean;
};

export function createReadiness(dependencies: readonly Dependency[]): Readiness {
  let isDraining = false;
  const checked = dependencies.map((dependency) => ({ ...dependency, isUp: cachedCheck(dependency.isUp) }));
  const states = () =>
    Promise.all(
      checked.map(async ({ name, isShared, isUp }) => ({
        name,
        isShared,
        isUp: await within(answerMs, isUp()).catch(() => false),
      })),
    );
  return {
    states,
    startDraining() {
      isDraining = true;
    },
    isDraining: () => isDraining,
    async answer() {
      const down = (await states()).filter(({ isUp }) => !isUp);
      const isReady = !isDraining && down.every(({ isShared }) => isShared);
      const lines = [
        isDraining ? "stopping" : isReady ? "ok" : "not ready",
        ...down.map(({ name }) => `${name}: does not answer`),
      ];
      return plainText(lines, isReady ? 200 : 503);
    },
  };
}

/** Says to each connection that it ends with its answer, once the process does: so nobody sends anything more on it. */
export function closingWhenDraining(
  { isDraining }: Pick<Readiness, "isDraining">,
  handle: (request: Request) => Response | Promise<Response>,
): (request: Request) => Response | Promise<Response> {
  const closing = (response: Response): Response => {
    if (isDraining()) response.headers.set("Connection", "close");
    return response;
  };
  return (request) => {
    const answer = handle(request);
    return answer instanceof Response ? closing(answer) : answer.then(closing);
  };
}

/** Says that the process ends, and goes on answering until every proxy in front has asked and sends nobody here any more. */
export async function drain(
  { startDraining }: Pick<Readiness, "startDraining">,
  { DRAIN_S: seconds }: Pick<Config, "DRAIN_S">,
  log: Pick<Log, "event">,
): Promise<void> {
  startDraining();
  log.event("draining", { seconds });
  await Bun.sleep(seconds * 1000);
}
