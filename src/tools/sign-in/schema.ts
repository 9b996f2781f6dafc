import { Type } from "@sinclair/typebox";

/** The page that a sign-in is begun on: a tool's id, and its tab. */
export const SignInStart = Type.Object({
  from: Type.Optional(
    Type.String({ maxLength: 80, description: "the id of the tool to come back to, and its tab: `qr~wifi`" }),
  ),
});

/** What a provider adds to the address of its callback. */
export const CallbackQuery = Type.Object({
  code: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
});

/** Where the browser goes on. */
export const Redirection = Type.Object({ location: Type.String() });
