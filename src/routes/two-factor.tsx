import { textsOf } from "../core/i18n.ts";
import TwoFactorIsland, { twoFactorIslandTexts } from "../islands/two-factor.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import { dataUrl } from "../core/picture.ts";
import { drawSvg } from "../tools/qr/draw.ts";
import type { TwoFactorActions } from "../tools/two-factor/actions.ts";
import type { SecretAnswer } from "../tools/two-factor/schema.ts";
import { ToolPage } from "../ui/tool-page.tsx";

const secretCodeStyle = { size: 240, margin: 4, level: "M", dark: "#000000", light: "#ffffff" } as const;

function drawSecretCode(secret: SecretAnswer) {
  const picture = drawSvg(secret.otpauth, secretCodeStyle);
  return { ...secret, qr: picture.ok ? dataUrl(picture.value) : "" };
}

export const twoFactorPage = (actions: TwoFactorActions) =>
  definePage({
    id: "two-factor",
    actions,
    isPrivate: true,
    initialForms: () => ({ code: { values: { secret: sampleSecret.secret } } }),
    // A code is read with the seconds that it still lasts.
    cacheMs: 1000,
    choose: (values) => {
      if ("issuer" in values) return "generate";
      return values["action"] === "code" ? "code" : "verify";
    },
    view: ({ lang, state }) => {
      const generate = state("generate");
      const { digits = "6", period = "30", algorithm = "sha1" } = generate.values;
      const generated = generate.answer ? { secret: generate.answer.secret, digits, period, algorithm } : {};
      const verify = state("verify", generated);
      const code = state("code");
      return (
        <ToolPage id="two-factor" lang={lang}>
          <Island
            name="two-factor"
            of={TwoFactorIsland}
            with={{
              lang,
              texts: textsOf(lang, twoFactorIslandTexts),
              generate: { ...generate, answer: generate.answer && drawSecretCode(generate.answer) },
              check: {
                values: { ...code.values, ...verify.values },
                answer: verify.answer ?? code.answer,
                problem: verify.problem ?? code.problem,
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
