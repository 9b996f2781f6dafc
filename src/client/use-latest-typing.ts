import { useRef } from "react";
import { afterPaint } from "./after-paint.ts";

/** Works out what was typed last: what was typed before it, or what `isOvertaken` says of, is given up. */
export function useLatestTyping(isOvertaken: () => boolean) {
  const latest = useRef(0);

  /** What was typed until now, and is still being worked out, is shown no more. */
  function dropTyping(): void {
    latest.current += 1;
  }

  async function followTyping<Outcome>(
    workOut: () => Promise<Outcome | null>,
    show: (outcome: Outcome) => void,
  ): Promise<void> {
    const typing = (latest.current += 1);
    const isStale = () => typing !== latest.current || isOvertaken();
    // The letter is seen first; what is typed faster than that is answered once.
    await afterPaint();
    const outcome = isStale() ? null : await workOut();
    if (outcome && !isStale()) show(outcome);
  }

  return [followTyping, dropTyping] as const;
}
