import { account } from "./vi/account.ts";
import { chat } from "./vi/chat.ts";
import { common } from "./vi/common.ts";
import { crypto } from "./vi/crypto.ts";
import { data } from "./vi/data.ts";
import { encode } from "./vi/encode.ts";
import { dataDeletion } from "./vi/data-deletion.ts";
import { links } from "./vi/links.ts";
import { net } from "./vi/net.ts";
import { notes } from "./vi/notes.ts";
import { translate } from "./vi/translate.ts";
import { twoFactor } from "./vi/two-factor.ts";
import { userAgent } from "./vi/user-agent.ts";
import { dns } from "./vi/dns.ts";

/** Every text in Vietnamese: the source of the keys, one module an area. */
export const vi = {
  ...encode,
  ...crypto,
  ...data,
  ...account,
  ...chat,
  ...common,
  ...dataDeletion,
  ...links,
  ...net,
  ...notes,
  ...translate,
  ...twoFactor,
  ...userAgent,
  ...dns,
} as const;
