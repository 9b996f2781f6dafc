/** Runs a tool's functions apart from the page, for what takes long; its messages are `WorkerCall`s. */
import { allowAnyCost } from "../../client/device/effects.ts";
import type { WorkerCall } from "../../client/device/in-worker.ts";
import type { DevicePartModule } from "../../client/device/part.ts";
import { runOnDevice } from "../../client/device/run.ts";

allowAnyCost();

addEventListener("message", ({ data }: MessageEvent<WorkerCall>) => {
  void answer(data);
});

async function answer({ address, path, body, lang }: WorkerCall): Promise<void> {
  const { default: part }: DevicePartModule = await import(address);
  const outcome = await runOnDevice(await part.load(lang), path, body, lang);
  postMessage(outcome);
}

// A fault in a promise is none of the worker's until it is thrown.
addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => {
  setTimeout(() => {
    throw reason;
  });
});
