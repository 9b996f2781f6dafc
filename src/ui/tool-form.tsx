import type { ReactNode } from "react";
import type { Texts } from "#core/i18n.ts";
import type { CallState } from "#client/answer-order.ts";
import type { FormCall } from "#client/use-call.ts";
import { CallForm } from "./call-form.tsx";
import { CallResult, type ResultOptions } from "./call-result.tsx";
import { PlaceNote, type placeTexts } from "./place-note.tsx";

type ToolFormCall<Answer> = FormCall & Pick<CallState<Answer>, "answer" | "place" | "isStale" | "body">;

type CardProps<Answer> = {
  call: ToolFormCall<Answer>;
  texts: Texts<(typeof placeTexts)[number]>;
  /** As the form without scripts is sent, and where that leads. */
  method?: "get" | "post";
  action?: string;
  /** There is nothing to send yet. */
  isBlank?: boolean;
  /** The answer stands below the fields, as wide as the card, on wide screens too. */
  isWide?: boolean;
  label?: string;
  /** What the answer is of. */
  fields: ReactNode;
  /** What one may choose besides, then what sends it. */
  options: ReactNode;
};

/**
 * A tool's card: its main fields, their answer (the children), then options and what sends all of it, in this order on a
 * phone too.
 */
export function ToolCard<Answer>({
  call,
  texts,
  method = "post",
  action = "#result",
  isBlank = false,
  isWide = false,
  label,
  fields,
  options,
  children,
}: CardProps<Answer> & { children: ReactNode }) {
  return (
    <CallForm
      call={call}
      isBlank={isBlank}
      method={method}
      action={action}
      className={isWide ? "panel tool card wide" : "panel tool card"}
      aria-label={label}
    >
      <div className="ask">{fields}</div>
      {children}
      <div className="choose">{options}</div>
      <PlaceNote place={call.place} texts={texts} />
    </CallForm>
  );
}

/** A tool's card whose answer is drawn by its children: what was asked is sent, followed while one types, or refused here. */
export const ToolForm = <Answer,>(form: CardProps<Answer> & ResultOptions<Answer>) => (
  <ToolCard {...form}>
    <CallResult {...form} />
  </ToolCard>
);
