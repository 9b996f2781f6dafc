const thinkOpening = "<think>";
const thinkClosing = "</think>";

/**
 * Leaves out what a model wrote for itself: a `<think>` part at the very beginning of its answer. Takes the
 * answer piece by piece, wherever the tags are cut, and gives back what may be shown so far.
 */
export function thinkingFilter(): (piece: string) => string {
  let thinkingState: "start" | "thinking" | "gap" | "answer" = "start";
  let answerBuffer = "";
  return (answerPiece) => {
    answerBuffer += answerPiece;
    if (thinkingState === "start") {
      const answerStart = answerBuffer.trimStart();
      if (answerStart.length < thinkOpening.length && thinkOpening.startsWith(answerStart)) return "";
      thinkingState = answerStart.startsWith(thinkOpening) ? "thinking" : "answer";
    }
    if (thinkingState === "thinking") {
      const thinkingEnd = answerBuffer.indexOf(thinkClosing);
      answerBuffer =
        thinkingEnd < 0
          ? answerBuffer.slice(1 - thinkClosing.length)
          : answerBuffer.slice(thinkingEnd + thinkClosing.length);
      if (thinkingEnd < 0) return "";
      thinkingState = "gap";
    }
    if (thinkingState === "gap") {
      answerBuffer = answerBuffer.trimStart();
      if (answerBuffer === "") return "";
      thinkingState = "answer";
    }
    const lastAnswer = answerBuffer;
    answerBuffer = "";
    return lastAnswer;
  };
}
