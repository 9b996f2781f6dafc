/** Runs a tool's functions apart from the page, for what takes long; its messages are `WorkerCall`s. */
import { allowAnyCost } from "#client/device/effects.ts";
import type { WorkerCall } from "#client/device/in-worker.ts";
import { deviceActionsOf } from "#client/device/tool-part.ts";
import { runOnDevice } from "#client/device/run.ts";
import type { ToolFunctions } from "#core/tool.ts";

allowAnyCost();

addEventListener("message", ({ data: callData }: MessageEvent<WorkerCall>) => {
  void answerCall(callData);
});

async function answerCall({ address, texts, path, body, lang }: WorkerCall): Promise<void> {
  const functions: ToolFunctions = await import(address);
  const outcome = await runOnDevice(await deviceActionsOf(functions, lang, texts), path, body, lang);
  postMessage(outcome);
}

// A fault in a promise is none of the worker's until it is thrown.
addEventListener("unhandledrejection", ({ reason: rejectionReason }: PromiseRejectionEvent) => {
  setTimeout(() => {
    throw rejectionReason;
  });
});
