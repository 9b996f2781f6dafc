import { createLedger } from "#core/ledger.ts";
import type { RequestLine } from "#http/log.ts";
import { createThreadWork } from "#http/thread-work.ts";
import { createRouteNames } from "#http/route-names.ts";
import { loadConfig } from "#server/config.ts";
import { createHandler } from "#server/serve.ts";
import { siteOf } from "#server/site.ts";

type Handle = (request: Request) => Response | Promise<Response>;

/** What stands around an app, around a function in its place. Requests say by their headers whose they are. */
export function handlerOf(
  handle: Handle,
  { rateLimit = 1, publicUrl = "http://localhost", threadClock = () => performance.now() } = {},
) {
  const lines: RequestLine[] = [];
  const faults: unknown[] = [];
  const ledger = createLedger(rateLimit, Date.now);
  const site = siteOf(loadConfig({ PUBLIC_URL: publicUrl }), { isMailOpen: true });
  const handler = createHandler(
    {
      handle,
      refuse: (_, { code, detail }) => new Response(`${code} ${detail?.key}`, { status: 503 }),
      countsItsBody: ({ url }) => url.endsWith("/inbound"),
    },
    {
      cache: { answer: () => null },
      names: createRouteNames(),
      log: {
        request: (line) => void lines.push(line),
        cached: () => {},
        event: () => {},
        fault: (fault) => void faults.push(fault),
        flush: () => {},
      },
      site,
      clientOf: ({ headers }) => ({ hash: headers.get("client") ?? "", requests: 0, refused: 0 }),
      payerOf: ({ headers }) => {
        const client = headers.get("client") ?? "";
        return { client, network: headers.get("network") ?? client };
      },
      ledger,
      threadWork: createThreadWork({ spend: ledger.thread.spend, now: threadClock }),
    },
  );
  return { handler, lines, faults, ledger, site };
}
