import type { Lang } from "#core/i18n.ts";
import type { TaskTexts } from "#core/tool.ts";

type Texts = Readonly<Record<string, TaskTexts>>;
type Loaders = Readonly<Record<Lang, () => Promise<{ readonly default: Texts }>>>;

/** What is said of each tool's tasks, by its id; loaded with the first page that needs it. */
export const tasksTexts: Readonly<Record<string, Loaders>> = {
  qr: {
    vi: () => import("#locales/vi/tasks/qr.ts"),
    en: () => import("#locales/en/tasks/qr.ts"),
  },
  vietqr: {
    vi: () => import("#locales/vi/tasks/vietqr.ts"),
    en: () => import("#locales/en/tasks/vietqr.ts"),
  },
  data: {
    vi: () => import("#locales/vi/tasks/data.ts"),
    en: () => import("#locales/en/tasks/data.ts"),
  },
  "text-analyzer": {
    vi: () => import("#locales/vi/tasks/text-analyzer.ts"),
    en: () => import("#locales/en/tasks/text-analyzer.ts"),
  },
  encode: {
    vi: () => import("#locales/vi/tasks/encode.ts"),
    en: () => import("#locales/en/tasks/encode.ts"),
  },
  cron: {
    vi: () => import("#locales/vi/tasks/cron.ts"),
    en: () => import("#locales/en/tasks/cron.ts"),
  },
  whois: {
    vi: () => import("#locales/vi/tasks/whois.ts"),
    en: () => import("#locales/en/tasks/whois.ts"),
  },
  ip: {
    vi: () => import("#locales/vi/tasks/ip.ts"),
    en: () => import("#locales/en/tasks/ip.ts"),
  },
  dns: {
    vi: () => import("#locales/vi/tasks/dns.ts"),
    en: () => import("#locales/en/tasks/dns.ts"),
  },
  http: {
    vi: () => import("#locales/vi/tasks/http.ts"),
    en: () => import("#locales/en/tasks/http.ts"),
  },
  "user-agent": {
    vi: () => import("#locales/vi/tasks/user-agent.ts"),
    en: () => import("#locales/en/tasks/user-agent.ts"),
  },
  crypto: {
    vi: () => import("#locales/vi/tasks/crypto.ts"),
    en: () => import("#locales/en/tasks/crypto.ts"),
  },
};
