/** Lengths are in UTF-16 units, as form fields count them. */
export const maxQuestionLength = 4000;
/** An answer is cut here, so that every answer fits into the history it later belongs to. */
export const maxAnswerLength = 32_000;
export const maxHistoryPairs = 20;

/** How an answer ended: `cut` by a limit, `stopped` by the visitor. */
export type AnswerEnding = "writing" | "done" | "cut" | "stopped" | "failed";
