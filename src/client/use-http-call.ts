import { type FormEvent, useState } from "react";
import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { parseHeaderText } from "../tools/http/headers.ts";
import type { RequestReport, StatusReport } from "../tools/http/schema.ts";
import type { ApiTexts } from "./api.ts";
import { formBody } from "./form-body.ts";
import { shareAddress } from "./share-address.ts";
import { pressedButton } from "./submission.ts";
import { useCall } from "./use-call.ts";

type HttpCallOptions = {
  readonly lang: Lang;
  readonly texts: ApiTexts;
  /** As they were typed. */
  readonly headers: string | undefined;
  readonly initial: {
    readonly answer: StatusReport | RequestReport | null;
    readonly problem: Problem | null;
  };
};

/** The form that checks an address or sends a request: its headers are a text for people, which the API has apart. */
export function useHttpCall({ lang, texts, headers = "", initial }: HttpCallOptions) {
  const [areHeadersIgnored, setHeadersIgnored] = useState(false);
  const [areHeadersUnreadable, setHeadersUnreadable] = useState(parseHeaderText(headers) === null);
  const httpCall = useCall<StatusReport | RequestReport>({
    path: (pressed) => (pressed === "request" ? "/http/request" : "/http/status"),
    lang,
    texts,
    initial,
    onAnswer: ({ url, method, ...rest }) => {
      if (!("body" in rest)) shareAddress({ url, method });
    },
  });

  const checkHeaders = (text: string) => setHeadersUnreadable(parseHeaderText(text) === null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const pressed = pressedButton(form, event.nativeEvent)?.value ?? "status";
    const { url, method, headers, body } = formBody(form);
    const read = pressed === "request" ? parseHeaderText(String(headers)) : {};
    setHeadersIgnored(read === null);
    checkHeaders(String(headers));
    void httpCall.send(
      pressed === "request" ? { url, method, headers: read ?? {}, body } : { url, method },
      pressed,
      form,
    );
  }

  return { ...httpCall, submit, areHeadersIgnored, areHeadersUnreadable, checkHeaders };
}
