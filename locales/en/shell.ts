import type { shell as vi } from "../vi/shell.ts";

export const shell = {
  "shell.skip": "Skip the navigation",
  "shell.menu": "Tools",
  "shell.openMenu": "Open the list of tools",
  "shell.closeMenu": "Close the list of tools",
  "shell.language": "Language",
  "shell.signIn": "Sign in",
  "shell.signInWith": "Sign in with {provider}",
  "shell.unavailable": "unavailable on this site",

  "tool.command": "From the command line",
  "tool.example": "Example",
  "tool.closed": "Not set up",
  "tool.questions": "Questions",
  "tool.related": "Related tools",

  "ui.output": "Text of the result",
  "ui.download": "Download",
  "ui.copy": "Copy",
  "ui.copyPicture": "Copy picture",
  "ui.file.choose": "Choose a file",
  "ui.file.hint": "or drop or paste one on the field above; at most {max} MB",
  "ui.file.tooLarge": "The file is too large: at most {max} MB can be read.",
  "ui.file.notText": "This file is not UTF-8 text.",
  "ui.copied": "Copied",
  "ui.cancel": "Stop",
  "ui.rawJson": "Raw JSON",

  "client.offline":
    "This needs the network, and the server cannot be reached. Check your connection and try again.",
  "client.timeout": "The server did not answer within 30 seconds. Try again.",
  "client.unreadable": "The server's answer cannot be read (status {status}). Try again later.",
} satisfies Record<keyof typeof vi, string>;
