import "./freeze-on-signal.ts";
import { run } from "#server/program.ts";
import { createWatchdog } from "#server/watchdog.ts";

const watchdog = createWatchdog(Number(process.env["HELD_LIMIT_MS"]));

process.on("SIGHUP", () => {
  throw new Error("nobody catches this");
});

/** The product as it runs in production, with a limit of its own for how long it may be held; it says when it is watched. SIGHUP throws. */
await run([], process.env, {
  ...watchdog,
  start: (env, onStop) => watchdog.start(env, onStop, () => console.log("watched")),
});
