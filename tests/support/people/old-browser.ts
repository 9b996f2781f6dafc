import bcd, { type Identifier, type SupportBlock } from "@mdn/browser-compat-data";

/** The oldest browsers that pages work in as they do in new ones; README names them. */
const browsers = [
  ["chrome", 80],
  ["safari", 14],
  ["firefox", 78],
] as const;

/** Whether one of the browsers at the floor lacks it; where the data says nothing, it is there. */
function isNewer(support: SupportBlock | undefined): boolean {
  return browsers.some(([browser, version]) => {
    const statements = support?.[browser];
    const added = [statements].flat().find((one) => one && !one.flags)?.version_added;
    if (added === false) return true;
    return typeof added === "string" && Number.parseFloat(added.replace("≤", "")) > version;
  });
}

// oxlint-disable-next-line no-underscore-dangle -- what the data calls it
const supportOf = (feature: Identifier): SupportBlock | undefined => feature.__compat?.support;

const membersOf = (feature: Identifier): readonly (readonly [string, Identifier])[] =>
  Object.entries(feature).flatMap(([name, inner]) =>
    name === "__compat" || !inner || !("__compat" in inner) ? [] : [[name, inner] as const],
  );

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
