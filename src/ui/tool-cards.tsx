import type { Tool } from "#tools/catalog.ts";
import { localPath } from "#core/pages.ts";
import { type Lang, localizer } from "#core/i18n.ts";
import { Icon } from "./icon.tsx";

/** Tools as tiles: a picture in the colour of the group, the name, and where there is room a line about it. */
export function ToolCards({
  lang,
  tools,
  closed = [],
}: {
  lang: Lang;
  tools: readonly Tool[];
  /** Those that this installation has not set up. */
  closed?: readonly string[];
}) {
  const t = localizer(lang);
  return (
    <ul className="tiles">
      {tools.map((tool) => (
        <li key={tool.id} data-group={tool.group}>
          <a className="tile" href={localPath(tool.path, lang)}>
            <Icon name={tool.icon} />
            <strong>{t(tool.short)}</strong>
            {closed.includes(tool.id) ? (
              <span className="closed">{t("tool.closed")}</span>
            ) : (
              <span>{t(tool.line)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
