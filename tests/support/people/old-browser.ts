import bcd from "@mdn/browser-compat-data";
import { isNewer, membersOf, supportOf } from "#tests/support/floor/compat.ts";

/** Something that a script can name: a global, a static member, or a member of what a constructor makes. */
type Newer = {
  readonly owner: string;
  readonly member?: string;
  readonly of: "prototype" | "static" | "both";
};

const isName = (name: string): boolean => /^[A-Za-z]\w*$/.test(name);

/** What a browser at the floor lacks; an interface comes after its members. */
export function newerNames(): readonly Newer[] {
  const features = [
    ...membersOf(bcd.api).map((entry) => ({ entry, isBuiltin: false })),
    ...membersOf(bcd.javascript["builtins"] ?? {}).map((entry) => ({ entry, isBuiltin: true })),
  ];
  return features.flatMap(({ entry: [owner, feature], isBuiltin }) => {
    const isNew = isNewer(supportOf(feature));
    const members = membersOf(feature)
      .filter(([, inner]) => isNew || isNewer(supportOf(inner)))
      .map(([name]): Newer => {
        const isStatic = name.endsWith("_static");
        const member = name.replace(/_static$/, "");
        // The data marks what is static of the DOM only.
        return { owner, member, of: isBuiltin ? "both" : isStatic ? "static" : "prototype" };
      });
    return [...members, ...(isNew ? [{ owner, of: "static" } as const] : [])].filter(
      ({ owner: one, member = one }: Newer) => isName(one) && isName(member) && member !== "constructor",
    );
  });
}

/** Runs in a page before its own scripts: takes away what browsers at the floor do not have. */
export function takeAway(names: readonly Newer[]): void {
  // What the bundler cannot put into older words it leaves to the browser, which throws (Safari before 16.4).
  const refuse = (pattern: unknown, flags: unknown): void => {
    const source = pattern instanceof RegExp ? pattern.source : String(pattern);
    if (/\(\?<[=!]/.test(source) || (typeof flags === "string" && /[dv]/.test(flags)))
      throw new SyntaxError(`Invalid regular expression: ${source}`);
  };
  Object.assign(globalThis, {
    RegExp: new Proxy(RegExp, {
      construct(made, [pattern, flags]: unknown[], maker: NewableFunction) {
        refuse(pattern, flags);
        return Reflect.construct(made, [pattern, flags], maker);
      },
      apply(made, self, [pattern, flags]: unknown[]) {
        refuse(pattern, flags);
        return Reflect.apply(made, self, [pattern, flags]);
      },
    }),
  });
  // A sandboxed frame throws when storage is mentioned: it has none to take anything from.
  const isSandboxed = origin === "null";
  for (const { owner, member, of } of names) {
    if (isSandboxed && /^(caches|indexedDB|localStorage|sessionStorage)$/.test(owner)) continue;
    const thing: unknown = Reflect.get(globalThis, owner);
    if (member === undefined) Reflect.deleteProperty(globalThis, owner);
    else if (typeof thing === "function" || (typeof thing === "object" && thing !== null)) {
      if (of !== "prototype") Reflect.deleteProperty(thing, member);
      const prototype: unknown = Reflect.get(thing, "prototype");
      if (of !== "static" && typeof prototype === "object" && prototype !== null)
        Reflect.deleteProperty(prototype, member);
    }
  }
}

/** Runs in a page before its own scripts: a browser that blocks all cookies, and throws when storage is mentioned. */
export function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, { get: refuse, configurable: true });
  }
  Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {}, configurable: true });
}
