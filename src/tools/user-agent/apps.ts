/** Browsers inside apps, and others that name themselves beside the browser whose engine they borrow. */
const apps: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Cốc Cốc", /coc_coc_browser(?:\/([\d.]+))?/i],
  ["Zalo", /\bZalo\b(?:[ a-z]*\/([\d.]+))?/i],
  ["Instagram", /Instagram(?: ([\d.]+))?/],
  ["Messenger", /FBAN\/Messenger|FB_IAB\/(?:Orca|MESSENGER)/],
  ["Facebook", /FBAN|FBAV|FB_IAB/],
  ["TikTok", /BytedanceWebview|musical_ly|trill_/],
  ["UC Browser", /\bUC? ?Browser\/([\d.]+)/],
  ["Yandex Browser", /\bYaBrowser\/([\d.]+)/],
  ["LINE", /\bLine\/([\d.]+)/],
];

/** The app that a user agent belongs to; null for a browser of its own. */
export function appIn(userAgent: string): { name: string; version: string | null } | null {
  for (const [name, pattern] of apps) {
    const found = pattern.exec(userAgent);
    if (found) return { name, version: found[1] ?? null };
  }
  return null;
}
