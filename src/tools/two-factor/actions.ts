import { type Static, Type } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import { type Result, ok } from "../../core/result.ts";
import type { RandomBytes } from "../../core/random.ts";
import type { Picture } from "../../core/picture.ts";
import { drawQr } from "../qr/draw.ts";
import { NewSecret, generateSecret } from "./generate.ts";
import { readOtpauth } from "./otpauth.ts";
import { CodeInput, VerifyInput, currentCode, verifyCode } from "./totp.ts";

const OtpauthInput = Type.Object({
  otpauth: Type.String({ minLength: 1, maxLength: 1024, description: "an otpauth://totp/ address" }),
});

async function drawOtpauth({ otpauth }: Static<typeof OtpauthInput>): Promise<Result<Picture>> {
  const read = readOtpauth(otpauth, "otpauth");
  if (!read.ok) return read;
  return drawQr(otpauth, {
    size: 320,
    margin: 4,
    level: "M",
    dark: "#000000",
    light: "#ffffff",
    format: "png",
  });
}

export type TwoFactorEffects = { readonly random: RandomBytes; readonly now: () => Date };

export function twoFactorActions({ random, now }: TwoFactorEffects) {
  const seconds = () => now().getTime() / 1000;
  return {
    generate: action(NewSecret, "compute", (input) => ok(generateSecret(input, random))),
    qr: action(OtpauthInput, "compute", drawOtpauth),
    verify: action(VerifyInput, "verify", (input) => verifyCode(input, seconds())),
    code: action(CodeInput, "compute", (input) => currentCode(input, seconds())),
  };
}

export type TwoFactorActions = ReturnType<typeof twoFactorActions>;
