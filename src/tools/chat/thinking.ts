const opening = "<think>";
const closing = "</think>";

/**
 * Leaves out what a model wrote for itself: a `<think>` part at the very beginning of its answer. Takes the
 * answer piece by piece, wherever the tags are cut, and gives back what may be shown so far.
 */
export function thinkingFilter(): (piece: string) => string {
  let state: "start" | "thinking" | "gap" | "answer" = "start";
  let buffer = "";
  return (piece) => {
    buffer += piece;
    if (state === "start") {
      const start = buffer.trimStart();
      if (start.length < opening.length && opening.startsWith(start)) return "";
      state = start.startsWith(opening) ? "thinking" : "answer";
    }
    if (state === "thinking") {
      const end = buffer.indexOf(closing);
      buffer = end < 0 ? buffer.slice(1 - closing.length) : buffer.slice(end + closing.length);
      if (end < 0) return "";
      state = "gap";
    }
    if (state === "gap") {
      buffer = buffer.trimStart();
      if (buffer === "") return "";
      state = "answer";
    }
    const answer = buffer;
    buffer = "";
    return answer;
  };
}
