/** How often one client may ask: `points` requests in `seconds`. The one table; OpenAPI and the API show it. */
export const limits = {
  compute: { points: 120, seconds: 60 },
  read: { points: 240, seconds: 60 },
  image: { points: 600, seconds: 60 },
  write: { points: 60, seconds: 60 },
  link: { points: 10, seconds: 86_400 },
  ownLink: { points: 100, seconds: 86_400 },
  note: { points: 30, seconds: 60 },
  mailbox: { points: 5, seconds: 3600 },
  whois: { points: 10, seconds: 60 },
  ip: { points: 60, seconds: 60 },
  dns: { points: 60, seconds: 60 },
  http: { points: 20, seconds: 60 },
  proxy: { points: 5, seconds: 60 },
  translate: { points: 20, seconds: 60 },
  chat: { points: 20, seconds: 86_400 },
  signIn: { points: 20, seconds: 60 },
  verify: { points: 20, seconds: 60 },
  deletion: { points: 5, seconds: 3600 },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type LimitName = keyof typeof limits;
