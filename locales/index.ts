import * as english from "./en.ts";
import * as vietnamese from "./vi.ts";

type Both<Modules> = (Modules extends unknown ? (modules: Modules) => void : never) extends (
  modules: infer All,
) => void
  ? { readonly [Key in keyof All]: All[Key] }
  : never;

/** The texts of all modules, one module an area. */
const join = <Modules extends object>(modules: Modules): Both<Modules[keyof Modules]> =>
  Object.assign({}, ...Object.values(modules));

/** Every text in Vietnamese: the source of the keys. */
export const vi = join(vietnamese);

export const en = join(english) satisfies Record<keyof typeof vi, string>;
