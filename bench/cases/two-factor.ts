import { crypto } from "@otplib/plugin-crypto-noble";
import { generateSync, verifySync } from "@otplib/totp";
import { base32nopad } from "@scure/base";
import { currentCode, verifyCode } from "#tools/two-factor/totp.ts";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const options = { secret, digits: 6, period: 30, algorithm: "sha1" } as const;
const epoch = 1_111_111_109;

const generate = (at: number) => generateSync({ secret: base32nopad.decode(secret), epoch: at, crypto });

export const cases = [
  {
    name: "two-factor: the current code and the next",
    ours: () => currentCode(options, epoch, "vi"),
    bare: () => [generate(epoch), generate(epoch + 30)],
  },
  {
    name: "two-factor: a code verified",
    ours: () => verifyCode({ ...options, code: "081804" }, epoch),
    bare: () =>
      verifySync({
        secret: base32nopad.decode(secret),
        token: "081804",
        epoch,
        epochTolerance: 30,
        crypto,
      }),
  },
];
