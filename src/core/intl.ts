/** The locale that numbers, dates and names are written in, by language. */
export const locales = { vi: "vi-VN", en: "en-GB" } as const;

/** Making one of these takes a hundred times as long as using it; visitors' time zones make only so many. */
const maxEntries = 200;

function cached<Options extends object, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const cache = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const existing = cache.get(key);
    if (existing) return existing;
    const formatter = make(locale, options);
    if (cache.size >= maxEntries) cache.clear();
    cache.set(key, formatter);
    return formatter;
  };
}

export const dateTimeFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
/** Safari has lists since 14.1, and names of languages and countries too; Firefox has those since 86. */
const isHere = (name: "ListFormat" | "DisplayNames"): boolean => name in Intl;

export const listFormat = cached((locale, options: Intl.ListFormatOptions): Pick<Intl.ListFormat, "format"> =>
  isHere("ListFormat") ? new Intl.ListFormat(locale, options) : { format: (items) => [...items].join(", ") },
);
export const relativeTimeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
export const displayNames = cached(
  (locale, options: Intl.DisplayNamesOptions): Pick<Intl.DisplayNames, "of"> =>
    isHere("DisplayNames") ? new Intl.DisplayNames(locale, options) : { of: (code) => code },
);
