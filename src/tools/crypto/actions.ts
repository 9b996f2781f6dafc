import { type HashEffects, hashActions } from "./hash-actions.ts";
import { type JwtEffects, jwtActions } from "./jwt-actions.ts";
import { type PasswordEffects, passwordActions } from "./password-actions.ts";
import { type UuidEffects, uuidActions } from "./uuid-actions.ts";

export type CryptoEffects = PasswordEffects & HashEffects & JwtEffects & UuidEffects;

/** Of four parts, so that a page of one of them takes only that one to the device. */
export const cryptoActions = (effects: CryptoEffects) => ({
  ...passwordActions(effects),
  ...hashActions(effects),
  ...jwtActions(effects),
  ...uuidActions(effects),
});

export type CryptoActions = ReturnType<typeof cryptoActions>;
