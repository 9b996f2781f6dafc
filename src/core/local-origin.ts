/** Whether an origin names the machine that asks, whichever that is. */
export const isLocalOrigin = (origin: string): boolean =>
  /^https?:\/\/(localhost|[\w.-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/i.test(origin);
