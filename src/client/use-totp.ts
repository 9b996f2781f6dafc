import type { FormEvent } from "react";
import type { Lang } from "#core/i18n.ts";
import type { CodeAnswer, VerifyAnswer } from "#tools/two-factor/schema.ts";
import twoFactor from "#tools/two-factor/tool.ts";
import type { ApiTexts } from "./api.ts";
import { formValues } from "./form-body.ts";
import type { FormState } from "./state.ts";
import { useCall } from "./use-call.ts";

type TotpOptions = FormState<CodeAnswer | VerifyAnswer> & { readonly lang: Lang; readonly texts: ApiTexts };

/** As many figures as a code has, between whatever separates them; one that is half typed is not wrong yet. */
function isWhole(form: HTMLFormElement): boolean {
  const { code = "", digits } = formValues(form);
  return code.replace(/\D/g, "").length >= Number(digits);
}

/** The form that verifies a code, or gives that of this moment. */
export function useTotp({ lang, texts, values, answer, problem, notes }: TotpOptions) {
  const totpCall = useCall<CodeAnswer | VerifyAnswer>({
    // Enter presses the first button, whatever was typed.
    path: (pressed, { code }) =>
      pressed === "now" || (pressed === "code" && !code) ? "/2fa/code" : "/2fa/verify",
    lang,
    texts,
    initial: { answer, problem, notes },
    device: twoFactor.calls.code.load,
  });
  return {
    ...totpCall,
    /** While one types it is the code of this moment, until there is one to verify. */
    follow: (event: FormEvent<HTMLFormElement>) => {
      totpCall.follow(event, isWhole(event.currentTarget) ? "verify" : "now");
    },
    /** Asks for the code that follows the one shown. */
    renew: () => void totpCall.renew(totpCall.body ?? { ...values }, "code"),
  };
}
