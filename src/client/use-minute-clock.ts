import { useEffect, useState } from "react";

/** The time in milliseconds, which goes on from the server's; near enough to tell minutes. */
export function useMinuteClock(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const [soon, timer] = [setTimeout(tick), setInterval(tick, 15_000)];
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, []);
  return now;
}
