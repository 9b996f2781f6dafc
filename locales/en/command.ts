import type { command as vietnamese } from "#locales/vi/command.ts";

export const command: Record<keyof typeof vietnamese, string> = {
  "command.usage": "Usage: hop-do-nghe tool {words}",
  "command.tools": "Tools that run on this machine:",
  "command.calls": "Calls of {tool}:",
  "command.fields": "Fields:",
  "command.required": "required",
  "command.json": "prints the whole answer as JSON",
  "command.file": "writes a picture to FILE",
  "command.private": "lets it reach your own private network",
  "command.help": "shows this",
  "command.stdin":
    "The field {field} is given after the call's name, or through stdin; the line feed that echo adds counts too.",
  "command.more": "Add --help after a tool or a call to see its fields.",
  "command.unknownTool": "There is no tool “{name}” for the command line.",
  "command.unknownCall": "{tool} has no call “{name}”.",
  "command.unknownFlag": "There is no flag “{name}” here.",
  "command.needsValue": "The flag “{name}” needs a value; one that begins with - is written --{name}=…",
  "command.tooMany": "“{name}” is one too many.",
  "command.noInput": "{field} is missing: give it after the call's name, or through stdin.",
  "command.needsFile": "A picture cannot be printed on a terminal: add -o FILE, or redirect the output.",
  "command.notJson": "The field {field} must be JSON.",
  "command.mcp":
    "Usage: hop-do-nghe mcp\nOffers the tools of this machine to an AI assistant over stdin and stdout (Model Context Protocol), without a server, a database or a setting. Only look-ups (DNS, WHOIS) ask the network.",
  "command.mcpWaits": "Waiting for an assistant's messages on stdin; Ctrl+C ends it.",
  "command.completion":
    'Usage: hop-do-nghe completion bash|zsh|fish\nPrints what makes the Tab key complete commands. Add one line to the start file of your shell:\n  bash  ~/.bashrc: eval "$(hop-do-nghe completion bash)"\n  zsh   ~/.zshrc: eval "$(hop-do-nghe completion zsh)"\n  fish  ~/.config/fish/config.fish: hop-do-nghe completion fish | source',
};
