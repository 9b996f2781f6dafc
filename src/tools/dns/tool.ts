import type { Caller } from "#core/action.ts";
import { type Result, ok } from "#core/result.ts";
import { call, outboundRefusals, tool } from "#core/tool.ts";
import { type DnsQuestion, readQuestion } from "./question.ts";
import { type DnsReply, reportOf } from "./report.ts";
import { DnsInput, DnsOutput } from "./schema.ts";
import taskPages from "./task-pages.ts";

export type DnsEffects = {
  /** Asks the operator's servers all at once. A question that none answered is null; when that is all of them, a failure. */
  readonly ask: (
    questions: readonly DnsQuestion[],
    caller: Caller,
  ) => Promise<Result<{ readonly replies: readonly (DnsReply | null)[]; readonly timeMs: number }>>;
};

const exampleRecord = {
  name: "example.com",
  type: "MX",
  ttl: 300,
  ttl_text: "5 minutes",
  data: "10 mx1.example.com",
};

export default tool({
  id: "dns",
  path: "/dns",
  group: "network",
  icon: "network",
  calls: {
    lookup: call(DnsInput, DnsOutput, {
      path: "/dns",
      limit: "dns",
      access: "site",
      assistants: true,
      address: "moment",
      form: "get",
      refusals: outboundRefusals,
      plain: ({ answers }) => answers.map(({ data }) => data),
      example: {
        body: { host: "example.com", type: "MX" },
        answer: {
          host: "example.com",
          name: "example.com",
          type: "MX",
          rcode: "NOERROR",
          rcode_text: "The DNS server answered normally.",
          summary: "example.com has 1 record.",
          server: "9.9.9.9:53",
          time_ms: 12.4,
          dnssec: false,
          answers: [exampleRecord],
          authority: [],
          verdicts: [],
          policies: [],
          notes: [],
        },
      },
      run:
        ({ ask }: DnsEffects) =>
        async ({ host, type }, caller) => {
          const question = readQuestion(host, type);
          if (!question.ok) return question;
          const outcome = await ask(question.value.questions, caller);
          if (!outcome.ok) return outcome;
          return ok(reportOf({ host, question: question.value, lang: caller.lang, ...outcome.value }));
        },
    }),
  },
  tasks: taskPages,
});
