export type StyleQuestion = {
  /** One of a rule's selectors, or none. */
  readonly selector?: string;
  readonly declaration?: readonly [property: string, value: string];
};

function isSelector(selector: string): boolean {
  try {
    document.querySelector(selector);
    return true;
  } catch {
    return false;
  }
}

/** The places of the questions that this browser answers with no. */
export const unknownOf = (questions: readonly StyleQuestion[]): number[] =>
  questions.flatMap(({ selector, declaration }, at) => {
    const isKnown =
      (selector === undefined || isSelector(selector)) &&
      (declaration === undefined || CSS.supports(...declaration));
    return isKnown ? [] : [at];
  });
