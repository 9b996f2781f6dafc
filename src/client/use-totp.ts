import { type FormEvent, useState } from "react";
import type { Lang } from "../core/i18n.ts";
import type { CodeAnswer, VerifyAnswer } from "../tools/two-factor/schema.ts";
import type { ApiTexts } from "./api.ts";
import type { FormState } from "./state.ts";
import { useCall } from "./use-call.ts";

type TotpOptions = FormState<CodeAnswer | VerifyAnswer> & { readonly lang: Lang; readonly texts: ApiTexts };

const totpOnDevice = () => import("./device/two-factor.ts");

/** The form that verifies a code, or gives that of this moment. */
export function useTotp({ lang, texts, values, answer, problem }: TotpOptions) {
  const [sent, setSent] = useState<Readonly<Record<string, unknown>>>(values);
  const totpCall = useCall<CodeAnswer | VerifyAnswer>({
    path: (pressed) => (pressed === "code" ? "/2fa/code" : "/2fa/verify"),
    lang,
    texts,
    initial: { answer, problem },
    read: async (response, body) => {
      setSent(body);
      return response.json();
    },
    device: totpOnDevice,
    isLenient: true,
    readDevice: (value, body) => {
      setSent(body);
      // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own actions give
      return value as CodeAnswer | VerifyAnswer;
    },
  });
  return {
    ...totpCall,
    /** While one types it is the code of this moment, until there is one to verify. */
    follow: (event: FormEvent<HTMLFormElement>) => {
      const code = new FormData(event.currentTarget).get("code");
      totpCall.follow?.(event, code ? "verify" : "code");
    },
    /** Asks for the code that follows, with what was sent last. */
    renew: () => void totpCall.send({ ...sent }, "code"),
  };
}
