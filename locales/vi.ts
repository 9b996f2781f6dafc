import { account } from "./vi/account.ts";
import { chat } from "./vi/chat.ts";
import { common } from "./vi/common.ts";
import { crypto } from "./vi/crypto.ts";
import { dataDeletion } from "./vi/data-deletion.ts";
import { data } from "./vi/data.ts";
import { dns } from "./vi/dns.ts";
import { encode } from "./vi/encode.ts";
import { legal } from "./vi/legal.ts";
import { links } from "./vi/links.ts";
import { whois } from "./vi/whois.ts";
import { ip } from "./vi/ip.ts";
import { proxy } from "./vi/proxy.ts";
import { net } from "./vi/net.ts";
import { notes } from "./vi/notes.ts";
import { pages } from "./vi/pages.ts";
import { qr } from "./vi/qr.ts";
import { shell } from "./vi/shell.ts";
import { tempMail } from "./vi/temp-mail.ts";
import { translate } from "./vi/translate.ts";
import { twoFactor } from "./vi/two-factor.ts";
import { userAgent } from "./vi/user-agent.ts";
import { vietqr } from "./vi/vietqr.ts";
import { http } from "./vi/http.ts";
import { cron } from "./vi/cron.ts";
import { textAnalyzer } from "./vi/text-analyzer.ts";

/** Every text in Vietnamese: the source of the keys, one module an area. */
export const vi = {
  ...textAnalyzer,
  ...cron,
  ...account,
  ...chat,
  ...common,
  ...crypto,
  ...dataDeletion,
  ...data,
  ...dns,
  ...encode,
  ...legal,
  ...links,
  ...whois,
  ...ip,
  ...proxy,
  ...net,
  ...notes,
  ...pages,
  ...qr,
  ...shell,
  ...tempMail,
  ...translate,
  ...twoFactor,
  ...userAgent,
  ...vietqr,
  ...http,
} as const;
