import { type FormEvent, useState } from "react";
import { formValues } from "#client/form-body.ts";
import type { IslandProps } from "#client/state.ts";
import { sendingButton } from "#client/submission.ts";
import { useCall } from "#client/use-call.ts";
import convertCalls from "#tools/data/convert-calls.ts";
import { tableDelimiterOf } from "#tools/data/delimiter.ts";
import { type DataAnswer, conversions } from "#tools/data/schema.ts";

type Conversion = (typeof conversions)[number];

/** What is worked out while one types: what was asked for last, as long as the text is what it takes. */
export function liveConversion(text: string, asked: Conversion | null): Conversion {
  const isJson = /^\uFEFF?\s*[[{]/.test(text);
  if (isJson || asked === "json/repair") return asked?.startsWith("json/") ? asked : "json/pretty";
  return tableDelimiterOf(text) === null ? "yaml/json" : "csv/json";
}

/**
 * The conversion that is asked for by its button, and while one types the one that takes what is there. `current` is the one
 * that the answer is of.
 */
export function useDataCall({ lang, texts, values, answer, problem }: IslandProps<"data", DataAnswer>) {
  const named = (name: string | undefined) => conversions.find((conversion) => conversion === name) ?? null;
  // It was sent for, or the page is for one of them.
  const [asked, setAsked] = useState(() => named(values["action"]) ?? named(values["main"]));
  const [current, setCurrent] = useState(asked ?? conversions[0]);
  const call = useCall<DataAnswer>({
    lang,
    texts,
    initial: { answer, problem },
    path: (pressed) => `/data/${pressed}`,
    device: convertCalls["json/pretty"].load,
  });
  return {
    ...call,
    current,
    submit: (event: FormEvent<HTMLFormElement>) => {
      const pressed = named(sendingButton(event.currentTarget, event.nativeEvent)?.value);
      setAsked(pressed);
      if (pressed) setCurrent(pressed);
      call.submit(event);
    },
    follow: (event: FormEvent<HTMLFormElement>) => {
      const live = liveConversion(formValues(event.currentTarget)["text"] ?? "", asked);
      setCurrent(live);
      call.follow?.(event, live);
    },
  };
}
