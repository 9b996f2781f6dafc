/** Browsers inside apps, and others that name themselves beside the browser whose engine they borrow. */
const apps: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Cốc Cốc", /coc_coc_browser(?:\/([\d.]+))?/i],
  ["Zalo", /\bZalo\b(?:[ a-z]*\/([\d.]+))?/i],
  ["Instagram", /Instagram(?: ([\d.]+))?/],
  ["Threads", /\bBarcelona ([\d.]+)/],
  ["Messenger", /(?:FBAN\/Messenger|FB_IAB\/(?:Orca|MESSENGER))(?:.*?FBAV\/([\d.]+))?/],
  ["Facebook", /(?:FBAN|FB_IAB)\b(?:.*?FBAV\/([\d.]+))?|FBAV\/([\d.]+)/],
  ["TikTok", /\b(?:musical_ly|trill)_([\d.]+)?|BytedanceWebview/],
  ["X", /\bTwitter(?:Android| for iP\w+)(?:\/([\d.]+))?/],
  ["Telegram", /\bTelegram-Android\/([\d.]+)/],
  ["Snapchat", /\bSnapchat\/([\d.]+)/],
  ["Pinterest", /\[Pinterest\/(?:Android|iOS)\]|\bPinterest for \w+\/([\d.]+)/],
  ["LinkedIn", /\[LinkedInApp\](?:\/([\d.]+))?/],
  ["Viber", /\bViber\/([\d.]+)/],
  ["Shopee", /\bShopee\b(?:.*?\bappver=(\d+))?/],
  ["DuckDuckGo", /\b(?:DuckDuckGo|Ddg)\/([\d.]+)/],
  ["Brave", /\bBrave\/([\d.]+)/],
  ["Meta Quest Browser", /\bOculusBrowser\/([\d.]+)/],
  ["Nintendo Browser", /\bNintendoBrowser\/([\d.]+)/],
  ["Thunderbird", /\bThunderbird\/([\d.]+)/],
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

const webViews: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    "Android WebView",
    /; wv\)[^()]*\(KHTML, like Gecko\) Version\/[\d.]+ Chrome\/([\d.]+)(?: Mobile)? Safari\/[\d.]+$/,
  ],
  [
    "iOS WebView",
    /\((?:iPhone|iPad|iPod)\b[^()]*\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\)(?: Mobile\/\w+)?$/,
  ],
];

/** All names that `appIn` and `webViewIn` give. */
export const appNames: readonly string[] = [...apps, ...webViews].map(([appName]) => appName);

type NamedApp = { readonly name: string; readonly version: string | null };

function firstIn(table: typeof apps, userAgent: string): NamedApp | null {
  for (const [appName, appPattern] of table) {
    const match = appPattern.exec(userAgent);
    if (match) return { name: appName, version: match[1] ?? match[2] ?? null };
  }
  return null;
}

/** The app that a user agent belongs to; null for a browser of its own. */
export const appIn = (userAgent: string): NamedApp | null => firstIn(apps, userAgent);

/** An app that shows pages and does not name itself: no Chrome, no Safari, though it has their engine. */
export const webViewIn = (userAgent: string): NamedApp | null => firstIn(webViews, userAgent.trim());
