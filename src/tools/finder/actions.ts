import { Type } from "@sinclair/typebox";
import { action } from "#core/action.ts";
import { groups } from "#core/tool.ts";
import { iconNames } from "#core/icons.ts";
import { choice, text } from "#core/schema.ts";
import { ok } from "#core/result.ts";
import { find } from "./find.ts";
import { finderIndexOf } from "./finder-index.ts";
import { maxFinderInput } from "./kinds.ts";

const FinderInput = Type.Object({ q: text({ maxLength: maxFinderInput }) });

const FinderOutput = Type.Object({
  is: Type.Union([Type.String(), Type.Null()]),
  isMissing: Type.Boolean(),
  suggestions: Type.Array(
    Type.Object({
      name: Type.String(),
      line: Type.String(),
      icon: choice(iconNames),
      group: choice(groups),
      path: Type.String(),
      form: Type.Union([
        Type.Object({
          method: choice(["get", "post"]),
          fields: Type.Record(Type.String(), Type.String()),
          asks: Type.Union([Type.String(), Type.Null()]),
          isOnDevice: Type.Boolean(),
        }),
        Type.Null(),
      ]),
    }),
  ),
});

/** What the home page's field does without scripts. */
export const finderActions = {
  find: action(FinderInput, FinderOutput, "read", ({ q }, { lang }) => ok(find(q, finderIndexOf(lang)))),
};
