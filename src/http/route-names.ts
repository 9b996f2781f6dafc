/** Which route a request took, as a pattern, since addresses may hold what a log must not. */
export type RouteNames = {
  readonly set: (request: Request, pattern: string) => void;
  readonly get: (request: Request) => string;
};

export function createRouteNames(): RouteNames {
  const names = new WeakMap<Request, string>();
  return {
    set: (request, pattern) => void names.set(request, pattern),
    get: (request) => names.get(request) ?? "-",
  };
}
