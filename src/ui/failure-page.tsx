import { Icon } from "./icon.tsx";
import { localPath, tools } from "../core/catalog.ts";
import { type Lang, translator } from "../core/i18n.ts";
import { ToolCards } from "./tool-cards.tsx";

const suggested: readonly string[] = ["/qr", "/links", "/whois", "/ip"];

/** The 404: what it means, and four ways on. `back` is the page before when it was one of ours. */
export function NotFound({ lang, back, sentence }: { lang: Lang; back: string | null; sentence: string }) {
  const t = translator(lang);
  return (
    <>
      <p className="huge">404</p>
      <p className="lead">{sentence}</p>
      <div className="actions">
        <a className="button" href={localPath("/", lang)}>
          <Icon name="house" />
          {t("notFound.home")}
        </a>
        {back !== null && (
          <a className="button quiet" href={back}>
            <Icon name="arrow-left" />
            {t("notFound.back")}
          </a>
        )}
      </div>
      <nav className="related" aria-labelledby="suggestions">
        <h2 id="suggestions">{t("notFound.suggestions")}</h2>
        <ToolCards lang={lang} tools={tools.filter(({ path }) => suggested.includes(path))} />
      </nav>
    </>
  );
}

export function Unexpected({ lang }: { lang: Lang }) {
  const t = translator(lang);
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
