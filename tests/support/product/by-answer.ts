/** What was given, by what came of it: a line an answer, so that one given thing that is answered otherwise moves. */
export const linesByAnswer = <Given>(
  given: readonly Given[],
  answerTo: (one: Given) => string,
  shown: (one: Given) => string = String,
): string =>
  [...Map.groupBy(given, answerTo)]
    .map(([answer, those]) => `${answer}: ${those.map(shown).join(" · ")}`)
    .join("\n");
