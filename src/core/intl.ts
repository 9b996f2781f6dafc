/** The locale that numbers, dates and names are written in, by language. */
export const locales = { vi: "vi-VN", en: "en-GB" } as const;

/** Making one of these takes a hundred times as long as using it; visitors' time zones make only so many. */
const maxEntries = 200;

export function cachedFormatter<Options extends object, Formatter>(
  makeFormatter: (locale: string, options: Options) => Formatter,
) {
  const formatterCache = new Map<string, Formatter>();
  return (locale: string, formatOptions: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(formatOptions)}`;
    const existingFormatter = formatterCache.get(key);
    if (existingFormatter) return existingFormatter;
    const formatter = makeFormatter(locale, formatOptions);
    if (formatterCache.size >= maxEntries) formatterCache.clear();
    formatterCache.set(key, formatter);
    return formatter;
  };
}

export const dateTimeFormat = cachedFormatter(
  (locale, formatOptions: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, formatOptions),
);
export const numberFormat = cachedFormatter(
  (locale, formatOptions: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, formatOptions),
);

/** Safari has lists since 14.1, and names of languages and countries too; Firefox has those since 86. */
const isSupported = (intlName: "ListFormat" | "DisplayNames"): boolean => intlName in Intl;

export const listFormat = cachedFormatter(
  (locale, formatOptions: Intl.ListFormatOptions): Pick<Intl.ListFormat, "format"> =>
    isSupported("ListFormat")
      ? new Intl.ListFormat(locale, formatOptions)
      : { format: (listItems) => [...listItems].join(", ") },
);
export const relativeTimeFormat = cachedFormatter(
  (locale, formatOptions: Intl.RelativeTimeFormatOptions) =>
    new Intl.RelativeTimeFormat(locale, formatOptions),
);
export const displayNames = cachedFormatter(
  (locale, formatOptions: Intl.DisplayNamesOptions): Pick<Intl.DisplayNames, "of"> =>
    isSupported("DisplayNames")
      ? new Intl.DisplayNames(locale, formatOptions)
      : { of: (regionCode) => regionCode },
);
