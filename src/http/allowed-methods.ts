type MethodRoute = { readonly method: string; readonly path: string };

/** Which methods a path would take, so that a wrong one is told from a path that does not exist. */
export function allowedMethods(routes: readonly MethodRoute[]): (pathname: string) => readonly string[] {
  const routeTable = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  for (const { method, path } of routes) {
    if (path.includes("*")) continue;
    const fixedPath = path.replace(/\/$/, "").replace(/[.+]/g, "\\$&");
    const pathPattern = new RegExp(`^${fixedPath.replace(/:\w+/g, "[^/]+")}/?$`);
    const route = routeTable.get(path) ?? { pattern: pathPattern, methods: new Set() };
    route.methods.add(method);
    if (method === "GET") route.methods.add("HEAD");
    routeTable.set(path, route);
  }
  return (pathname) => {
    const matchingRoutes = [...routeTable.values()].filter(({ pattern: routePattern }) =>
      routePattern.test(pathname),
    );
    return [...new Set(matchingRoutes.flatMap(({ methods: routeMethods }) => [...routeMethods]))];
  };
}
