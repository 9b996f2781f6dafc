import { writeSync } from "node:fs";
import { threadTimeMs } from "#compute/thread-time.ts";
import { createHoldMeter } from "./hold-meter.ts";
import { type Libc, openLibc } from "./libc.ts";
import { restartInPlace } from "./restart-in-place.ts";
import { serviceManager } from "./service-manager.ts";
import { type WatchOrder, board } from "./watchdog.ts";

/** What a process ends with that was held; EX_SOFTWARE of sysexits(3). */
const heldCode = 70;
const roundMs = 250;
/** For how long a thread may compute on after SIGTERM without taking it: Docker kills after ten seconds, our unit after thirty. */
const stopMs = 7000;
/** How long the last line may take, where nobody takes what is written. */
const lastLineS = 3;
const [sigterm, standardOutput] = [15, 1];

const libc = openLibc();

/**
 * Bun leaves SIGTERM for the thread that may be held. So the system calls `alarm` for it, which may be called from a signal:
 * that it runs tells of the signal, and should nobody ask, it ends the process after as many seconds as the signal's number.
 */
function catchSigterm(): () => boolean {
  if (!libc) return () => false;
  // oxlint-disable-next-line no-unsafe-type-assertion -- the types lack what a function of a library has
  const { ptr } = libc.alarm as unknown as { readonly ptr: number };
  libc.signal(sigterm, ptr);
  return () => libc.alarm(0) > 0;
}

function end(): never {
  libc?.["_exit"](heldCode);
  process.kill(process.pid, "SIGKILL");
  throw new Error("The process outlives its end");
}

function writeHeld({ memory }: WatchOrder, ms: number): void {
  const length = new Int32Array(memory, 0, board.counters)[board.routeLength] ?? 0;
  const letters = new Uint8Array(memory.slice(board.routeAt, board.routeAt + length));
  const route = Buffer.from(letters).toString("latin1");
  const line = { time: new Date().toISOString(), level: "error", event: "held", route, ms: Math.round(ms) };
  libc?.alarm(lastLineS);
  writeSync(standardOutput, `${JSON.stringify(line)}\n`);
  libc?.alarm(0);
}

/** Once it may; who is told to stop meanwhile ends. */
function restart(libc: Libc, { mayRestartAt }: WatchOrder, rest: () => boolean): void {
  while (Date.now() < mayRestartAt) if (rest()) return;
  restartInPlace(libc, Date.now());
}

function watch(order: WatchOrder): never {
  const counters = new Int32Array(order.memory, 0, board.counters);
  const thread = `${order.pid}/task/${order.pid}`;
  const isTerminated = catchSigterm();
  postMessage("watching");
  const notify = libc && order.notifySocket ? serviceManager(libc, order.notifySocket) : () => {};
  const meter = createHoldMeter(order.limitMs);
  const rest = (): boolean => {
    Atomics.wait(counters, board.round, 0, roundMs);
    return isTerminated();
  };
  // Who is starved of the processor, or waits for a disk, may still stop in order before a supervisor's patience ends.
  const stopMeter = createHoldMeter(stopMs);
  let [roundAt, isStopping] = [performance.now(), false];
  notify("READY=1");
  for (;;) {
    const isToStop = rest();
    const now = performance.now();
    // While the whole process stood still, the thread did too.
    const elapsedMs = Math.min(now - roundAt, 2 * roundMs);
    roundAt = now;
    const beat = Atomics.load(counters, board.beat);
    const isHeld = meter.round(beat, elapsedMs, () => threadTimeMs(thread));
    const silentMs = meter.silentMs();
    if (silentMs === 0) notify("WATCHDOG=1");
    if (isToStop) {
      isStopping = true;
      postMessage("stop");
    }
    const isStopMissed = isStopping && stopMeter.round(beat, elapsedMs, () => threadTimeMs(thread));
    if (!isHeld && !isStopMissed) continue;
    writeHeld(order, silentMs);
    if (libc && !order.isSupervised && !isStopping) restart(libc, order, rest);
    end();
  }
}

// oxlint-disable-next-line no-unsafe-type-assertion -- `createWatchdog` sends nothing else
addEventListener("message", ({ data }: MessageEvent) => watch(data as WatchOrder));
