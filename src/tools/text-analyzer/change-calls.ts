import { ok } from "#core/result.ts";
import type { Compute, Task } from "#core/task.ts";
import { call } from "#core/tool.ts";
import { changeText } from "./change-text.ts";
import { ChangeAnswer, ChangeInput } from "./schema.ts";

const changeTask: Task<ChangeInput, string> = {
  name: "text-analyzer.change",
  // Lines are compared many times each.
  cost: ({ text, kind }) => (kind === "sort" ? text.length * 4 : text.length),
  run: ({ text, kind }) => changeText(text, kind),
};

export default {
  change: call(ChangeInput, ChangeAnswer, {
    path: "/text-analyzer/change",
    limit: "compute",
    access: "open",
    address: "none",
    device: true,
    heavy: [changeTask],
    refusals: ["busy"],
    plain: ({ text }) => text,
    example: {
      body: { text: "Hộp Đồ Nghề", kind: "unaccent" },
      answer: { text: "Hop Do Nghe" },
    },
    run:
      ({ compute }: { readonly compute: Compute }) =>
      async (input, caller) => {
        const text = await compute(changeTask, input, caller);
        return text.ok ? ok({ text: text.value }) : text;
      },
  }),
};
