import { generateTOTP } from "@otplib/uri";
import { message, readMessage } from "#core/i18n.ts";
import { type Picture, PictureAnswer } from "#core/picture.ts";
import type { RandomBytes } from "#core/random.ts";
import { type Result, ok } from "#core/result.ts";
import { call, sendsPicture, tool } from "#core/tool.ts";
import { readOtpauth } from "./otpauth.ts";
import {
  CodeAnswer,
  CodeInput,
  OtpauthInput,
  SecretAnswer,
  SecretInput,
  VerifyAnswer,
  VerifyInput,
} from "./schema.ts";
import { encodeSecret } from "./secret.ts";
import { currentCode, verifyCode } from "./totp.ts";

/** As long as the hash function's output (RFC 4226, section 4, asks for 128 bits at least and recommends 160). */
const secretSizes = { sha1: 20, sha256: 32, sha512: 64 } as const;

export function generateSecret(secretInput: SecretInput, randomBytes: RandomBytes): SecretAnswer {
  const { digits, period, algorithm } = secretInput;
  const [issuer, otpLabel] = [secretInput.issuer.toWellFormed(), secretInput.account.toWellFormed()];
  const secret = encodeSecret(randomBytes(secretSizes[algorithm]));
  return { secret, otpauth: generateTOTP({ issuer, label: otpLabel, secret, digits, period, algorithm }) };
}

const qrStyle = {
  size: 320,
  margin: 4,
  level: "M",
  dark: "#000000",
  light: "#ffffff",
  format: "png",
} as const;

async function drawOtpauth({ otpauth }: { otpauth: string }): Promise<Result<Picture>> {
  const settings = readOtpauth(otpauth, "otpauth");
  if (!settings.ok) return settings;
  // A browser loads what draws with the first picture: a code needs none of it.
  const { drawQr } = await import("#tools/qr/draw.ts");
  return drawQr(otpauth, qrStyle);
}

export type TwoFactorEffects = { readonly randomBytes: RandomBytes; readonly now: () => Date };

type Clock = Pick<TwoFactorEffects, "now">;

const secondsOf = ({ now }: Clock) => now().getTime() / 1000;

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const otpauth = `otpauth://totp/Example:a%40example.com?secret=${secret}&issuer=Example`;

const common = { access: "open", address: "none", device: true } as const;

export default tool({
  id: "two-factor",
  path: "/2fa",
  group: "security",
  icon: "shield-check",
  calls: {
    generate: call(SecretInput, SecretAnswer, {
      ...common,
      path: "/2fa/generate",
      limit: "compute",
      example: {
        body: { issuer: "Example", account: "a@example.com" },
        answer: { secret, otpauth },
      },
      run:
        ({ randomBytes }: Pick<TwoFactorEffects, "randomBytes">) =>
        (input) =>
          ok(generateSecret(input, randomBytes)),
    }),
    qr: call(OtpauthInput, PictureAnswer, {
      ...common,
      path: "/2fa/qr",
      limit: "compute",
      sends: sendsPicture,
      example: { body: { otpauth } },
      run: () => drawOtpauth,
    }),
    verify: call(VerifyInput, VerifyAnswer, {
      ...common,
      path: "/2fa/verify",
      limit: "verify",
      example: { body: { secret, code: "123456" }, answer: { valid: true, steps: 0 } },
      run: (clock: Clock) => (input) => verifyCode(input, secondsOf(clock)),
    }),
    code: call(CodeInput, CodeAnswer, {
      ...common,
      path: "/2fa/code",
      limit: "compute",
      plain: ({ code, codes }) => codes?.map((each) => each.code) ?? code,
      // The code of one among several would stand there for all.
      glance: ({ code, remaining_s, codes }, lang) =>
        codes
          ? null
          : {
              value: code,
              kind: "code",
              note: readMessage(lang, message("two-factor.glance.left", { count: remaining_s })),
            },
      example: { body: { secret }, answer: { code: "081804", next: "050471", remaining_s: 1, period: 30 } },
      run:
        (clock: Clock) =>
        (input, { lang }) =>
          currentCode(input, secondsOf(clock), lang),
    }),
  },
});
