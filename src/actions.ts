import type { SignInActions } from "./sign-in/actions.ts";
import { type AccountEffects, accountActions } from "./tools/account.ts";
import type { Compute } from "./task.ts";
import { type ChatModel, chatActions } from "./tools/chat/chat.ts";
import { type CryptoEffects, cryptoActions } from "./tools/crypto/actions.ts";
import { cronActions } from "./tools/cron/cron.ts";
import { dataActions } from "./tools/data/data.ts";
import { type DeletionRequests, dataDeletionActions } from "./tools/data-deletion.ts";
import { encodeActions } from "./tools/encode/encode.ts";
import { textAnalyzerActions } from "./tools/text-analyzer/text-analyzer.ts";
import { type DnsEffects, dnsActions } from "./tools/dns/dns.ts";
import type { HttpEffects } from "./tools/http/effects.ts";
import { httpActions } from "./tools/http/http.ts";
import type { History } from "./tools/history.ts";
import { qrActions, qrHistory } from "./tools/qr/actions.ts";
import { type IpEffects, ipActions } from "./tools/ip/actions.ts";
import { type ProxyEffects, proxyActions } from "./tools/proxy/actions.ts";
import { type Translator, translateActions } from "./tools/translate/translate.ts";
import { type MailEffects, tempMailActions } from "./tools/temp-mail/actions.ts";
import { twoFactorActions } from "./tools/two-factor/actions.ts";
import { userAgentActions } from "./tools/user-agent/actions.ts";
import { type Rasterize, vietqrActions, vietqrHistory } from "./tools/vietqr/actions.ts";
import { type WhoisEffects, whoisActions } from "./tools/whois/actions.ts";
import { type LinkEffects, exportLinks, linkActions } from "./tools/links/actions.ts";
import { type NoteEffects, noteActions } from "./tools/notes/actions.ts";
import { exportNotes } from "./tools/notes/belongings.ts";

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
  readonly signIn: SignInActions;
  readonly history: History;
  readonly rasterize: Rasterize;
  readonly dns: DnsEffects;
  readonly http: HttpEffects;
  readonly whois: WhoisEffects;
  readonly ip: IpEffects;
  readonly proxy: ProxyEffects;
  readonly chatModel: ChatModel | null;
  readonly translate: Translator;
  readonly mail: MailEffects;
};

/** What each part of the product keeps of a user, as they may take it along: a line a part. */
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
  data: dataActions(effects.compute),
  cron: cronActions(effects),
  encode: encodeActions(effects.compute),
  textAnalyzer: textAnalyzerActions({ compute: effects.compute, random: effects.chance }),
  dns: dnsActions(effects.dns),
  http: httpActions(effects.http),
  whois: whoisActions(effects.whois),
  ip: ipActions(effects.ip),
  proxy: proxyActions(effects.proxy),
  chat: chatActions(effects.chatModel),
  translate: translateActions(effects.translate),
  tempMail: tempMailActions(effects.mail),
  links: linkActions(effects.links),
  notes: noteActions(effects.notes),
  dataDeletion: dataDeletionActions({ requests: effects.deletionRequests, now: effects.now }),
  signIn: effects.signIn,
  account: accountActions({
    ...effects.account,
    requests: effects.deletionRequests,
    exporters: exportersOf(effects),
    now: effects.now,
  }),
});

export type Actions = ReturnType<typeof actionsOf>;
