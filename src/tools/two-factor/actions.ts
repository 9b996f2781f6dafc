import { action } from "../../core/action.ts";
import { type Picture, PictureAnswer } from "../../core/picture.ts";
import type { RandomBytes } from "../../core/random.ts";
import { type Result, ok } from "../../core/result.ts";
import { drawQr } from "../qr/draw.ts";
import { generateSecret } from "./generate.ts";
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
import { currentCode, verifyCode } from "./totp.ts";

const qrStyle = {
  size: 320,
  margin: 4,
  level: "M",
  dark: "#000000",
  light: "#ffffff",
  format: "png",
} as const;

async function drawOtpauth({ otpauth }: { otpauth: string }): Promise<Result<Picture>> {
  const otpauthSettings = readOtpauth(otpauth, "otpauth");
  return otpauthSettings.ok ? drawQr(otpauth, qrStyle) : otpauthSettings;
}

export type TwoFactorEffects = { readonly randomBytes: RandomBytes; readonly now: () => Date };

export function twoFactorActions({ randomBytes, now }: TwoFactorEffects) {
  const nowSeconds = () => now().getTime() / 1000;
  return {
    generate: action(SecretInput, SecretAnswer, "compute", (secretInput) =>
      ok(generateSecret(secretInput, randomBytes)),
    ),
    qr: action(OtpauthInput, PictureAnswer, "compute", drawOtpauth),
    verify: action(VerifyInput, VerifyAnswer, "verify", (verifyInput) =>
      verifyCode(verifyInput, nowSeconds()),
    ),
    code: action(CodeInput, CodeAnswer, "compute", (codeInput) => currentCode(codeInput, nowSeconds())),
  };
}

export type TwoFactorActions = ReturnType<typeof twoFactorActions>;
