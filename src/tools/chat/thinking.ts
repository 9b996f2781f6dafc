const opening = "<think>";
const closing = "</think>";

/**
 * Leaves out what a model wrote for itself: a `<think>` part at the very beginning of its answer. Takes the
 * answer piece by piece, however the marks are cut, and gives back what may be shown so far.
 */
export function thinkingFilter(): (piece: string) => string {
  let state: "start" | "thinking" | "gap" | "answer" = "start";
  let held = "";
  return (piece) => {
    held += piece;
    if (state === "start") {
      const begun = held.trimStart();
      if (begun.length < opening.length && opening.startsWith(begun)) return "";
      state = begun.startsWith(opening) ? "thinking" : "answer";
    }
    if (state === "thinking") {
      const end = held.indexOf(closing);
      held = end < 0 ? held.slice(1 - closing.length) : held.slice(end + closing.length);
      if (end < 0) return "";
      state = "gap";
    }
    if (state === "gap") {
      held = held.trimStart();
      if (held === "") return "";
      state = "answer";
    }
    const shown = held;
    held = "";
    return shown;
  };
}
