import { type Tool, localPath } from "../core/catalog.ts";
import { type Lang, translator } from "../core/i18n.ts";

/** Tools as cards with their label and what they do. */
export function ToolCards({ lang, tools }: { lang: Lang; tools: readonly Tool[] }) {
  const t = translator(lang);
  return (
    <ul className="cards">
      {tools.map((tool) => (
        <li key={tool.id}>
          <a className="card" href={localPath(tool.path, lang)}>
            <tool.icon aria-hidden="true" />
            <strong>{t(tool.label)}</strong>
            <span>{t(tool.summary)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
