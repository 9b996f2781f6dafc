import type { Texts } from "../core/i18n.ts";
import { visibleJson } from "../core/visible-text.ts";
import { CopyButton, copyTexts } from "./copy-button.tsx";

export const rawJsonTexts = [...copyTexts, "ui.rawJson"] as const;

const jsonOf = (jsonValue: unknown): string => visibleJson(JSON.stringify(jsonValue, null, 2));

/** As it stands in a page: React would write six characters for each of its many quotes. */
const escaped = (json: string): string =>
  json.replace(/[&<]/g, (character) => (character === "&" ? "&amp;" : "&lt;"));

export const jsonMarkup = (jsonValue: unknown): string => escaped(jsonOf(jsonValue));

/** The answer as the API gives it, folded away below the words. */
export function RawJson({ value, texts }: { value: unknown; texts: Texts<(typeof rawJsonTexts)[number]> }) {
  const json = jsonOf(value);
  return (
    <details className="raw">
      <summary>{texts["ui.rawJson"]}</summary>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must take the focus */}
      <section className="output" aria-label={texts["ui.rawJson"]} tabIndex={0} translate="no">
        {/* oxlint-disable-next-line react/no-danger -- escaped here */}
        <pre dangerouslySetInnerHTML={{ __html: escaped(json) }} />
      </section>
      <CopyButton text={json} texts={texts} />
    </details>
  );
}
