import { testInEngine } from "../../support/engines/engine-tests.ts";

await testInEngine("Chromium 80");
