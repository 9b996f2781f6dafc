import type { ComponentProps } from "react";
import type { FormCall } from "#client/use-call.ts";
import { unlessBlank } from "#client/text-area.ts";
import { MissingInFields, NotesOfFields } from "./field-notes.ts";

const nothing = {};

/** The form of a tool: it sends its call, answers while one types where it can, and says what was read of its fields. */
export function CallForm({
  call,
  isBlank = false,
  children,
  ...form
}: {
  readonly call: FormCall;
  /** There is nothing to send yet. */
  readonly isBlank?: boolean;
} & Omit<ComponentProps<"form">, "onSubmit" | "onInput" | "onBlur">) {
  return (
    <NotesOfFields value={call.notes}>
      <MissingInFields value={call.typing?.unfinished ?? nothing}>
        {/* oxlint-disable-next-line no-noninteractive-element-interactions -- a field in it is left */}
        <form
          method="post"
          className="panel"
          {...form}
          onSubmit={unlessBlank(isBlank, call.submit)}
          onInput={call.follow}
          onBlur={call.settle}
        >
          {children}
        </form>
      </MissingInFields>
    </NotesOfFields>
  );
}
