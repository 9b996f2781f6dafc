import type { shell as vi } from "#locales/vi/shell.ts";

export const shell = {
  "shell.skip": "Skip to the content",
  "shell.skipToMenu": "Skip to the list of tools",
  "shell.menu": "Tools",
  "shell.openMenu": "Open the list of tools",
  "shell.closeMenu": "Close the list of tools",
  "shell.language": "Language",
  "shell.signIn": "Sign in",
  "shell.signInWith": "Sign in with {provider}",
  "shell.unavailable": "not set up on this site",

  "tool.command": "From the command line",
  "tool.example": "Example",
  "tool.closed": "Not set up",
  "tool.questions": "Questions",
  "tool.tasks": "{tool}: common tasks",
  "tool.related": "Related tools",
} satisfies Record<keyof typeof vi, string>;
