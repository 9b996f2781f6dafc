import { type SignInEffects, signInActions } from "./sign-in/actions.ts";
import { type AccountEffects, accountActions } from "./account/actions.ts";
import type { Compute } from "../core/task.ts";
import { chatActions } from "./chat/actions.ts";
import type { ChatEffects } from "./chat/effects.ts";
import { type CryptoEffects, cryptoActions } from "./crypto/actions.ts";
import { cronActions } from "./cron/actions.ts";
import { dataActions } from "./data/actions.ts";
import { dataDeletionActions } from "./data-deletion/actions.ts";
import type { DeletionRequests } from "./data-deletion/store.ts";
import { encodeActions } from "./encode/actions.ts";
import { textAnalyzerActions } from "./text-analyzer/actions.ts";
import { type DnsEffects, dnsActions } from "./dns/actions.ts";
import type { HttpEffects } from "./http/effects.ts";
import { httpActions } from "./http/actions.ts";
import type { History } from "./history/store.ts";
import { qrActions, qrHistory } from "./qr/actions.ts";
import { type IpEffects, ipActions } from "./ip/actions.ts";
import { type ProxyEffects, proxyActions } from "./proxy/actions.ts";
import { translateActions } from "./translate/actions.ts";
import type { TranslateEffects } from "./translate/effects.ts";
import { tempMailActions } from "./temp-mail/actions.ts";
import type { MailEffects } from "./temp-mail/effects.ts";
import { twoFactorActions } from "./two-factor/actions.ts";
import { userAgentActions } from "./user-agent/actions.ts";
import { type Rasterize, vietqrActions, vietqrHistory } from "./vietqr/actions.ts";
import { type WhoisEffects, whoisActions } from "./whois/actions.ts";
import { type LinkEffects, exportLinks, linkActions } from "./links/actions.ts";
import { type NoteEffects, noteActions } from "./notes/actions.ts";
import { exportNotes } from "./notes/export.ts";

/** What tools need of the world; `product.ts` brings the real ones. */
export type Effects = CryptoEffects & {
  /** A number from 0 up to 1, for what need not be secret. */
  readonly chance: () => number;
  readonly links: LinkEffects;
  readonly notes: NoteEffects;
  readonly now: () => Date;
  readonly compute: Compute;
  readonly deletionRequests: DeletionRequests;
  readonly account: Omit<AccountEffects, "exporters" | "requests" | "now">;
  readonly signIn: SignInEffects;
  readonly history: History;
  readonly rasterize: Rasterize;
  readonly dns: DnsEffects;
  readonly http: HttpEffects;
  readonly whois: WhoisEffects;
  readonly ip: IpEffects;
  readonly proxy: ProxyEffects;
  readonly chat: ChatEffects;
  readonly translate: TranslateEffects;
  readonly mail: MailEffects;
};

/** What each tool stores of a user, for the export of their account: one line a tool. */
const exportersOf = (effects: Effects): AccountEffects["exporters"] => ({
  qr_history: qrHistory(effects).all,
  vietqr_history: vietqrHistory(effects).all,
  links: exportLinks(effects.links),
  notes: exportNotes(effects.notes),
});

/** What every tool does, joined with its effects: one line a tool. */
export const actionsOf = (effects: Effects) => ({
  qr: qrActions(effects),
  vietqr: vietqrActions(effects),
  crypto: cryptoActions(effects),
  twoFactor: twoFactorActions(effects),
  userAgent: userAgentActions(effects),
  data: dataActions(effects),
  cron: cronActions(effects),
  encode: encodeActions(effects),
  textAnalyzer: textAnalyzerActions(effects),
  dns: dnsActions(effects.dns),
  http: httpActions(effects.http),
  whois: whoisActions(effects.whois),
  ip: ipActions(effects.ip),
  proxy: proxyActions(effects.proxy),
  chat: chatActions(effects.chat),
  translate: translateActions(effects.translate),
  tempMail: tempMailActions(effects.mail),
  links: linkActions(effects.links),
  notes: noteActions(effects.notes),
  dataDeletion: dataDeletionActions({ requests: effects.deletionRequests, now: effects.now }),
  signIn: signInActions(effects.signIn),
  account: accountActions({
    ...effects.account,
    requests: effects.deletionRequests,
    exporters: exportersOf(effects),
    now: effects.now,
  }),
});

export type Actions = ReturnType<typeof actionsOf>;
