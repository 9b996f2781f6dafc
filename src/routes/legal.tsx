import { formatDate } from "#core/format.ts";
import { type MessageKey, readMessage } from "#core/i18n.ts";
import { canSignIn } from "#core/site.ts";
import { type View, definePage } from "#ssr/page.ts";

type LegalPage = "privacy" | "terms";
type LegalSection = { readonly title: MessageKey; readonly body: MessageKey };

const privacySections = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((sectionNumber): LegalSection => ({
  title: `privacy.${sectionNumber}.title`,
  body: `privacy.${sectionNumber}.body`,
}));
const termsSections = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).map((sectionNumber): LegalSection => ({
  title: `terms.${sectionNumber}.title`,
  body: `terms.${sectionNumber}.body`,
}));

const legalPage = (id: LegalPage, sections: readonly LegalSection[]) =>
  definePage({ id, view: (pageView) => <LegalText id={id} view={pageView} sections={sections} /> });

/** A paragraph, or a list of as many lines as there are. */
function SectionBody({ text }: { text: string }) {
  const lines = text.split("\n");
  if (lines.length === 1) return <p>{text}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function LegalText({ id, view, sections }: { id: LegalPage; view: View; sections: readonly LegalSection[] }) {
  const { lang, t, now, site } = view;
  const textSite = { canSignIn: canSignIn(site) };
  const contactText = site.contactEmail || t("legal.noContact");
  return (
    <>
      <p className="lead">{t(`${id}.intro`)}</p>
      <p className="hint">
        {t("legal.updated")} <time dateTime={now.toISOString()}>{formatDate(now, lang)}</time>
      </p>
      <ol className="prose numbered">
        {sections.map(({ title, body }) => (
          <li key={title}>
            <h2>{readMessage(lang, { key: title })}</h2>
            <SectionBody
              text={readMessage(lang, { key: body, params: { contact: contactText } }, textSite)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

export const privacyPage = () => legalPage("privacy", privacySections);
export const termsPage = () => legalPage("terms", termsSections);
