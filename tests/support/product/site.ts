import { freePort } from "#tests/support/servers/free-port.ts";
import { startServerProcess } from "./server-process.ts";

export type SiteProcess = Awaited<ReturnType<typeof startServerProcess>> & { readonly base: string };

/** Starts another process of one site: what all have in common stands in `env`. */
export async function startSiteProcess(
  env: Record<string, string>,
  project?: string,
  before?: readonly string[],
): Promise<SiteProcess> {
  const port = env["PORT"] ?? String(await freePort());
  const standard = {
    HOST: "127.0.0.1",
    PUBLIC_URL: "http://127.0.0.1:1",
    RATE_LIMIT: "0",
    SMTP_PORT: "0",
    DRAIN_S: "0",
  };
  const process = await startServerProcess({ ...standard, ...env, PORT: port }, project, before);
  return { ...process, base: `http://127.0.0.1:${port}` };
}

/** Some processes of one site at once; they are ended when `run` is done. */
export async function withProcesses(
  envs: readonly Record<string, string>[],
  run: (...processes: SiteProcess[]) => Promise<void>,
): Promise<void> {
  const processes = await Promise.all(envs.map((env) => startSiteProcess(env)));
  try {
    await run(...processes);
  } finally {
    await Promise.all(processes.map((process) => process.stop()));
  }
}

/** The first `data:` of each event of a stream, as they come. */
export async function* eventTextsOf(response: Response): AsyncGenerator<string> {
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) yield event;
  }
}
