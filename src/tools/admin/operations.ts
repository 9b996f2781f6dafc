import { message } from "../../core/i18n.ts";
import { type Result, fail, ok } from "../../core/result.ts";
import { dayInVietnam } from "../../core/days.ts";
import type { StoredLink } from "../links/store.ts";
import { parseHost } from "./host.ts";
import type { Act, Moderation, ReportTarget, Totals } from "./store.ts";

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
const codeIn = (text: string): string => /\/links\/([^/?#+]+)/.exec(text)?.[1] ?? text.trim();
const noteKeyIn = (text: string): string => /\/notes\/([^/?#]+)/.exec(text)?.[1] ?? text.trim();

const nothing = (what: "link" | "host" | "note" | "mailbox" | "user" | "report") =>
  fail("not_found", message(`admin.none.${what}`));

/** What an operator looks at. */
function moderationViews({ moderation, now }: AdminEffects) {
  /** The link of a code, else the links to a host. */
  async function findLinks(query: string): Promise<Result<readonly StoredLink[]>> {
    const link = await moderation.findLink(codeIn(query));
    if (link) return ok([link]);
    const host = parseHost(query);
    return ok(host.ok ? await moderation.linksTo(host.value, maxRows) : []);
  }

  return {
    findLinks,

    /** All that a text names: a link's code or its host, a note's key, a mailbox, a user's id or e-mail address. */
    async find(query: string) {
      const text = query.trim();
      const links = await findLinks(text);
      const [note, mailbox] = [
        await moderation.findNote(noteKeyIn(text)),
        await moderation.findMailbox(text),
      ];
      return {
        links: links.ok ? links.value : [],
        notes: note ? [note] : [],
        mailboxes: mailbox ? [mailbox] : [],
        users: await moderation.findUsers(text),
      };
    },

    openReports: () => moderation.openReports(maxRows),
    blockedHosts: () => moderation.blockedHosts(),
    audit: () => moderation.audit(maxRows),
    topClients: () => moderation.topClients(dayInVietnam(now().getTime()), maxTopClients),
    totals: (): Promise<Totals> => moderation.totals(dayInVietnam(now().getTime())),
  };
}

/**
 * What an operator can do, on the command line and on the page alike. Whoever calls these has made sure that an
 * operator asks.
 */
export function adminOperations(effects: AdminEffects) {
  const { moderation, announceBlocklist, notifyMailbox, now } = effects;
  const actOf = ({ who, why }: Actor): Act => ({ who, why: why.trim(), at: now() });
  const outcomeOf = <Target>(isDone: boolean, target: Target, what: Parameters<typeof nothing>[0]) =>
    isDone ? ok(target) : nothing(what);

  return {
    ...moderationViews(effects),

    async blockLink(input: string, actor: Actor): Promise<Result<string>> {
      const code = codeIn(input);
      return outcomeOf(await moderation.setLinkBlocked(code, true, actOf(actor)), code, "link");
    },

    async unblockLink(input: string, actor: Actor): Promise<Result<string>> {
      const code = codeIn(input);
      return outcomeOf(await moderation.setLinkBlocked(code, false, actOf(actor)), code, "link");
    },

    async removeLink(input: string, actor: Actor): Promise<Result<string>> {
      const code = codeIn(input);
      return outcomeOf(await moderation.removeLink(code, actOf(actor)), code, "link");
    },

    async blockHost(input: string, actor: Actor): Promise<Result<string>> {
      const host = parseHost(input);
      if (!host.ok) return host;
      await moderation.blockHost(host.value, actOf(actor));
      announceBlocklist();
      return host;
    },

    async unblockHost(input: string, actor: Actor): Promise<Result<string>> {
      const host = parseHost(input);
      if (!host.ok) return host;
      if (!(await moderation.unblockHost(host.value, actOf(actor)))) return nothing("host");
      announceBlocklist();
      return host;
    },

    async removeNote(input: string, actor: Actor): Promise<Result<string>> {
      const key = noteKeyIn(input);
      return outcomeOf(await moderation.removeNote(key, actOf(actor)), key, "note");
    },

    async removeMailbox(input: string, actor: Actor): Promise<Result<string>> {
      const address = input.trim().toLowerCase();
      const id = await moderation.removeMailbox(address, actOf(actor));
      if (id === null) return nothing("mailbox");
      notifyMailbox(id);
      return ok(address);
    },

    async blockUser(id: string, actor: Actor): Promise<Result<string>> {
      return outcomeOf(await moderation.setUserBlocked(id, true, actOf(actor)), id, "user");
    },

    async unblockUser(id: string, actor: Actor): Promise<Result<string>> {
      return outcomeOf(await moderation.setUserBlocked(id, false, actOf(actor)), id, "user");
    },

    async dismissReports(target: ReportTarget, actor: Actor): Promise<Result<string>> {
      const isDone = await moderation.dismissReports(target, actOf(actor));
      return outcomeOf(isDone, `${target.kind} ${target.target}`, "report");
    },
  };
}

export type Found = Awaited<ReturnType<AdminOperations["find"]>>;
export type AdminOperations = ReturnType<typeof adminOperations>;
