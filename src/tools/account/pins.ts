import { Type } from "@sinclair/typebox";
import { action, knownUser } from "#core/action.ts";
import type { ToolId } from "#tools/registry.ts";
import { tools } from "#tools/catalog.ts";
import { fail, ok } from "#core/result.ts";
import { choice, arrayOf, NoInput, nullable, text } from "#core/schema.ts";
import type { Accounts } from "./store.ts";

const toolIds = tools.map(({ id }) => id);

const NewPins = Type.Object({
  tools: Type.Union([arrayOf(text({ maxLength: 40 }), { maxItems: 100 }), text({ maxLength: 1000 })], {
    description: "ids of tools, as a list or one text with commas; others are passed over",
  }),
});

/** Null while nothing was ever pinned. */
const Pins = Type.Object({
  tools: nullable(Type.Array(choice<ToolId>(toolIds))),
});

/** The tools that stand first on a user's home page, on every device. */
export const pinActions = ({ accounts }: { readonly accounts: Accounts }) => ({
  pins: action(NoInput, Pins, "read", async (_input, caller) => {
    const user = knownUser(caller);
    return user ? ok({ tools: await accounts.pinsOf(user.id) }) : fail("unauthorized");
  }),

  setPins: action(NewPins, Pins, "write", async (pinsInput, caller) => {
    const user = knownUser(caller);
    if (!user) return fail("unauthorized");
    const wantedTools = typeof pinsInput.tools === "string" ? pinsInput.tools.split(",") : pinsInput.tools;
    const pinnedTools = toolIds.filter((id) => wantedTools.includes(id));
    await accounts.setPins(user.id, pinnedTools);
    return ok({ tools: pinnedTools });
  }),
});
