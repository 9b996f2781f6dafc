import { parse } from "tldts";
import { dayInVietnam } from "#core/days.ts";
import { message } from "#core/i18n.ts";
import { type Result, fail, invalid, ok } from "#core/result.ts";
import type { StoredLink } from "#tools/links/store.ts";
import type { Act, Moderation, ReportTarget, SiteTotals } from "./store.ts";

/** A host name as lists of hosts have it. */
export const hostOf = (hostText: string): string => hostText.trim().toLowerCase().replace(/\.$/, "");

/** The host that an operator means by a name or an address; not one that strangers register names under, like `com.vn`. */
export function parseHost(hostText: string): Result<string> {
  const trimmedHost = hostText.trim();
  const hostUrl = /^https?:\/\//i.test(trimmedHost) ? trimmedHost : `http://${trimmedHost}`;
  const host = URL.canParse(hostUrl) ? hostOf(new URL(hostUrl).hostname) : "";
  const { isIp, publicSuffix } = parse(host);
  if (!isIp && (!host.includes(".") || host === publicSuffix))
    return invalid("host", message("admin.invalid.host"));
  return ok(host);
}

/** Who does something, and why. */
export type Actor = Pick<Act, "who" | "why">;

export type AdminEffects = {
  readonly moderation: Moderation;
  /** Tells all processes that the list of blocked hosts has changed. */
  readonly announceBlocklist: () => void;
  /** Tells whoever looks at a mailbox that it has changed. */
  readonly notifyMailbox: (mailboxId: number) => void;
  readonly now: () => Date;
};

const maxRows = 100;
const maxTopClients = 20;

/** The code in a short link's address, or what was given. */
const linkCodeIn = (linkText: string): string => /\/links\/([^/?#+]+)/.exec(linkText)?.[1] ?? linkText.trim();
const noteKeyIn = (noteText: string): string => /\/notes\/([^/?#]+)/.exec(noteText)?.[1] ?? noteText.trim();

const nothingFound = (what: "link" | "host" | "note" | "mailbox" | "user" | "report") =>
  fail("not_found", message(`admin.none.${what}`));

/** What an operator looks at. */
function moderationViews({ moderation, now }: AdminEffects) {
  /** The link of a code, else the links to a host. */
  async function findLinks(linkQuery: string): Promise<Result<readonly StoredLink[]>> {
    const link = await moderation.findLink(linkCodeIn(linkQuery));
    if (link) return ok([link]);
    const host = parseHost(linkQuery);
    return ok(host.ok ? await moderation.linksTo(host.value, maxRows) : []);
  }

  return {
    findLinks,

    /** All that a text names: a link's code or its host, a note's key, a mailbox, a user's id or e-mail address. */
    async find(query: string) {
      const searchText = query.trim();
      const links = await findLinks(searchText);
      const [note, mailbox] = [
        await moderation.findNote(noteKeyIn(searchText)),
        await moderation.findMailbox(searchText),
      ];
      return {
        links: links.ok ? links.value : [],
        notes: note ? [note] : [],
        mailboxes: mailbox ? [mailbox] : [],
        users: await moderation.findUsers(searchText),
      };
    },

    openReports: () => moderation.openReports(maxRows),
    blockedHosts: () => moderation.blockedHosts(),
    audit: () => moderation.audit(maxRows),
    topClients: () => moderation.topClients(dayInVietnam(now().getTime()), maxTopClients),
    totals: (): Promise<SiteTotals> => moderation.totals(dayInVietnam(now().getTime())),
  };
}

/**
 * What an operator can do, on the command line and on the page alike. Whoever calls these has made sure that an
 * operator asks.
 */
export function adminOperations(effects: AdminEffects) {
  const { moderation, announceBlocklist, notifyMailbox, now } = effects;
  const actOf = ({ who, why }: Actor): Act => ({ who, why: why.trim(), at: now() });
  const outcomeOf = <Target>(isDone: boolean, doneTarget: Target, what: Parameters<typeof nothingFound>[0]) =>
    isDone ? ok(doneTarget) : nothingFound(what);

  return {
    ...moderationViews(effects),

    async blockLink(linkInput: string, actor: Actor): Promise<Result<string>> {
      const linkCode = linkCodeIn(linkInput);
      return outcomeOf(await moderation.setLinkBlocked(linkCode, true, actOf(actor)), linkCode, "link");
    },

    async unblockLink(linkInput: string, actor: Actor): Promise<Result<string>> {
      const linkCode = linkCodeIn(linkInput);
      return outcomeOf(await moderation.setLinkBlocked(linkCode, false, actOf(actor)), linkCode, "link");
    },

    async removeLink(linkInput: string, actor: Actor): Promise<Result<string>> {
      const linkCode = linkCodeIn(linkInput);
      return outcomeOf(await moderation.removeLink(linkCode, actOf(actor)), linkCode, "link");
    },

    async blockHost(hostInput: string, actor: Actor): Promise<Result<string>> {
      const host = parseHost(hostInput);
      if (!host.ok) return host;
      await moderation.blockHost(host.value, actOf(actor));
      announceBlocklist();
      return host;
    },

    async unblockHost(hostInput: string, actor: Actor): Promise<Result<string>> {
      const host = parseHost(hostInput);
      if (!host.ok) return host;
      if (!(await moderation.unblockHost(host.value, actOf(actor)))) return nothingFound("host");
      announceBlocklist();
      return host;
    },

    async removeNote(noteInput: string, actor: Actor): Promise<Result<string>> {
      const key = noteKeyIn(noteInput);
      return outcomeOf(await moderation.removeNote(key, actOf(actor)), key, "note");
    },

    async removeMailbox(mailboxInput: string, actor: Actor): Promise<Result<string>> {
      const mailAddress = mailboxInput.trim().toLowerCase();
      const id = await moderation.removeMailbox(mailAddress, actOf(actor));
      if (id === null) return nothingFound("mailbox");
      notifyMailbox(id);
      return ok(mailAddress);
    },

    async blockUser(userInput: string, actor: Actor): Promise<Result<string>> {
      const id = userInput.trim();
      return outcomeOf(await moderation.setUserBlocked(id, true, actOf(actor)), id, "user");
    },

    async unblockUser(userInput: string, actor: Actor): Promise<Result<string>> {
      const id = userInput.trim();
      return outcomeOf(await moderation.setUserBlocked(id, false, actOf(actor)), id, "user");
    },

    async dismissReports(reportTarget: ReportTarget, actor: Actor): Promise<Result<string>> {
      const isDone = await moderation.dismissReports(reportTarget, actOf(actor));
      return outcomeOf(isDone, `${reportTarget.kind} ${reportTarget.target}`, "report");
    },
  };
}

export type Found = Awaited<ReturnType<AdminOperations["find"]>>;
export type AdminOperations = ReturnType<typeof adminOperations>;
