import { action } from "../../core/action.ts";
import type { RandomBytes } from "../../core/random.ts";
import { ok } from "../../core/result.ts";
import { DecodedUuid, UuidAnswer, UuidDecodeInput, UuidInput } from "./schema.ts";
import { decodeUuid } from "./uuid-decode.ts";
import { generateUuids } from "./uuid.ts";

export type UuidEffects = { readonly randomBytes: RandomBytes; readonly now: () => Date };

export const uuidActions = ({ randomBytes, now }: UuidEffects) => ({
  uuid: action(UuidInput, UuidAnswer, "compute", (uuidInput) =>
    ok(generateUuids(uuidInput, now().getTime(), randomBytes)),
  ),
  decodeUuid: action(UuidDecodeInput, DecodedUuid, "compute", decodeUuid),
});
