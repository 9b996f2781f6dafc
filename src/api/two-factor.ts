import type { TwoFactorActions } from "../tools/two-factor/actions.ts";
import { endpoint } from "./endpoint.ts";
import { replyPicture } from "./reply.ts";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const otpauth = `otpauth://totp/Example:a%40example.com?secret=${secret}&issuer=Example`;

export const twoFactorApi = ({ generate, qr, verify, code }: TwoFactorActions) => [
  endpoint({
    method: "POST",
    path: "/2fa/generate",
    summary: "Make a new two-factor secret",
    action: generate,
    example: {
      body: { issuer: "Example", account: "a@example.com" },
      answer: { secret, otpauth },
    },
  }),
  endpoint({
    method: "POST",
    path: "/2fa/qr",
    summary: "Draw the QR code that an authenticator app scans",
    action: qr,
    reply: replyPicture,
    produces: "image/png",
    example: { body: { otpauth } },
  }),
  endpoint({
    method: "POST",
    path: "/2fa/verify",
    summary: "Tell whether a code is right now, give or take one step",
    action: verify,
    example: { body: { secret, code: "123456" }, answer: { valid: true, steps: 0 } },
  }),
  endpoint({
    method: "POST",
    path: "/2fa/code",
    summary: "Give the current code, the next one, and the seconds left",
    action: code,
    example: { body: { secret }, answer: { code: "081804", next: "050471", remaining_s: 1, period: 30 } },
  }),
];
