import { testInEngine } from "#tests/support/engines/engine-tests.ts";

await testInEngine("Firefox ESR");
