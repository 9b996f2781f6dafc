import { expect } from "bun:test";
import { deviceSignatures } from "#client/device/signatures.ts";
import { signatures } from "#server/crypto.ts";
import type { Signatures } from "#tools/crypto/jwt.ts";

/** The server's verdict on a signature, which has to be that of the visitor's device. */
export const bothSignatures: Signatures = {
  verify: async (jws, key) => {
    const verdict = await signatures.verify(jws, key);
    expect([jws, key, await deviceSignatures.verify(jws, key)]).toEqual([jws, key, verdict]);
    return verdict;
  },
};
