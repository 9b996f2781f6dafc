import { ensureChromium } from "./chromium.ts";

await ensureChromium();
