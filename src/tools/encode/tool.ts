import type { Compute, Task } from "#core/task.ts";
import { ok } from "#core/result.ts";
import { call, tool } from "#core/tool.ts";
import { encodeText } from "./codes.ts";
import { recogniseAnswerOf, recogniseTask } from "./recognise.ts";
import {
  Base64Input,
  type CodeName,
  EncodeAnswer,
  EncodeInput,
  RecogniseAnswer,
  RecogniseInput,
  sampleText,
} from "./schema.ts";
import taskPages from "./task-pages.ts";

export type EncodeEffects = { readonly compute: Compute };

const taskOf = (name: CodeName): Task<EncodeInput, EncodeAnswer> => ({
  name: `encode.${name}`,
  cost: ({ text }) => text.length / 4,
  run: (input) => encodeText(input, name),
});

type Example = { body: Partial<EncodeInput>; answer: EncodeAnswer };

function codeCall(name: CodeName, example: Example, input: typeof EncodeInput = EncodeInput) {
  const task = taskOf(name);
  return call(input, EncodeAnswer, {
    path: `/tools/${name}`,
    limit: "compute",
    access: "open",
    address: "none",
    device: true,
    heavy: [task],
    refusals: ["busy"],
    plain: ({ result }) => result,
    glance: ({ result }) => ({ value: result, kind: "value" }),
    example,
    ...(name === "urlencode" && { opening: { text: sampleText } }),
    run:
      ({ compute }: EncodeEffects) =>
      (input, caller) =>
        compute(task, input, caller),
  });
}

export default tool({
  id: "encode",
  path: "/tools",
  group: "text",
  icon: "binary",
  calls: {
    urlencode: codeCall("urlencode", {
      body: { text: "Cà phê" },
      answer: { result: "C%C3%A0%20ph%C3%AA" },
    }),
    urldecode: codeCall("urldecode", {
      body: { text: "C%C3%A0%20ph%C3%AA" },
      answer: { result: "Cà phê" },
    }),
    b64encode: codeCall("b64encode", {
      body: { text: "Cà phê", variant: "standard" },
      answer: { result: "Q8OgIHBow6o=" },
    }),
    b64decode: codeCall(
      "b64decode",
      { body: { text: "Q8OgIHBow6o=" }, answer: { result: "Cà phê" } },
      Base64Input,
    ),
    recognise: call(RecogniseInput, RecogniseAnswer, {
      path: "/tools/recognise",
      limit: "compute",
      access: "open",
      address: "none",
      device: true,
      heavy: [recogniseTask],
      refusals: ["busy"],
      plain: ({ result }) => result,
      glance: ({ result }) => ({ value: result, kind: "value" }),
      example: {
        body: { text: "Q8OgIHBow6olMjBz4buvYQ==" },
        answer: {
          result: "Cà phê sữa",
          summary: "Đã giải mã 2 lớp, từ ngoài vào trong.",
          steps: [
            { code: "base64", excerpt: "Cà phê%20sữa" },
            { code: "url", excerpt: "Cà phê sữa" },
          ],
          stopped: null,
        },
      },
      run:
        ({ compute }: EncodeEffects) =>
        async (input, caller) => {
          const recognised = await compute(recogniseTask, input, caller);
          return recognised.ok ? ok(recogniseAnswerOf(recognised.value, caller.lang)) : recognised;
        },
    }),
  },
  tasks: taskPages,
});
