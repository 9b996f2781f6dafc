/** Browsers inside apps, and others that name themselves beside the browser whose engine they borrow. */
const apps: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Cốc Cốc", /coc_coc_browser(?:\/([\d.]+))?/i],
  ["Zalo", /\bZalo\b(?:[ a-z]*\/([\d.]+))?/i],
  ["Instagram", /Instagram(?: ([\d.]+))?/],
  ["Messenger", /FBAN\/Messenger|FB_IAB\/(?:Orca|MESSENGER)/],
  ["Facebook", /FBAN|FBAV|FB_IAB/],
  ["TikTok", /BytedanceWebview|musical_ly|trill_/],
  ["UC Browser", /\bUC? ?Browser\/([\d.]+)/],
  ["Yandex Browser", /\b(?:YaBrowser|YaSearchBrowser|YandexSearch|YaApp_Android)\/([\d.]+)/],
  ["Opera Mini", /\bOpera Mini\/([\d.]+)/],
  ["Opera GX", /\bOPX\/([\d.]+)/],
  ["Huawei Browser", /\bHuaweiBrowser\/([\d.]+)/],
  ["Baidu", /\b(?:baiduboxapp|baidubrowser|bdbrowser|BIDUBrowser|BdMobile)\b[/ ]?([\d.]+)?/i],
  ["QQ Browser", /\bM?QQBrowser\/([\d.]+)/],
  ["Quark", /\bQuark\/([\d.]+)/],
  ["Phoenix Browser", /\bPHX\/([\d.]+)/],
  ["Aloha Browser", /\bAlohaBrowser\/([\d.]+)/],
  ["Mint Browser", /\bMint Browser\/([\d.]+)/],
  ["TV Bro", /\bTV ?Bro\/([\d.]+)/],
  ["LINE", /\bLine\/([\d.]+)/],
];

/** The app that a user agent belongs to; null for a browser of its own. */
export function appIn(userAgent: string): { name: string; version: string | null } | null {
  for (const [name, pattern] of apps) {
    const match = pattern.exec(userAgent);
    if (match) return { name, version: match[1] ?? null };
  }
  return null;
}
