import { resumeWork } from "./thread-work.ts";

/** Which route a request took, as a pattern, since addresses may hold what a log must not. */
export type RouteNames = {
  readonly set: (request: Request, pattern: string) => void;
  /** Names requests that nobody has named, by the routes whose whole address is fixed. */
  readonly addFixed: (routes: readonly { readonly path: string }[]) => void;
  readonly get: (request: Request) => string;
};

const assetFolder = "/assets/";

/** What nobody has named, and whose address may hold what a log must not. */
export const unknownRoute = "-";

export function createRouteNames(): RouteNames {
  const nameByRequest = new WeakMap<Request, string>();
  const fixedPaths = new Set<string>();
  const fixedNameOf = ({ url }: Request): string => {
    const pathname = URL.canParse(url) ? new URL(url).pathname : "";
    if (pathname.startsWith(assetFolder)) return `${assetFolder}*`;
    return fixedPaths.has(pathname) ? pathname : unknownRoute;
  };
  return {
    set: (request, routePattern) => {
      nameByRequest.set(request, routePattern);
      resumeWork(request);
    },
    addFixed: (routes) => {
      for (const { path } of routes) if (!/[:*]/.test(path)) fixedPaths.add(path);
    },
    get: (request) => nameByRequest.get(request) ?? fixedNameOf(request),
  };
}
