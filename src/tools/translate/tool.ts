import { payerOf } from "#core/client-key.ts";
import { ok } from "#core/result.ts";
import { call, tool, upstreamRefusals } from "#core/tool.ts";
import type { TranslateEffects } from "./effects.ts";
import { TranslateInput, TranslationAnswer } from "./schema.ts";

export default tool({
  id: "translate",
  path: "/translate",
  group: "language",
  icon: "languages",
  calls: {
    translate: call(TranslateInput, TranslationAnswer, {
      path: "/translate",
      limit: "translate",
      access: "site",
      address: "none",
      refusals: [...upstreamRefusals, "site_limit"],
      plain: ({ translated }) => translated,
      example: {
        body: { text: "Cảm ơn bạn đã ghé thăm!", from: "auto", to: "en", provider: "google" },
        answer: { translated: "Thank you for visiting!", detected: "vi" },
      },
      // A text into its own language stays as it is.
      run:
        ({ translate }: TranslateEffects) =>
        ({ text, from, to }, caller) =>
          from === to
            ? ok({ translated: text, detected: null })
            : translate({ text, from, to }, { payer: payerOf(caller), signal: caller.signal }),
    }),
  },
});
