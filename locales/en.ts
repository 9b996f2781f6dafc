import { account } from "./en/account.ts";
import { chat } from "./en/chat.ts";
import { common } from "./en/common.ts";
import { crypto } from "./en/crypto.ts";
import { dataDeletion } from "./en/data-deletion.ts";
import { data } from "./en/data.ts";
import { dns } from "./en/dns.ts";
import { encode } from "./en/encode.ts";
import { legal } from "./en/legal.ts";
import { links } from "./en/links.ts";
import { whois } from "./en/whois.ts";
import { ip } from "./en/ip.ts";
import { proxy } from "./en/proxy.ts";
import { net } from "./en/net.ts";
import { notes } from "./en/notes.ts";
import { pages } from "./en/pages.ts";
import { qr } from "./en/qr.ts";
import { shell } from "./en/shell.ts";
import { tempMail } from "./en/temp-mail.ts";
import { translate } from "./en/translate.ts";
import { twoFactor } from "./en/two-factor.ts";
import { userAgent } from "./en/user-agent.ts";
import { vietqr } from "./en/vietqr.ts";
import { http } from "./en/http.ts";
import type { vi } from "./vi.ts";
import { cron } from "./en/cron.ts";
import { textAnalyzer } from "./en/text-analyzer.ts";

export const en = {
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
} satisfies Record<keyof typeof vi, string>;
