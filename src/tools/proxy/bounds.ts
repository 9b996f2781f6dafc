export const maxProxies = 200;
/** Of a list in one text: its proxies with long names and logins. */
export const maxListLength = 20_000;
/** How many proxies of one list are checked at once; one place of the client's is left for other look-ups. */
export const maxConcurrentChecks = 5;
