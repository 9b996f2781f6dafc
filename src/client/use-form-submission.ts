import { type FormEvent, useRef } from "react";
import { formBody } from "./form-body.ts";
import { sendingButton } from "./submission.ts";

/** `pressed` is the value of the button that sends the form; blank where it has none. */
type SendForm = (body: Record<string, unknown>, pressed: string, form: HTMLFormElement) => Promise<void>;

/** What a form's button does, in place of the browser. */
export function useFormSubmission(send: SendForm) {
  const underWay = useRef<string | null>(null);
  return function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const pressed = sendingButton(form, event.nativeEvent)?.value ?? "";
    const body = formBody(form);
    const call = JSON.stringify([pressed, body]);
    // Pressed again while the very same is under way: it counts once.
    if (underWay.current === call) return;
    underWay.current = call;
    void send(body, pressed, form).finally(() => {
      if (underWay.current === call) underWay.current = null;
    });
  };
}
