import TwoFactorIsland from "#islands/two-factor.tsx";
import { ToolIsland } from "#ssr/island.tsx";
import { definePage } from "#ssr/page.ts";
import { textsOf } from "#core/i18n.ts";
import { qrPictureTexts } from "#ui/qr-picture.tsx";
import { dataUrl } from "#core/picture.ts";
import { drawSvg } from "#tools/qr/svg.ts";
import type { ToolActions } from "#tools/actions.ts";
import type { SecretAnswer } from "#tools/two-factor/schema.ts";
import { ToolPage } from "#ui/tool-page.tsx";

const secretCodeStyle = { size: 240, margin: 4, level: "M", dark: "#000000", light: "#ffffff" } as const;

function drawSecretCode(secret: SecretAnswer) {
  const secretPicture = drawSvg(secret.otpauth, secretCodeStyle);
  return { ...secret, qr: secretPicture.ok ? dataUrl(secretPicture.value) : "" };
}

export default (actions: ToolActions["two-factor"]) =>
  definePage({
    id: "two-factor",
    actions,
    isPrivate: true,
    initialForms: () => ({ code: { values: { secret: sampleSecret.secret } } }),
    // A code is read with the seconds that it still lasts.
    cacheMs: 1000,
    choose: (formValues) => {
      if ("issuer" in formValues) return "generate";
      // Enter presses the first button, whatever was typed.
      return formValues["action"] === "code" && !formValues["code"] ? "code" : "verify";
    },
    view: ({ lang, state }) => {
      const generate = state("generate");
      const { digits = "6", period = "30", algorithm = "sha1" } = generate.values;
      const generatedSettings = generate.answer
        ? { secret: generate.answer.secret, digits, period, algorithm }
        : {};
      const verify = state("verify", generatedSettings);
      const codeForm = state("code");
      return (
        <ToolPage id="two-factor" lang={lang}>
          <ToolIsland
            name="two-factor"
            area="two-factor"
            of={TwoFactorIsland}
            lang={lang}
            with={{
              pictureTexts: textsOf(lang, qrPictureTexts),
              generate: { ...generate, answer: generate.answer && drawSecretCode(generate.answer) },
              check: {
                values: { ...codeForm.values, ...verify.values },
                answer: verify.answer ?? codeForm.answer,
                problem: verify.problem ?? codeForm.problem,
                notes: { ...codeForm.notes, ...verify.notes },
              },
            }}
          />
        </ToolPage>
      );
    },
  });

/** RFC 6238, appendix B. */
const sampleSecret = {
  secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
  digits: 6,
  period: 30,
  algorithm: "sha1",
} as const;
