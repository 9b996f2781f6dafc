export const maxProxies = 200;
/** How many proxies of one list are checked at once; one place of the client's is left for other look-ups. */
export const maxConcurrentChecks = 5;
