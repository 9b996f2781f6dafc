import chat from "./chat/tool.ts";
import cron from "./cron/tool.ts";
import crypto from "./crypto/tool.ts";
import data from "./data/tool.ts";
import dns from "./dns/tool.ts";
import encode from "./encode/tool.ts";
import http from "./http/tool.ts";
import ip from "./ip/tool.ts";
import links from "./links/tool.ts";
import notes from "./notes/tool.ts";
import proxy from "./proxy/tool.ts";
import qr from "./qr/tool.ts";
import tempMail from "./temp-mail/tool.ts";
import textAnalyzer from "./text-analyzer/tool.ts";
import translate from "./translate/tool.ts";
import twoFactor from "./two-factor/tool.ts";
import userAgent from "./user-agent/tool.ts";
import vietqr from "./vietqr/tool.ts";
import whois from "./whois/tool.ts";

/** Every tool, in the order of the navigation, group by group. */
export const tools = [
  qr,
  vietqr,
  links,
  data,
  textAnalyzer,
  notes,
  encode,
  cron,
  whois,
  ip,
  dns,
  http,
  proxy,
  userAgent,
  crypto,
  twoFactor,
  tempMail,
  chat,
  translate,
] as const;

export type ToolId = (typeof tools)[number]["id"];
