/** What an operator does on the page. */
export const adminActs = [
  "removeLink",
  "blockLink",
  "unblockLink",
  "blockHost",
  "unblockHost",
  "removeNote",
  "removeMailbox",
  "blockUser",
  "unblockUser",
  "dismiss",
] as const;
export type AdminAct = (typeof adminActs)[number];

/** Those that are done to something by its name alone. */
export type AdminChange = Exclude<AdminAct, "dismiss">;

/** Those that an operator names the target of. */
export const namedActs = [
  "blockHost",
  "removeNote",
  "removeMailbox",
  "blockUser",
  "unblockUser",
] as const satisfies readonly AdminAct[];

export const maxReasonLength = 300;

/** What the log says was done: the commands that do it. */
export const auditActs = [
  "links block",
  "links unblock",
  "links remove",
  "block",
  "unblock",
  "notes remove",
  "mailbox remove",
  "users block",
  "users unblock",
  "reports dismiss",
] as const;
export type AuditAct = (typeof auditActs)[number];
