import { Icon } from "../icon.tsx";
import type { IconName } from "../../core/icons.ts";
import type { ReactNode } from "react";
import { preventingDefault } from "../../client/preventing-default.ts";
import { formatDateTime } from "../../core/format.ts";
import { type Lang, type Texts, fill } from "../../core/i18n.ts";
import type { Problem } from "../../core/problem.ts";
import type { Link } from "../../tools/links/schema.ts";
import { LinkButtons, linkCreatedTexts } from "./created.tsx";
import { type LinkMode, type LinkModeName, linkModeNames } from "../../client/link-mode.ts";
import { LinkEditor, LinkRemover, deleteQuestion, linkRowFormTexts } from "./row-forms.tsx";

export const linkRowTexts = [
  ...linkCreatedTexts,
  ...linkRowFormTexts,
  "links.createdAt",
  "links.expiresAt",
  "links.clicksLeft",
  "links.isBlocked",
  "links.hasPassword",
  "links.clicks",
  "links.analytics",
  "links.edit",
  "links.delete",
] as const;

export type LinkRowProps = {
  readonly link: Link;
  readonly lang: Lang;
  readonly qrPath: string;
  readonly texts: Texts<(typeof linkRowTexts)[number]>;
  readonly mode: LinkMode | null;
  readonly problem: Problem | null;
  readonly onMode: (mode: LinkMode | null) => void;
  readonly onChange: (code: string, url: string) => void;
  readonly onRemove: (code: string) => void;
  /** The analytics, when they are open. */
  readonly children: ReactNode;
};

const linkModeIcons = { analytics: "chart-column", edit: "pencil", delete: "trash" } satisfies Record<
  LinkModeName,
  IconName
>;

/** Tags and what ends or locks a link; nothing for a link that has none of it. */
function LinkOptionsLine({ link, lang, texts }: Pick<LinkRowProps, "link" | "lang" | "texts">) {
  const { tags, expires_at, max_clicks, has_password, blocked } = link;
  const parts = [
    ...(blocked ? [texts["links.isBlocked"]] : []),
    ...tags.map((tag) => `#${tag}`),
    ...(expires_at ? [fill(texts["links.expiresAt"], { time: formatDateTime(new Date(expires_at)) })] : []),
    ...(max_clicks === null ? [] : [fill(texts["links.clicksLeft"], { max: max_clicks }, lang)]),
    ...(has_password ? [texts["links.hasPassword"]] : []),
  ];
  return parts.length > 0 && <p className="hint">{parts.join(" · ")}</p>;
}

export function LinkRow(props: LinkRowProps) {
  const { link, lang, qrPath, texts, mode, onMode, onRemove, children } = props;
  const { code } = link;
  const current = mode?.code === code ? mode.name : null;
  const anchor = `link-${code}`;
  const press = (name: LinkModeName) =>
    preventingDefault(() => {
      if (name !== "delete") onMode(current === name ? null : { name, code });
      else if (window.confirm(deleteQuestion(link, texts).join(" "))) onRemove(code);
    });
  return (
    <li id={anchor} className="entry">
      <a className="code" href={link.short_url} target="_blank" rel="noopener">
        {link.short_url}
      </a>
      {link.title && <p className="clamped">{link.title}</p>}
      <p className="clamped">{link.original_url}</p>
      <LinkOptionsLine link={link} lang={lang} texts={texts} />
      <p className="hint">
        {fill(texts["links.createdAt"], { time: formatDateTime(new Date(link.created_at)) })} ·{" "}
        <strong>{fill(texts["links.clicks"], { count: link.clicks }, lang)}</strong>
      </p>
      <div className="actions">
        <LinkButtons link={link} qrPath={qrPath} texts={texts} />
        {linkModeNames.map((name) => (
          <form key={name} method="get" action={`#${anchor}`} onSubmit={press(name)}>
            <input type="hidden" name="history" value="open" />
            <input type="hidden" name={name} value={code} />
            <button
              className={name === "delete" ? "button quiet danger" : "button quiet"}
              {...(name !== "delete" && { "aria-expanded": current === name })}
            >
              <Icon name={linkModeIcons[name]} />
              {texts[`links.${name}`]}
            </button>
          </form>
        ))}
      </div>
      {current === "edit" && <LinkEditor {...props} onCancel={() => onMode(null)} />}
      {current === "delete" && <LinkRemover {...props} onCancel={() => onMode(null)} />}
      {current === "analytics" && children}
    </li>
  );
}
