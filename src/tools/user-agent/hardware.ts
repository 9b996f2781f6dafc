/** Sets and boxes; most say neither "Mobile" nor anything else that tells them from a tablet. */
const television =
  /\b(?:smart-?a?tv|smarttv\w*|hbbtv|web0s|netcast|googletv|google tv|android ?tv|apple ?tv\w*|roku\w*|bravia|viera|crkey|chromecast|mitv\S*|mibox\S*|aft[a-z]{1,4}\d?|shield android|tv safari|dtv|ce-html|nettv|netrange\w*|inettvbrowser|opera tv|vidaa|tbrowser|kreatv|omi)\b|_TV_|SonyDTV/i;

/** Boxes and sets with Android, by the names of their series. */
const androidTelevision =
  /Android[^)]*; ?[^;)]*(?:(?:tv|box|stb)\b|\b(?:x9[68]|h96|t95|tx\d|mxq|m8s|a95x|hk1|q plus|tanix|zidoo|formuler|led\d|uhd|\d{2}[a-z]{1,4}\d{2,}))/i;

const isTelevision = (userAgent: string): boolean =>
  television.test(userAgent) || (androidTelevision.test(userAgent) && !/\bMobile\b/.test(userAgent));

/** Words and series of models that stand for tablets, also where a browser says "Mobile". */
const tablet =
  /\b(?:ipad[\d,]*|playbook|kindle|nook|tab|apad|nexus (?:7|9|10)|pixel c|sm-[tpx]\d{3}\w*|gt-p\d{4}|kf[a-z]{3,5}|tb\d?-\w+|tb\d{3,}\w*|(?:bah|kob|agr|sht|cpn|agassi|jdn|scm)\d?-[awl]\w+)\b|[^a-z]tablet|\b(?!phone|think)\w*pad\b(?!phone)/i;
const phone =
  /\b(?:iphone|ipod|windows phone|windows ce|iemobile|midp|cldc|up\.browser|maui|j2me|symbian\w*|series ?[46]0|blackberry\w*|bb10|kaios|netfront|wap-?browser|opera mini)\b|iPhone_OS/i;
const desktop =
  /\b(?:windows nt|win(?:9[58x]|10|11)\b|macintosh|mac os\/|macbook\w*|imac\w*|x11|cros|os\/2|beos|haiku|amigaos|desktop)\b|Darwin.*(?:x86_64|i386)|Windows\/\d/i;

/** What a user agent is of, as far as it says so. Android leaves "Mobile" out on what is larger than a phone. */
export function deviceIn(userAgent: string): "desktop" | "phone" | "tablet" | "tv" | null {
  if (tablet.test(userAgent)) return "tablet";
  if (isTelevision(userAgent)) return "tv";
  if (phone.test(userAgent)) return "phone";
  // Glasses: neither a phone nor a tablet.
  if (/\bOculusBrowser\//.test(userAgent)) return null;
  if (/\bAndroid\b/.test(userAgent)) {
    if (/\bMobile\b|\bAndroid [12]\./.test(userAgent)) return "phone";
    return /\bChrome\/|\bAndroid 3\.|\bOpera Tablet/.test(userAgent) ? "tablet" : null;
  }
  if (desktop.test(userAgent)) return "desktop";
  return /\bMobile\b/.test(userAgent) ? "phone" : null;
}

/** The model that Android names after its version; Chrome says `K` on every phone, and Firefox none. */
export function androidModelOf(userAgent: string): string | null {
  const androidModel =
    /Android [\d.]+; (?:(?:[a-z]{2}[-_][a-z]{2}|HarmonyOS); )*([^;)]+?)(?: Build\/[^;)]*)?[;)]/i.exec(
      userAgent,
    )?.[1];
  return androidModel === undefined || /^(?:K|Mobile|Tablet|wv|rv:.*)$/.test(androidModel)
    ? null
    : androidModel;
}
