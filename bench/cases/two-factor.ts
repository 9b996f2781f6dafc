import { generateSync, verifySync } from "otplib";
import { currentCode, verifyCode } from "../../src/tools/two-factor/totp.ts";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const options = { secret, digits: 6, period: 30, algorithm: "sha1" } as const;
const epoch = 1_111_111_109;

export const cases = [
  {
    name: "two-factor: the current code and the next",
    ours: () => currentCode(options, epoch),
    bare: () => [generateSync({ secret, epoch }), generateSync({ secret, epoch: epoch + 30 })],
  },
  {
    name: "two-factor: a code verified",
    ours: () => verifyCode({ ...options, code: "081804" }, epoch),
    bare: () => verifySync({ secret, token: "081804", epoch, epochTolerance: 30 }),
  },
];
