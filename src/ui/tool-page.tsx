import { Icon } from "./icon.tsx";
import { type ReactNode, useContext } from "react";
import { type ToolId, localPath, pathOf, relatedTo } from "../core/catalog.ts";
import { type Lang, localizer } from "../core/i18n.ts";
import { ToolCommand } from "./command-line.ts";
import { RenderOnce } from "./render-once.ts";
import { ToolCards } from "./tool-cards.tsx";

type ToolAndLang = { readonly id: ToolId; readonly lang: Lang };

const questionNumbers = [1, 2, 3] as const;

function ToolQuestions({ id, lang }: ToolAndLang) {
  const t = localizer(lang);
  return (
    <>
      <h2 id="questions">{t("tool.questions")}</h2>
      <p>{t(`${id}.intro`)}</p>
      {questionNumbers.map((number) => (
        <details key={number} className="question" property="mainEntity" typeof="Question">
          <summary>
            <h3 property="name">{t(`${id}.faq.${number}.q`)}</h3>
          </summary>
          <div property="acceptedAnswer" typeof="Answer">
            <p property="text">{t(`${id}.faq.${number}.a`)}</p>
          </div>
        </details>
      ))}
    </>
  );
}

function RelatedTools({ id, lang }: ToolAndLang) {
  return (
    <>
      <h2 id="related">{localizer(lang)("tool.related")}</h2>
      <ToolCards lang={lang} tools={relatedTo(id)} />
    </>
  );
}

/** What every tool's page has around the tool: what becomes of the input, questions, an example, and where to go on. */
export function ToolPage({
  id,
  lang,
  children,
  example,
}: ToolAndLang & {
  /** The tool itself. */
  children: ReactNode;
  /** A worked example, already computed, where the page does not open with one. */
  example?: ReactNode;
}) {
  const t = localizer(lang);
  const command = useContext(ToolCommand);
  const once = useContext(RenderOnce);
  return (
    <>
      {children}
      <p className="privacy-note">
        <Icon name="shield-check" />
        {t(`${id}.privacy`)}
      </p>
      <div className="beside">
        <section
          className="prose"
          aria-labelledby="questions"
          vocab="https://schema.org/"
          typeof="FAQPage"
          // oxlint-disable-next-line react/no-danger -- React's own markup
          dangerouslySetInnerHTML={{
            __html: once(`questions ${id} ${lang}`, <ToolQuestions id={id} lang={lang} />),
          }}
        />
        <div>
          <section className="prose" aria-labelledby="command">
            <h2 id="command">{t("tool.command")}</h2>
            {command}
            <p>
              <a href={`${localPath(pathOf("api"), lang)}?tab=${id}`}>{t("api.tool")}</a>
            </p>
          </section>
          {example && (
            <section className="prose" aria-labelledby="example">
              <h2 id="example">{t("tool.example")}</h2>
              {example}
            </section>
          )}
        </div>
      </div>
      <nav
        className="related"
        aria-labelledby="related"
        // oxlint-disable-next-line react/no-danger -- React's own markup
        dangerouslySetInnerHTML={{
          __html: once(`related ${id} ${lang}`, <RelatedTools id={id} lang={lang} />),
        }}
      />
    </>
  );
}
