import { Type } from "@sinclair/typebox";
import type { MessageKey } from "../../core/i18n.ts";
import { choice, storedText } from "../../core/schema.ts";
import { maxCommentLength, reportKinds, reportReasons } from "./names.ts";

export const NewReport = Type.Object({
  kind: choice(reportKinds),
  target: storedText({ minLength: 1, maxLength: 64, description: "a link's code or a note's public key" }),
  reason: Type.Unsafe<(typeof reportReasons)[number]>({
    ...choice(reportReasons),
    missing: "reports.invalid.reason" satisfies MessageKey,
    message: "reports.invalid.reason" satisfies MessageKey,
  }),
  comment: Type.Optional(storedText({ maxLength: maxCommentLength })),
});
