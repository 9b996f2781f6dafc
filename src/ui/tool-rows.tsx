import { type Lang, localizer } from "#core/i18n.ts";
import { localPath } from "#core/pages.ts";
import type { GroupId } from "#core/tool.ts";
import type { Tool } from "#tools/catalog.ts";
import { Icon } from "./icon.tsx";

/** The tools of a group, a row each: its picture, its name, and where there is room a line about it. */
export function ToolRows({
  lang,
  group,
  tools,
  closed,
}: {
  lang: Lang;
  group: GroupId;
  tools: readonly Tool[];
  /** Those that this installation has not set up. */
  closed: readonly string[];
}) {
  const t = localizer(lang);
  const lineOf = ({ id, line }: Tool) =>
    closed.includes(id) ? <span className="closed">{t("tool.closed")}</span> : <span>{t(line)}</span>;
  return (
    <section className="rows-card" data-group={group} aria-labelledby={group}>
      <h2 id={group}>{t(`group.${group}`)}</h2>
      <ul>
        {tools.map((tool) => (
          <li key={tool.id}>
            <a href={localPath(tool.path, lang)}>
              <Icon name={tool.icon} />
              <strong>{t(tool.short)}</strong>
              {lineOf(tool)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
