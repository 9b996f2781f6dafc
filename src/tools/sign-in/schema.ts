import { Type } from "@sinclair/typebox";
import { text } from "#core/schema.ts";

/** How long a visitor may take at the provider. */
export const signInTimeoutS = 600;

export const providerNames = ["google", "facebook"] as const;
export type ProviderName = (typeof providerNames)[number];

/** The page that a sign-in is begun on: a tool's id, and its tab. */
export const SignInStart = Type.Object({
  from: Type.Optional(
    text({ maxLength: 80, description: "the id of the tool to come back to, and its tab: `qr~wifi`" }),
  ),
});

/** What a provider adds to the address of its callback. */
export const CallbackQuery = Type.Object({
  code: Type.Optional(text({ maxLength: 4096 })),
  state: Type.Optional(text({ maxLength: 512 })),
  error: Type.Optional(text({ maxLength: 512 })),
});

/** Where the browser goes on. */
export const Redirection = Type.Object({ location: Type.String() });
