import type { Result } from "../../core/result.ts";
import { visibleText } from "../../core/visible-text.ts";
import type { Actor, AdminOperations, Found } from "../../tools/admin/operations.ts";
import type { StoredLink } from "../../tools/links/store.ts";
import { reportKinds } from "../../tools/reports/names.ts";

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

type Cell = string | number | null | undefined;

/** What visitors have written can neither begin a line or a cell nor control a terminal. */
const cellText = (cell: Cell): string => visibleText(String(cell ?? "").replace(/\s+/g, " ")) || "-";

const lines = (rows: readonly (readonly Cell[])[]): Result<string[]> => ({
  ok: true,
  value: rows.map((row) => row.map(cellText).join("\t")),
});

const change = (
  args: string,
  description: string,
  run: (operations: AdminOperations, target: string, actor: Actor) => Promise<Result<string>>,
): Subcommand => ({
  args,
  description,
  execute: async (operations, [target = ""], actor) => {
    const done = await run(operations, target, actor);
    return done.ok ? lines([["done", done.value]]) : done;
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
    execute: async (operations, [query = ""]) => lines(foundLines(await operations.find(query))),
  },
  "links find": {
    args: "HOST|CODE",
    description: "lists the link of a code, or those to a host and all hosts in it",
    execute: async (operations, [query = ""]) => {
      const links = await operations.findLinks(query);
      return links.ok ? lines(links.value.map(linkLine)) : links;
    },
  },
  "links remove": change("CODE", "deletes a link for good; whoever follows it is told", (to, code, actor) =>
    to.removeLink(code, actor),
  ),
  "links block": change("CODE", "stops a link, until it is unblocked", (to, code, actor) =>
    to.blockLink(code, actor),
  ),
  "links unblock": change("CODE", "lets it lead on again", (to, code, actor) => to.unblockLink(code, actor)),
  block: change("HOST", "stops all links to a host and the hosts in it, and new ones", (to, host, actor) =>
    to.blockHost(host, actor),
  ),
  unblock: change("HOST", "takes a host off the list", (to, host, actor) => to.unblockHost(host, actor)),
  blocked: {
    args: "",
    description: "lists blocked hosts",
    execute: async (operations) =>
      lines(
        (await operations.blockedHosts()).map((row) => [row.host, row.blockedAt.toISOString(), row.reason]),
      ),
  },
  "notes remove": change("KEY", "deletes the note that is shared by a key", (to, key, actor) =>
    to.removeNote(key, actor),
  ),
  "mailbox remove": change("ADDRESS", "deletes a mailbox with its messages", (to, address, actor) =>
    to.removeMailbox(address, actor),
  ),
  "users block": change(
    "ID",
    "ends a user's sessions and keys, and keeps them from signing in",
    (to, id, actor) => to.blockUser(id, actor),
  ),
  "users unblock": change("ID", "lets them sign in again", (to, id, actor) => to.unblockUser(id, actor)),
  reports: {
    args: "",
    description: "lists what visitors have reported and nobody has settled",
    execute: async (operations) =>
      lines(
        (await operations.openReports()).map((row) => [
          row.kind,
          row.target,
          `${row.count} reports`,
          row.reason,
          row.createdAt.toISOString(),
          row.comment,
        ]),
      ),
  },
  "reports dismiss": {
    args: "link|note CODE|KEY",
    description: "settles reports that nothing follows from",
    execute: async (operations, [given, target = ""], actor) => {
      const kind = reportKinds.find((one) => one === given) ?? "link";
      const done = await operations.dismissReports({ kind, target }, actor);
      return done.ok ? lines([["done", done.value]]) : done;
    },
  },
  "clients top": {
    args: "",
    description: "lists today's busiest clients by the hashes of the log; their requests, and those refused",
    execute: async (operations) =>
      lines(
        (await operations.topClients()).map(({ hash, requests, refused }) => [
          hash,
          `${requests} requests`,
          `${refused} refused`,
        ]),
      ),
  },
  log: {
    args: "",
    description: "lists what operators did: when, who, what, why",
    execute: async (operations) =>
      lines(
        (await operations.audit()).map(({ at, who, act, target, why }) => [
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
    execute: async (operations) => lines(Object.entries(await operations.totals())),
  },
};
