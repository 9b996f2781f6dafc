import { type ChatModel, chatActions } from "./tools/chat/chat.ts";
import { type DeletionRequests, dataDeletionActions } from "./tools/data-deletion.ts";
import { type DnsEffects, dnsActions } from "./tools/dns/dns.ts";
import type { HttpEffects } from "./tools/http/effects.ts";
import { httpActions } from "./tools/http/http.ts";
import { qrActions } from "./tools/qr/actions.ts";
import { type Translator, translateActions } from "./tools/translate/translate.ts";
import { type MailEffects, tempMailActions } from "./tools/temp-mail/actions.ts";
import { type Rasterize, vietqrActions } from "./tools/vietqr/actions.ts";

/** What tools need of the world; `main.ts` brings the real ones. */
export type Effects = {
  readonly now: () => Date;
  readonly deletionRequests: DeletionRequests;
  readonly rasterize: Rasterize;
  readonly dns: DnsEffects;
  readonly http: HttpEffects;
  readonly chatModel: ChatModel | null;
  readonly translate: Translator;
  readonly mail: MailEffects;
};

/** What every tool does, joined with its effects: one line a tool. */
export const actionsOf = (effects: Effects) => ({
  qr: qrActions,
  vietqr: vietqrActions(effects),
  dns: dnsActions(effects.dns),
  http: httpActions(effects.http),
  chat: chatActions(effects.chatModel),
  translate: translateActions(effects.translate),
  tempMail: tempMailActions(effects.mail),
  dataDeletion: dataDeletionActions({ requests: effects.deletionRequests, now: effects.now }),
});

export type Actions = ReturnType<typeof actionsOf>;
