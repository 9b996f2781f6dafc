import type { Problem } from "#core/problem.ts";
import type { Unfinished } from "./device/unfinished.ts";
import { latestOnly } from "./latest-only.ts";
import type { FieldNotes } from "./state.ts";

export type CallBody = Record<string, unknown>;

/** Where an answer was worked out; by a server that put it into the visitor's history besides. */
export type CallPlace = "device" | "server" | "history";

/** What refuses what is typed so far, and what that lacks by field where typing on may mend it. */
export type Typing = { readonly problem: Problem; readonly unfinished: Unfinished };

export type CallState<Answer> = {
  readonly answer: Answer | null;
  readonly problem: Problem | null;
  /** What is not yet right of what is being typed; it becomes the problem when it is left so. */
  readonly typing: Typing | null;
  /** What was taken off what was typed, a sentence by the field. */
  readonly notes: FieldNotes;
  readonly isBusy: boolean;
  /** Null until something was asked. */
  readonly place: CallPlace | null;
  /** What was asked; null while the answer is the page's own. */
  readonly body: CallBody | null;
  /** The answer is of something else than what the form says by now. */
  readonly isStale: boolean;
};

export type AnswerOutcome<Answer> = Pick<
  CallState<Answer>,
  "answer" | "problem" | "notes" | "place" | "body"
> & {
  /** In place of `problem`, of what is being typed. */
  readonly typing?: Typing | null;
};

/** Works an outcome out; null is what is left to others. `isLatest` tells whether anybody still waits for it. */
type WorkOut<Result> = (isLatest: () => boolean) => Promise<Result>;

/** Comes with the end of what was given up, however long it goes on by itself. */
const abortionOf = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => signal.addEventListener("abort", () => resolve(null), { once: true }));

export type AnswerOrder<Answer> = ReturnType<typeof createAnswerOrder<Answer>>;

/**
 * The order in which a form's answers are shown: whatever asks for one (a press, typing, a file, giving up) takes a
 * number, and what an older one comes to is dropped, whenever it comes.
 */
export function createAnswerOrder<Answer>(
  show: (change: Partial<CallState<Answer>>) => void,
  /** A refusal leaves the answer before it, as what it is: one to something else. */
  { isSteady = true }: { readonly isSteady?: boolean } = {},
) {
  const order = latestOnly();
  let pressed: AbortController | null = null;

  const showOutcome = ({ typing = null, ...outcome }: AnswerOutcome<Answer>): void => {
    const { answer, body: _, place: __, ...refusal } = outcome;
    const isStale = answer === null && isSteady;
    show({ ...(isStale ? refusal : outcome), typing, isBusy: false, isStale });
  };

  return {
    /**
     * What a button asks for: busy until it is there. It ends what was pressed before, and its own end is told whether or
     * not it is shown, since the server may have kept something. Null where it was given up.
     */
    press: async <Shown extends AnswerOutcome<Answer>>(
      workOut: (signal: AbortSignal) => Promise<Shown>,
    ): Promise<{ readonly outcome: Shown; readonly isShown: boolean } | null> => {
      pressed?.abort();
      const control = new AbortController();
      pressed = control;
      const isLatest = order.begin();
      show({ problem: null, typing: null, isBusy: true });
      try {
        const outcome = await Promise.race([workOut(control.signal), abortionOf(control.signal)]);
        if (!outcome) return null;
        if (isLatest()) showOutcome(outcome);
        return { outcome, isShown: isLatest() };
      } catch (fault) {
        if (isLatest()) show({ isBusy: false });
        throw fault;
      } finally {
        if (pressed === control) pressed = null;
      }
    },

    /** What typing or a file asks for; `isStale` is asked, where it comes to nothing, of the answer that stands there. */
    edit: async (
      workOut: WorkOut<AnswerOutcome<Answer> | null>,
      isStale: () => boolean = () => true,
    ): Promise<AnswerOutcome<Answer> | null> => {
      const isLatest = order.begin();
      let outcome: AnswerOutcome<Answer> | null = null;
      try {
        outcome = await workOut(isLatest);
      } finally {
        if (isLatest() && outcome) showOutcome(outcome);
        else if (isLatest()) show({ isBusy: false, isStale: isStale() });
      }
      return isLatest() ? outcome : null;
    },

    /**
     * The answer that is shown, worked out once more: whatever is asked for meanwhile comes before it. Nobody has asked
     * for it, so no note comes with it that would move what stands below.
     */
    again: async (workOut: () => Promise<AnswerOutcome<Answer>>): Promise<void> => {
      const isLatest = order.follow();
      const { place: _, ...outcome } = await workOut();
      if (isLatest()) show(outcome);
    },

    /** Shows something in place of whatever is under way. */
    replace: (change: Partial<CallState<Answer>>): void => {
      order.begin();
      pressed?.abort();
      show({ isBusy: false, ...change });
    },

    /** Ends what was pressed, when nobody is there any more to see it. */
    end: () => pressed?.abort(),
  };
}
