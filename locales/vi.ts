import { account } from "./vi/account.ts";
import { chat } from "./vi/chat.ts";
import { common } from "./vi/common.ts";
import { cron } from "./vi/cron.ts";
import { crypto } from "./vi/crypto.ts";
import { dataDeletion } from "./vi/data-deletion.ts";
import { data } from "./vi/data.ts";
import { dns } from "./vi/dns.ts";
import { encode } from "./vi/encode.ts";
import { history } from "./vi/history.ts";
import { http } from "./vi/http.ts";
import { ip } from "./vi/ip.ts";
import { legal } from "./vi/legal.ts";
import { links } from "./vi/links.ts";
import { net } from "./vi/net.ts";
import { notes } from "./vi/notes.ts";
import { pages } from "./vi/pages.ts";
import { proxy } from "./vi/proxy.ts";
import { qr } from "./vi/qr.ts";
import { shell } from "./vi/shell.ts";
import { tempMail } from "./vi/temp-mail.ts";
import { textAnalyzer } from "./vi/text-analyzer.ts";
import { translate } from "./vi/translate.ts";
import { twoFactor } from "./vi/two-factor.ts";
import { userAgent } from "./vi/user-agent.ts";
import { vietqr } from "./vi/vietqr.ts";
import { whois } from "./vi/whois.ts";

/** Every text in Vietnamese: the source of the keys, one module an area. */
export const vi = {
  ...account,
  ...chat,
  ...common,
  ...cron,
  ...crypto,
  ...dataDeletion,
  ...data,
  ...dns,
  ...encode,
  ...history,
  ...http,
  ...ip,
  ...legal,
  ...links,
  ...net,
  ...notes,
  ...pages,
  ...proxy,
  ...qr,
  ...shell,
  ...tempMail,
  ...textAnalyzer,
  ...translate,
  ...twoFactor,
  ...userAgent,
  ...vietqr,
  ...whois,
} as const;
