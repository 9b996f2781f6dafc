import type { Result } from "#core/result.ts";
import { visibleText } from "#core/visible-text.ts";
import type { Actor, AdminOperations, Found } from "#tools/admin/operations.ts";
import type { AdminChange } from "#tools/admin/acts.ts";
import type { StoredLink } from "#tools/links/store.ts";
import { reportKinds } from "#tools/reports/schema.ts";

/** One thing to do; it answers in lines. */
export type Subcommand = {
  readonly args: string;
  readonly description: string;
  readonly execute: (
    operations: AdminOperations,
    args: readonly string[],
    actor: Actor,
  ) => Promise<Result<readonly string[]>>;
};

type TableCell = string | number | null | undefined;

/** What visitors have written can neither begin a line or a cell nor control a terminal. */
const cellText = (tableCell: TableCell): string =>
  visibleText(String(tableCell ?? "").replace(/\s+/g, " ")) || "-";

const linesOf = (tableRows: readonly (readonly TableCell[])[]): Result<string[]> => ({
  ok: true,
  value: tableRows.map((tableRow) => tableRow.map(cellText).join("\t")),
});

const changeCommand = (argumentText: string, description: string, change: AdminChange): Subcommand => ({
  args: argumentText,
  description,
  execute: async (adminOperations, [changeTarget = ""], actor) => {
    const changeOutcome = await adminOperations[change](changeTarget, actor);
    return changeOutcome.ok ? linesOf([["done", changeOutcome.value]]) : changeOutcome;
  },
});

const linkLine = ({ code, target, createdAt, clicks, userId, isBlocked }: StoredLink) => [
  code,
  isBlocked ? "blocked" : "open",
  `${clicks} clicks`,
  createdAt.toISOString(),
  `user ${userId ?? "-"}`,
  target,
];

/** What a text names, a line each; a user's and a note's own words are not shown. */
const foundLines = ({ links, notes, mailboxes, users }: Found) => [
  ...links.map((link) => ["link", ...linkLine(link)]),
  ...notes.map(({ publicKey, isShared, createdAt, userId }) => [
    "note",
    publicKey,
    isShared ? "shared" : "private",
    createdAt.toISOString(),
    `user ${userId ?? "-"}`,
  ]),
  ...mailboxes.map(({ address, messageCount, createdAt }) => [
    "mailbox",
    address,
    `${messageCount} messages`,
    createdAt.toISOString(),
  ]),
  ...users.map(({ id, provider, isBlocked, createdAt }) => [
    "user",
    id,
    provider,
    isBlocked ? "blocked" : "open",
    createdAt.toISOString(),
  ]),
];

/** What an operator can do, by the words that stand for it. */
export const subcommands: Readonly<Record<string, Subcommand>> = {
  find: {
    args: "TEXT",
    description: "lists what a code, a host, a note's key, a mailbox, a user's id or e-mail address names",
    execute: async (adminOperations, [adminQuery = ""]) =>
      linesOf(foundLines(await adminOperations.find(adminQuery))),
  },
  "links find": {
    args: "HOST|CODE",
    description: "lists the link of a code, or those to a host and all hosts in it",
    execute: async (adminOperations, [adminQuery = ""]) => {
      const links = await adminOperations.findLinks(adminQuery);
      return links.ok ? linesOf(links.value.map(linkLine)) : links;
    },
  },
  "links remove": changeCommand("CODE", "deletes a link for good; whoever follows it is told", "removeLink"),
  "links block": changeCommand("CODE", "stops a link, until it is unblocked", "blockLink"),
  "links unblock": changeCommand("CODE", "lets it lead on again", "unblockLink"),
  block: changeCommand("HOST", "stops all links to a host and the hosts in it, and new ones", "blockHost"),
  unblock: changeCommand("HOST", "takes a host off the list", "unblockHost"),
  blocked: {
    args: "",
    description: "lists blocked hosts",
    execute: async (adminOperations) =>
      linesOf(
        (await adminOperations.blockedHosts()).map((blockedHost) => [
          blockedHost.host,
          blockedHost.blockedAt.toISOString(),
          blockedHost.reason,
        ]),
      ),
  },
  "notes remove": changeCommand("KEY", "deletes the note that is shared by a key", "removeNote"),
  "mailbox remove": changeCommand("ADDRESS", "deletes a mailbox with its messages", "removeMailbox"),
  "users block": changeCommand(
    "ID",
    "ends a user's sessions and keys, and keeps them from signing in",
    "blockUser",
  ),
  "users unblock": changeCommand("ID", "lets them sign in again", "unblockUser"),
  reports: {
    args: "",
    description: "lists what visitors have reported and nobody has settled",
    execute: async (adminOperations) =>
      linesOf(
        (await adminOperations.openReports()).map((openReport) => [
          openReport.kind,
          openReport.target,
          `${openReport.count} reports`,
          openReport.reason,
          openReport.createdAt.toISOString(),
          openReport.comment,
        ]),
      ),
  },
  "reports dismiss": {
    args: "link|note CODE|KEY",
    description: "settles reports that nothing follows from",
    execute: async (adminOperations, [givenKind, reportTarget = ""], actor) => {
      const reportKind = reportKinds.find((knownKind) => knownKind === givenKind) ?? "link";
      const dismissal = await adminOperations.dismissReports(
        { kind: reportKind, target: reportTarget },
        actor,
      );
      return dismissal.ok ? linesOf([["done", dismissal.value]]) : dismissal;
    },
  },
  "clients top": {
    args: "",
    description: "lists today's busiest clients by the hashes of the log; their requests, and those refused",
    execute: async (adminOperations) =>
      linesOf(
        (await adminOperations.topClients()).map(({ hash, requests, refused }) => [
          hash,
          `${requests} requests`,
          `${refused} refused`,
        ]),
      ),
  },
  log: {
    args: "",
    description: "lists what operators did: when, who, what, why",
    execute: async (adminOperations) =>
      linesOf(
        (await adminOperations.audit()).map(({ at, who, act, target, why }) => [
          at.toISOString(),
          who,
          act,
          target,
          why,
        ]),
      ),
  },
  stats: {
    args: "",
    description: "says how much there is of what is stored",
    execute: async (adminOperations) => linesOf(Object.entries(await adminOperations.totals())),
  },
};
