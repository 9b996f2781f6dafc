import { readFileSync, writeFileSync } from "node:fs";
import { tasks } from "#server/compute-tasks.ts";

/** Runs one task on each of the inputs that it reads, in this process alone; prints the most memory that each took, in MB. */
const { name, inputs } = await Bun.stdin.json();
const peaksMb: number[] = [];
for (const input of inputs) {
  Bun.gc(true);
  // The peak begins anew from what is in use now (proc(5)).
  writeFileSync("/proc/self/clear_refs", "5");
  await tasks.get(name)?.run(input);
  const [, peakKb] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  peaksMb.push(Math.round(Number(peakKb) / 1024));
}
console.log(JSON.stringify(peaksMb));
