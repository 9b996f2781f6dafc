import { ok } from "#core/result.ts";
import { call } from "#core/tool.ts";
import { type Hashing, hashText } from "./hash.ts";
import { HashAnswer, HashInput } from "./schema.ts";

type HashEffects = { readonly hashing: Hashing };

export default {
  hash: call(HashInput, HashAnswer, {
    path: "/crypto/hash",
    limit: "compute",
    access: "open",
    address: "none",
    device: ["hashing"],
    plain: ({ hash }) => hash,
    example: {
      body: { algo: "md5", text: "abc" },
      answer: {
        hash: "900150983cd24fb0d6963f7d28e17f72",
        algo: "md5",
        hmac: false,
        matches: null,
        matching: null,
        digests: [],
      },
    },
    run:
      ({ hashing }: HashEffects) =>
      (input) =>
        ok(hashText(input, hashing)),
  }),
};
