import { Icon } from "./icon.tsx";
import { localPath } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { type Lang, localizer } from "#core/i18n.ts";
import { ToolCards } from "./tool-cards.tsx";

const suggestedTools: readonly string[] = ["/qr", "/links", "/whois", "/ip"];

type MissingPage = {
  lang: Lang;
  /** 404, or 410 for what was there. */
  status: number;
  /** The page before when it was one of ours; the loader finds any other in the browser's history. */
  back: string | null;
  sentence: string;
  /** The path of the tool below whose page the address lies. */
  near?: string | undefined;
};

/** What is not there, or not any more: what that means, and four ways on. */
export function NotFound({ lang, status, back, sentence, near }: MissingPage) {
  const t = localizer(lang);
  const suggested = [...new Set([...(near === undefined ? [] : [near]), ...suggestedTools])].slice(0, 4);
  return (
    <>
      <p className="huge">{status}</p>
      <p className="lead">{sentence}</p>
      <div className="actions">
        <a className="button" href={localPath("/", lang)}>
          <Icon name="house" />
          {t("notFound.home")}
        </a>
        <a
          className={back === null ? "button quiet needs-script" : "button quiet"}
          href={back ?? localPath("/", lang)}
          data-back
        >
          <Icon name="arrow-left" />
          {t("notFound.back")}
        </a>
      </div>
      <nav className="related" aria-labelledby="suggestions">
        <h2 id="suggestions">{t("notFound.suggestions")}</h2>
        <ToolCards
          lang={lang}
          tools={suggested.flatMap((path) => tools.filter((tool) => tool.path === path))}
        />
      </nav>
    </>
  );
}

export function ServerError({ lang }: { lang: Lang }) {
  const t = localizer(lang);
  return (
    <>
      <p className="huge">500</p>
      <p className="lead">{t("error.summary")}</p>
      <div className="actions">
        <a className="button" href={localPath("/", lang)}>
          <Icon name="house" />
          {t("notFound.home")}
        </a>
      </div>
    </>
  );
}
