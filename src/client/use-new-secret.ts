import type { Lang } from "#core/i18n.ts";
import { type Picture, dataUrl } from "#core/picture.ts";
import type { Problem } from "#core/problem.ts";
import type { SecretAnswer } from "#tools/two-factor/schema.ts";
import twoFactor from "#tools/two-factor/tool.ts";
import { type ApiTexts, callApi } from "./api.ts";
import { useCall } from "./use-call.ts";

export type SecretOptions = Readonly<Record<string, string>>;

/** `qr` is the address of a picture. */
export type DrawnSecret = SecretAnswer & { readonly qr: string };

type NewSecretOptions = {
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly initial: { readonly answer: DrawnSecret | null; readonly problem: Problem | null };
  readonly onGenerated: (secret: string, options: SecretOptions) => void;
};

/** The form that makes a secret, and has its QR code drawn where the secret was made. */
export function useNewSecret({ lang, texts, initial, onGenerated }: NewSecretOptions) {
  return useCall<DrawnSecret>({
    path: "/2fa/generate",
    lang,
    texts,
    initial,
    isLive: false,
    onAnswer: ({ secret }, { digits, period, algorithm }) =>
      onGenerated(secret, { digits: String(digits), period: String(period), algorithm: String(algorithm) }),
    read: async (response) => {
      const secret: SecretAnswer = await response.json();
      const drawn = await callApi({ path: "/2fa/qr", body: { otpauth: secret.otpauth }, lang, texts });
      return { ...secret, qr: drawn.ok ? URL.createObjectURL(await drawn.response.blob()) : "" };
    },
    device: twoFactor.calls.generate.load,
    readDevice: async (value, _body, run) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own action gives
      const secret = value as SecretAnswer;
      // oxlint-disable-next-line no-unsafe-type-assertion -- as above
      const picture = (await run("/2fa/qr", { otpauth: secret.otpauth })) as Picture | null;
      return { ...secret, qr: picture ? dataUrl(picture) : "" };
    },
  });
}
