export const proxyProtocols = ["http", "https", "socks4", "socks5"] as const;
export type Protocol = (typeof proxyProtocols)[number];

/** Whether the site behind the proxy learns who asks, or that somebody does through a proxy, or neither. */
export const anonymities = ["transparent", "anonymous", "elite"] as const;
export type Anonymity = (typeof anonymities)[number];
