import type { vi } from "./vi.ts";
import { account } from "./en/account.ts";
import { chat } from "./en/chat.ts";
import { common } from "./en/common.ts";
import { cron } from "./en/cron.ts";
import { crypto } from "./en/crypto.ts";
import { dataDeletion } from "./en/data-deletion.ts";
import { data } from "./en/data.ts";
import { dns } from "./en/dns.ts";
import { encode } from "./en/encode.ts";
import { history } from "./en/history.ts";
import { http } from "./en/http.ts";
import { ip } from "./en/ip.ts";
import { legal } from "./en/legal.ts";
import { links } from "./en/links.ts";
import { net } from "./en/net.ts";
import { notes } from "./en/notes.ts";
import { pages } from "./en/pages.ts";
import { proxy } from "./en/proxy.ts";
import { qr } from "./en/qr.ts";
import { shell } from "./en/shell.ts";
import { tempMail } from "./en/temp-mail.ts";
import { textAnalyzer } from "./en/text-analyzer.ts";
import { translate } from "./en/translate.ts";
import { twoFactor } from "./en/two-factor.ts";
import { userAgent } from "./en/user-agent.ts";
import { vietqr } from "./en/vietqr.ts";
import { whois } from "./en/whois.ts";

export const en = {
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
} satisfies Record<keyof typeof vi, string>;
