import type { ui as vi } from "#locales/vi/ui.ts";

export const ui = {
  "ui.stale": "for {input}",
  "ui.stale.before": "for what was here before",
  "ui.place.device": "Worked out on your device. Nothing was sent anywhere.",
  "ui.place.server": "Worked out by the server: what you typed was sent there and not kept.",
  "ui.place.history": "Worked out by the server, and saved in your history.",
  "ui.output": "Text of the result",
  "ui.download": "Download",
  "ui.copy": "Copy",
  "ui.share": "Share",
  "ui.copyPicture": "Copy picture",
  "ui.paste": "Paste",
  "ui.clear": "Clear",
  "ui.file.choose": "Choose a file",
  "ui.file.tooLarge": "The file is too large: at most {max} MB can be read.",
  "ui.file.notText": "This file is not UTF-8 text.",
  "ui.copied": "Copied",
  "ui.choose": "Choose…",
  "ui.cancel": "Stop",
  "ui.more": "{count} more",
  "ui.rawJson": "Raw JSON",

  "client.offline":
    "This needs the network, and the server cannot be reached. Check your connection and try again.",
  "client.timeout": "The server did not answer within 30 seconds. Try again.",
  "client.unreadable": "The server's answer could not be read (status {status}). Try again later.",
} satisfies Record<keyof typeof vi, string>;
