import { engines } from "./engines.ts";

// One after the other: a system's package manager serves nobody else meanwhile.
for (const [name, have] of Object.entries(engines))
  process.stdout.write(
    `${name}: ${(await have()) ? "is here" : "cannot be had here, its tests are skipped"}\n`,
  );
