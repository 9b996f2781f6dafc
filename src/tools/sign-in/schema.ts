import { Type } from "@sinclair/typebox";

/** What a provider adds to the address of its callback. */
export const CallbackQuery = Type.Object({
  code: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
});

/** Where the browser goes on. */
export const Redirection = Type.Object({ location: Type.String() });
