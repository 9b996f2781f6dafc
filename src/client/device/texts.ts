/**
 * What stands for each whole dictionary in the browser: empty at first, filled with the texts of the tool that works
 * on the device. `ssr/browser-bundle.ts` puts it in its place.
 */
export const vi: Record<string, string> = {};
export const en: Record<string, string> = {};
