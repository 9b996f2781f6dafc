import { Type } from "@sinclair/typebox";
import { choice, storedText } from "#core/schema.ts";
import { maxCommentLength, reportKinds, reportReasons } from "./names.ts";

export const NewReport = Type.Object({
  kind: choice(reportKinds),
  target: storedText({ minLength: 1, maxLength: 64, description: "a link's code or a note's public key" }),
  reason: choice(reportReasons, { missing: "reports.invalid.reason", message: "reports.invalid.reason" }),
  comment: Type.Optional(storedText({ maxLength: maxCommentLength })),
});
