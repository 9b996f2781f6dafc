import { action } from "../../core/action.ts";
import { ok } from "../../core/result.ts";
import { type Hashing, hashText } from "./hash.ts";
import { HashAnswer, HashInput } from "./schema.ts";

export type HashEffects = { readonly hashing: Hashing };

export const hashActions = ({ hashing }: HashEffects) => ({
  hash: action(HashInput, HashAnswer, "compute", (hashInput) => ok(hashText(hashInput, hashing))),
});
