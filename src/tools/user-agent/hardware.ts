/** Sets and boxes; most say neither "Mobile" nor anything else that tells them from a tablet. */
const television =
  /\b(?:smart-?a?tv|hbbtv|web0s|netcast|googletv|google tv|android ?tv|bravia|viera|crkey|chromecast|aft[a-z]{1,4}\d?|shield android|tv safari|dtv|ce-html|nettv|inettvbrowser|opera tv|vidaa|tbrowser|kreatv|omi)\b|\b(?:smarttv|apple ?tv|roku|mitv|mibox|netrange)|_TV_|SonyDTV/i;

/** Boxes and sets with Android, by the names of their series. */
const androidTelevision =
  /(?:tv|box|stb)\b|\b(?:x9[68]|h96|t95|tx\d|mxq|m8s|a95x|hk1|q plus|tanix|zidoo|formuler|led\d|uhd|\d{2}[a-z]{1,4}\d{2,})/i;

/** What stands beside "Android" in its brackets. */
const besideAndroid = (userAgent: string): string =>
  /Android([^)]*)/i.exec(userAgent)?.[1]?.split(";").slice(1).join(";") ?? "";

const isTelevision = (userAgent: string): boolean =>
  television.test(userAgent) ||
  (androidTelevision.test(besideAndroid(userAgent)) && !/\bMobile\b/.test(userAgent));

/** Words and series of models that stand for tablets, also where a browser says "Mobile". */
const tablet =
  /\b(?:ipad[\d,]*|playbook|kindle|nook|tab|apad|nexus (?:7|9|10)|pixel c|sm-[tpx]\d{3}\w*|gt-p\d{4}|kf[a-z]{3,5}|tb\d?-\w+|tb\d{3}\w*|(?:bah|kob|agr|sht|cpn|agassi|jdn|scm)\d?-[awl]\w+)\b|[^a-z]tablet|\b(?!phone|think)\w*pad\b(?!phone)/i;
const phone =
  /\b(?:iphone|ipod|windows phone|windows ce|iemobile|midp|cldc|up\.browser|maui|j2me|symbian\w*|series ?[46]0|blackberry\w*|bb10|kaios|netfront|wap-?browser|opera mini)\b|iPhone_OS/i;
const desktop =
  /\b(?:windows nt|win(?:9[58x]|10|11)\b|macintosh|mac os\/|macbook\w*|imac\w*|x11|cros|os\/2|beos|haiku|amigaos|desktop)\b|Windows\/\d/i;

const isDarwin = (userAgent: string): boolean =>
  /x86_64|i386/i.test(userAgent.slice(userAgent.search(/Darwin|$/i)));

/** What a user agent is of, as far as it says so. Android leaves "Mobile" out on what is larger than a phone. */
export function deviceIn(userAgent: string): "desktop" | "phone" | "tablet" | "tv" | null {
  if (tablet.test(userAgent)) return "tablet";
  if (isTelevision(userAgent)) return "tv";
  if (phone.test(userAgent)) return "phone";
  // Glasses and game consoles are none of these.
  if (/\bOculusBrowser\/|\bXbox\b/.test(userAgent)) return null;
  if (/\bAndroid\b/.test(userAgent)) {
    if (/\bMobile\b|\bAndroid [12]\./.test(userAgent)) return "phone";
    return /\bChrome\/|\bAndroid 3\.|\bOpera Tablet/.test(userAgent) ? "tablet" : null;
  }
  if (desktop.test(userAgent) || isDarwin(userAgent)) return "desktop";
  return /\bMobile\b/.test(userAgent) ? "phone" : null;
}

/** The model that Android names after its version; Chrome says `K` on every phone, and Firefox none. */
export function androidModelOf(userAgent: string): string | null {
  const androidModel = /Android [\d.]+; (?:(?:[a-z]{2}[-_][a-z]{2}|HarmonyOS); )*([^;)]+)[;)]/i
    .exec(userAgent)?.[1]
    ?.replace(/ Build\/[^]*/i, "");
  return androidModel === undefined || /^(?:K|Mobile|Tablet|wv|rv:.*)$/.test(androidModel)
    ? null
    : androidModel;
}
