type Route = { readonly method: string; readonly path: string };

/** Which methods a path would take, so that a wrong one is told from a path that does not exist. */
export function allowedMethods(routes: readonly Route[]): (pathname: string) => readonly string[] {
  const table = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  for (const { method, path } of routes) {
    if (path.includes("*")) continue;
    const fixed = path.replace(/\/$/, "").replace(/[.+]/g, "\\$&");
    const pattern = new RegExp(`^${fixed.replace(/:\w+/g, "[^/]+")}/?$`);
    const route = table.get(path) ?? { pattern, methods: new Set() };
    route.methods.add(method);
    if (method === "GET") route.methods.add("HEAD");
    table.set(path, route);
  }
  return (pathname) => {
    const matching = [...table.values()].filter(({ pattern }) => pattern.test(pathname));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))];
  };
}
