import type { Actions } from "#tools/actions.ts";
import { endpoint } from "./endpoint.ts";

const exampleTime = "2026-11-21T02:00:00.000Z";

export const ownDataApi = (timeline: Actions["timeline"]) => [
  endpoint({
    method: "GET",
    path: "/account/history",
    summary: "All that one has made with any tool, newest first; `q` finds without accents",
    signIn: true,
    action: timeline,
    example: {
      answer: {
        data: [
          {
            kind: "vietqr",
            at: exampleTime,
            entry: {
              id: "V1StGXR8_Z5jdHi6B-myT",
              image_url: "/api/vietqr/history/V1StGXR8_Z5jdHi6B-myT/image",
              created_at: exampleTime,
              input: { bank: "VCB", account: "1133666688880" },
              form: { bank: "VCB", account: "1133666688880" },
              content: { bank: "Vietcombank", account: "1133666688880", amount: null, info: null },
            },
          },
        ],
        next: null,
      },
    },
  }),
];
