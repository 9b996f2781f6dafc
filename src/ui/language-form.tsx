import { type Lang, languages, localizer } from "#core/i18n.ts";
import type { TaskAddress } from "#tools/catalog.ts";

const languageNames: Record<Lang, string> = { vi: "Tiếng Việt", en: "English" };

/** Keeps the page and its query; the language that is on is the selected button. */
export function LanguageForm({
  lang,
  addresses,
  query,
}: {
  lang: Lang;
  addresses: TaskAddress;
  query: URLSearchParams;
}) {
  const t = localizer(lang);
  return (
    <form method="get" className="language" aria-label={t("shell.language")}>
      {[...query].map(([queryName, queryValue]) => (
        <input key={queryName} type="hidden" name={queryName} value={queryValue} />
      ))}
      {languages.map((language) => (
        <button
          key={language}
          lang={language}
          formAction={addresses[language]}
          {...(language === lang && { "aria-current": "true" as const })}
        >
          {languageNames[language]}
        </button>
      ))}
    </form>
  );
}
