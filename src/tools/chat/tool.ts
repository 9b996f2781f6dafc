import { ok } from "#core/result.ts";
import { call, tool, upstreamRefusals } from "#core/tool.ts";
import { beginAnswer, collectAnswer, chatEvents } from "./answer.ts";
import type { ChatEffects } from "./effects.ts";
import { ChatAnswer, ChatEvents, ChatInput } from "./schema.ts";

export default tool({
  id: "chat",
  path: "/chatgpt",
  group: "language",
  icon: "messages-square",
  calls: {
    /** Without a model it fails as not configured. */
    ask: call(ChatInput, ChatAnswer, {
      path: "/chatgpt/chat",
      limit: "chat",
      access: "site",
      address: "none",
      refusals: [...upstreamRefusals, "site_limit"],
      runsOnce: true,
      plain: ({ response }) => response,
      example: {
        body: { message: "Thủ đô của Việt Nam ở đâu?" },
        answer: { response: "Thủ đô của Việt Nam là **Hà Nội**.", complete: true },
      },
      run: (effects: ChatEffects) => async (input, caller) => {
        const begun = await beginAnswer(effects, { input, caller, delivery: "whole" });
        return begun.ok ? collectAnswer(begun.value) : begun;
      },
      streams: {
        output: ChatEvents,
        run: (effects: ChatEffects) => async (input, caller) => {
          const begun = await beginAnswer(effects, { input, caller, delivery: "stream" });
          return begun.ok ? ok(chatEvents(begun.value)) : begun;
        },
      },
    }),
  },
});
