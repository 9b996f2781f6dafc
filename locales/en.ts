import type { vi } from "./vi.ts";
import { account } from "./en/account.ts";
import { chat } from "./en/chat.ts";
import { common } from "./en/common.ts";
import { crypto } from "./en/crypto.ts";
import { data } from "./en/data.ts";
import { encode } from "./en/encode.ts";
import { dataDeletion } from "./en/data-deletion.ts";
import { links } from "./en/links.ts";
import { net } from "./en/net.ts";
import { notes } from "./en/notes.ts";
import { translate } from "./en/translate.ts";
import { twoFactor } from "./en/two-factor.ts";
import { userAgent } from "./en/user-agent.ts";
import { dns } from "./en/dns.ts";

export const en = {
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
} satisfies Record<keyof typeof vi, string>;
