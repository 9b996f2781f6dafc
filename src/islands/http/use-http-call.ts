import { type ClipboardEvent, type FormEvent, useState } from "react";
import { formBody } from "#client/form-body.ts";
import { shareAddress } from "#client/share-address.ts";
import type { IslandProps } from "#client/state.ts";
import { pressedButton } from "#client/submission.ts";
import { typeInto } from "#client/type-into.ts";
import { useCall } from "#client/use-call.ts";
import { parseHeaderText } from "#tools/http/headers.ts";
import { isCurl } from "#tools/http/is-curl.ts";
import type { RequestReport, StatusReport } from "#tools/http/schema.ts";
import http from "#tools/http/tool.ts";

/** Fills the form by a `curl` line; false where that cannot be read. */
async function fillByCurl(form: HTMLFormElement, text: string): Promise<boolean> {
  const { readCurl } = await import("#tools/http/read-curl.ts");
  const line = readCurl(text);
  if (!line) return false;
  for (const [name, value] of Object.entries(line)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = value;
    else if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)
      typeInto(field, value);
  }
  const options = form.querySelector<HTMLDetailsElement>("details.options");
  if (options && (line.headers !== "" || line.body !== "")) options.open = true;
  return true;
}

export type HttpReport = StatusReport | RequestReport;
export type HttpGiven = IslandProps<"http", HttpReport>;

/** The form that checks an address or sends a request: its headers are a text for people, which the API has apart. */
export function useHttpCall({ lang, texts, values, answer, problem, notes }: HttpGiven) {
  const [areHeadersIgnored, setHeadersIgnored] = useState(false);
  const [areHeadersUnreadable, setHeadersUnreadable] = useState(
    parseHeaderText(values["headers"] ?? "") === null,
  );
  const [curlSaid, setCurlSaid] = useState<"read" | "unreadable" | null>(null);
  const httpCall = useCall<HttpReport>({
    path: (pressed) => http.calls[pressed === "request" ? "request" : "status"].path,
    lang,
    texts,
    initial: { answer, problem, notes },
    onAnswer: ({ url, method, ...rest }) => {
      if (!("body" in rest)) shareAddress({ url, method });
    },
  });

  const checkHeaders = (text: string) => setHeadersUnreadable(parseHeaderText(text) === null);

  /** What cannot be read stands in the field that it was pasted into. */
  async function takeCurl(form: HTMLFormElement, text: string, pastedInto?: HTMLInputElement) {
    const isRead = await fillByCurl(form, text);
    setCurlSaid(isRead ? "read" : "unreadable");
    if (!isRead && pastedInto) typeInto(pastedInto, text);
    return isRead;
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const field = event.currentTarget;
    const text = event.clipboardData.getData("text");
    setCurlSaid(null);
    if (!field.form || !isCurl(text)) return;
    event.preventDefault();
    void takeCurl(field.form, text, field);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const pressed = pressedButton(form, event.nativeEvent)?.value ?? "status";
    const typed = String(formBody(form)["url"]);
    if (isCurl(typed) && !(await takeCurl(form, typed))) return;
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

  return {
    ...httpCall,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    paste,
    curlSaid,
    areHeadersIgnored,
    areHeadersUnreadable,
    checkHeaders,
  };
}
