/** What a parser reads of a system: its token's name and number. */
type SystemToken = { readonly name?: string | undefined; readonly version?: string | undefined };

export type ToldSystem = {
  readonly name: string | null;
  /** Null where it is not told. */
  readonly version: string | null;
  /** The token is another system's: a page for computers was asked for, or what only that system was sent. */
  readonly isBorrowed: boolean;
};

type OnlySystem = {
  readonly token: RegExp;
  /** What stands on one system alone, whichever token is beside it. */
  readonly sign: RegExp;
  readonly system: string;
};

const onlySystems: readonly OnlySystem[] = [
  { token: /^Windows$/, sign: /\b(?:WPDesktop|IEMobile|XBLWP7)\b/, system: "Windows Phone" },
  {
    token: /^(?:macOS|Windows|Linux)$/,
    sign: /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA)\/|\bFBAN\/FBIOS\b|\bMessengerForiOS\b|\bFBSN\/iOS\b|\b(?:iOS|iPadOS)[ /]\d|\/iOS\]|\bfor iP(?:hone|ad|od)\b|\biP(?:hone|ad|od)\d+,\d/,
    system: "iOS",
  },
  { token: /^macOS$/, sign: /\bMobile\/\w+/, system: "iOS" },
  {
    token: /^(?:macOS|Windows|Linux)$/,
    sign: /\bEdgA\/|\bFB_IAB\/|\bFBAN\/FB4A\b|\bTwitterAndroid\b|\bTelegram-Android\b|\/Android\]|\b(?:MiuiBrowser|HeyTapBrowser|VivoBrowser|OculusBrowser|Silk)\/|\bZalo android\b|\bChrome\/[\d.]+ Mobile Safari\//,
    system: "Android",
  },
  { token: /^Linux$/, sign: /\b(?:SamsungBrowser|HuaweiBrowser)\//, system: "Android" },
  { token: /^Android$/, sign: /; ?HarmonyOS\b/, system: "HarmonyOS" },
];

/** Where apps write the number themselves, behind their engine's text. */
const ownVersions: readonly RegExp[] = [
  /\bFBSV\/(\d[\d.]*)/,
  /; (?:iOS|iPadOS) (\d[\d._]*)[;)]/,
  /; Android (\d[\d.]*); SDK \d/,
  /\bAndroid \(\d+\/(\d[\d.]*);/,
];

const majorOf = (version: string | undefined): number => Number.parseInt(version ?? "", 10);

/**
 * Safari 26 and what shows pages inside apps say one of the last numbers before it for ever. Safari has the number of its
 * system, which it says as its own version; programs that say another number have it of the system.
 */
function iosVersion(userAgent: string, version: string | undefined): string | undefined {
  const [, ofSafari] = /\bVersion\/(\d+(?:\.\d+)*)/.exec(userAgent) ?? [];
  if (majorOf(ofSafari) >= 26 && majorOf(ofSafari) > majorOf(version)) return ofSafari;
  return ofSafari === undefined && /^18\.[67]$/.test(version ?? "") ? undefined : version;
}

/** Firefox says Android 10 on older ones from here on. */
const firefoxFrozenSince = 122;

function isFrozen(userAgent: string, { name, version = "" }: SystemToken): boolean {
  switch (name) {
    case "Windows":
      return version === "NT 10.0";
    case "macOS":
      return /^10\.1[56](?:\.|$)/.test(version);
    case "Android": {
      const [, firefox] = /\(Android 10; (?:Mobile|Tablet); rv:(\d+)/.exec(userAgent) ?? [];
      return /\bAndroid 10; K[;)]/.test(userAgent) || majorOf(firefox) >= firefoxFrozenSince;
    }
    default:
      return false;
  }
}

/** A computer's token, where the library goes by what is behind it. */
const computerIn = (userAgent: string): string | null =>
  /\bMacintosh\b/.test(userAgent) ? "macOS" : /\(X11; (?:U; )?Linux\b/.test(userAgent) ? "Linux" : null;

/** The system that a user agent is of, as far as it says one of its own, and not the token that its browser borrows or froze. */
export function systemIn(userAgent: string, token: SystemToken): ToldSystem {
  const name = computerIn(userAgent) ?? token.name ?? "";
  const only = onlySystems.find((row) => row.token.test(name) && row.sign.test(userAgent));
  const ownVersion = ownVersions.map((pattern) => pattern.exec(userAgent)?.[1]).find(Boolean);
  const system = { name: only?.system ?? token.name ?? null, isBorrowed: only !== undefined };
  if (ownVersion) return { ...system, version: ownVersion.replaceAll("_", ".") };
  if (only || isFrozen(userAgent, token)) return { ...system, version: null };
  const version = name === "iOS" ? iosVersion(userAgent, token.version) : token.version;
  return { ...system, version: version ?? null };
}
