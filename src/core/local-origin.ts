/** The site's origin as whoever asked `url` can follow it: where PUBLIC_URL names only this machine, the one they used. */
export const originFor = (origin: string, url: string): string =>
  isLocalOrigin(origin) && !isLocalOrigin(url) ? new URL(url).origin : origin;

/** Whether an origin names the machine that asks, whichever that is. */
export const isLocalOrigin = (origin: string): boolean =>
  /^https?:\/\/(localhost|[\w.-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/i.test(origin);
