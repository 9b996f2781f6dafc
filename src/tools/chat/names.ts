/** How an answer ended: `cut` by a limit, `stopped` by the visitor. */
export type AnswerState = "writing" | "done" | "cut" | "stopped" | "failed";
