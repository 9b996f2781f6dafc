import type { Actions } from "../tools/actions.ts";
import type { PageId } from "../core/catalog.ts";
import type { Page } from "../ssr/page.ts";
import { callbackPage } from "./callback.tsx";
import { cryptoPage } from "./crypto.tsx";
import { chatPage } from "./chat.tsx";
import { cronPage } from "./cron.tsx";
import { dataPage } from "./data.tsx";
import { encodePage } from "./encode.tsx";
import { textAnalyzerPage } from "./text-analyzer.tsx";
import { dataDeletionPage } from "./data-deletion.tsx";
import { dnsPage } from "./dns.tsx";
import { donatePage } from "./donate.tsx";
import { homePage } from "./home.tsx";
import { httpPage } from "./http.tsx";
import { ipPage } from "./ip.tsx";
import { privacyPage, termsPage } from "./legal.tsx";
import { linksPage } from "./links.tsx";
import { notesPage } from "./notes.tsx";
import { proxyPage } from "./proxy.tsx";
import { qrPage } from "./qr.tsx";
import { twoFactorPage } from "./two-factor.tsx";
import { userAgentPage } from "./user-agent.tsx";
import { signOutPage } from "./sign-out.tsx";
import { translatePage } from "./translate.tsx";
import { sharedNotePage } from "./shared-note.tsx";
import { tempMailPage } from "./temp-mail.tsx";
import { vietqrPage } from "./vietqr.tsx";
import { whoisPage } from "./whois.tsx";

/** The page of every id of the catalogue; a missing one does not compile. */
export const pagesOf = (actions: Actions): Record<PageId, Page> => ({
  home: homePage(),
  qr: qrPage(actions.qr),
  vietqr: vietqrPage(actions.vietqr),
  whois: whoisPage(actions.whois),
  ip: ipPage(actions.ip),
  dns: dnsPage(actions.dns),
  http: httpPage(actions.http),
  data: dataPage(actions.data),
  cron: cronPage(actions.cron),
  encode: encodePage(actions.encode),
  "text-analyzer": textAnalyzerPage(actions.textAnalyzer),
  crypto: cryptoPage(actions.crypto),
  "two-factor": twoFactorPage(actions.twoFactor),
  "user-agent": userAgentPage(actions.userAgent),
  chat: chatPage(actions.chat),
  translate: translatePage(actions.translate),
  links: linksPage(actions.links),
  notes: notesPage(actions.notes),
  "temp-mail": tempMailPage(actions.tempMail),
  proxy: proxyPage(actions.proxy),
  donate: donatePage(),
  privacy: privacyPage(),
  terms: termsPage(),
  "data-deletion": dataDeletionPage(actions.dataDeletion, actions.account),
  callback: callbackPage(),
  "sign-out": signOutPage(actions.signIn),
});

/** Pages at addresses that the catalogue does not list, since they hold a key. */
export const keyedPagesOf = (actions: Actions): readonly Page[] => [sharedNotePage(actions.notes)];
