import { ensureChromium, installHeadlessShell } from "./chromium.ts";

await installHeadlessShell();
await ensureChromium();
