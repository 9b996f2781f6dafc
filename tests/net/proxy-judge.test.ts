import { expect, test } from "bun:test";
import { createPlaces } from "#core/places.ts";
import { proxyEffects } from "#net/proxy/try-proxy.ts";
import { createResolver } from "#net/resolve.ts";
import { bindTool } from "#core/tool.ts";
import proxyTool from "#tools/proxy/tool.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { guardFor } from "#tests/support/product/guard.ts";
import { startHttpServer } from "#tests/support/servers/http-server.ts";
import { startHttpProxy, startSocks5 } from "#tests/support/servers/proxies.ts";

test("a proxy that cannot reach a judge which nobody reaches is not called dead", async () => {
  using judge = await startHttpServer((_request, response) => response.writeHead(503).end());
  using http = await startHttpProxy();
  using socks5 = await startSocks5();
  const effects = proxyEffects({
    guard: guardFor({ allow: "127.0.0.0/8" }),
    lists: createPlaces({ client: 1, network: 1, site: 1 }),
    resolver: createResolver({ servers: "127.0.0.1:1", attemptMs: 60_000 }),
    judgeUrl: judge.url,
    userAgent: "test",
    countryOf: () => null,
    now: () => new Date(),
  });
  for (const proxy of [`http://127.0.0.1:${http.port}`, `socks5://127.0.0.1:${socks5.port}`])
    expect(await bindTool(proxyTool, effects).checkText.run({ proxy }, anonymous)).toMatchObject({
      failure: { code: "upstream_error", detail: { key: "proxy.judgeDown" } },
    });
});
