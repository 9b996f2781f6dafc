import type { Actions } from "../tools/actions.ts";
import { accountApi } from "./account.ts";
import { authApi } from "./auth.ts";
import { chatApi } from "./chat.ts";
import { cryptoApi } from "./crypto.ts";
import { dataDeletionApi } from "./data-deletion.ts";
import { dnsApi } from "./dns.ts";
import { cronApi } from "./cron.ts";
import { dataApi } from "./data.ts";
import { encodeApi } from "./encode.ts";
import { textAnalyzerApi } from "./text-analyzer.ts";
import type { Endpoint } from "./endpoint.ts";
import { httpApi } from "./http.ts";
import { ipApi } from "./ip.ts";
import { proxyApi } from "./proxy.ts";
import { linksApi } from "./links.ts";
import { notesApi } from "./notes.ts";
import { qrApi } from "./qr.ts";
import { translateApi } from "./translate.ts";
import { tempMailApi } from "./temp-mail.ts";
import { twoFactorApi } from "./two-factor.ts";
import { userAgentApi } from "./user-agent.ts";
import { vietqrApi } from "./vietqr.ts";
import { whoisApi } from "./whois.ts";

/** Every call of the API. */
export const endpointsOf = (actions: Actions): readonly Endpoint[] => [
  ...qrApi(actions.qr),
  ...vietqrApi(actions.vietqr),
  ...dataApi(actions.data),
  ...cronApi(actions.cron),
  ...encodeApi(actions.encode),
  ...textAnalyzerApi(actions.textAnalyzer),
  ...cryptoApi(actions.crypto),
  ...twoFactorApi(actions.twoFactor),
  ...userAgentApi(actions.userAgent),
  ...dnsApi(actions.dns),
  ...httpApi(actions.http),
  ...whoisApi(actions.whois),
  ...ipApi(actions.ip),
  ...proxyApi(actions.proxy),
  ...chatApi(actions.chat),
  ...translateApi(actions.translate),
  ...tempMailApi(actions.tempMail),
  ...authApi(actions.signIn, actions.account),
  ...accountApi(actions.account),
  ...linksApi(actions.links),
  ...notesApi(actions.notes),
  ...dataDeletionApi(actions.dataDeletion),
];
