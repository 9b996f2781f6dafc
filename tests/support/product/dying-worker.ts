import { parentPort } from "node:worker_threads";

/** A thread that ends at its first order. */
parentPort?.on("message", () => process.exit(1));
