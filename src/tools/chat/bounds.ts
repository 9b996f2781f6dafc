/** Lengths are in UTF-16 units, as form fields count them. */
export const maxQuestionLength = 4000;
/** An answer is cut here, so that every answer fits into the history it later belongs to. */
export const maxAnswerLength = 32_000;
export const maxHistoryPairs = 20;
