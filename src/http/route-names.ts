/** Which route a request took, as a pattern, since addresses may hold what a log must not. */
export type RouteNames = {
  readonly set: (request: Request, pattern: string) => void;
  /** Names requests that nobody has named, by the routes whose whole address is fixed. */
  readonly addFixed: (routes: readonly { readonly path: string }[]) => void;
  readonly get: (request: Request) => string;
};

const assetFolder = "/assets/";

export function createRouteNames(): RouteNames {
  const names = new WeakMap<Request, string>();
  const fixed = new Set<string>();
  const fixedNameOf = ({ url }: Request): string => {
    const pathname = URL.canParse(url) ? new URL(url).pathname : "";
    if (pathname.startsWith(assetFolder)) return `${assetFolder}*`;
    return fixed.has(pathname) ? pathname : "-";
  };
  return {
    set: (request, pattern) => void names.set(request, pattern),
    addFixed: (routes) => {
      for (const { path } of routes) if (!/[:*]/.test(path)) fixed.add(path);
    },
    get: (request) => names.get(request) ?? fixedNameOf(request),
  };
}
