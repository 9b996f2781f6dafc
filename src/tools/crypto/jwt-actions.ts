import { action } from "../../core/action.ts";
import { type Signatures, decodeJwt } from "./jwt.ts";
import { Jwt, JwtInput } from "./schema.ts";

export type JwtEffects = { readonly signatures: Signatures; readonly now: () => Date };

export const jwtActions = ({ now, signatures }: JwtEffects) => ({
  jwt: action(JwtInput, Jwt, "compute", (jwtInput) => decodeJwt(jwtInput, now(), signatures)),
});
