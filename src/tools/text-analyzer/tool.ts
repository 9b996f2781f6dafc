import { tool } from "#core/tool.ts";
import analyzeCalls from "./analyze-calls.ts";
import changeCalls from "./change-calls.ts";
import loremCalls from "./lorem-calls.ts";
import taskPages from "./task-pages.ts";

/** Of three parts, so that a page of one of them takes only that one to the device. */
export default tool({
  id: "text-analyzer",
  path: "/text-analyzer",
  group: "text",
  icon: "text-search",
  calls: { ...analyzeCalls, ...changeCalls, ...loremCalls },
  tasks: taskPages,
});
