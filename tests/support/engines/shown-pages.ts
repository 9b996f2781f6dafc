import type { AnsweredPage } from "#tests/support/people/answered-pages.ts";

/**
 * Shows pages that have been answered in any browser, each at an address of its own beside the site that they are of;
 * without scripts they stay as they are.
 */
export function showPages(base: string, pages: readonly AnsweredPage[]) {
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: ({ url }) => {
      const { pathname, search } = new URL(url);
      const [, at] = /^\/shown\/(\d+)$/.exec(pathname) ?? [];
      if (at === undefined)
        return fetch(base + pathname + search, { headers: { "Accept-Encoding": "identity" } });
      return new Response(pages[Number(at)]?.html, {
        headers: { "Content-Type": "text/html; charset=utf-8" },
      });
    },
  });
  return {
    shown: pages.map(({ name }, at) => ({ name, address: `${server.url.origin}/shown/${at}` })),
    [Symbol.asyncDispose]: () => server.stop(true),
  };
}
