import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { preventingDefault } from "#client/preventing-default.ts";
import { formatDateTime } from "#core/format.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import type { IconName } from "#core/icons.ts";
import type { Problem } from "#core/problem.ts";
import { groups } from "#core/tool.ts";
import { langOfText } from "#core/vietnamese.ts";
import { visibleText } from "#core/visible-text.ts";
import type { ListedLink } from "#tools/links/schema.ts";
import { CopyIcon } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ShareText } from "#ui/share-text.tsx";
import { LinkWays } from "./created.tsx";
import { LinkEditor, LinkRemover, deleteQuestion } from "./row-forms.tsx";
import type { LinkMode, LinkModeName } from "./use-links.ts";

const height = 28;

/** The clicks of some days as a line, for the eye alone: each day one unit apart, as high as the highest of them. */
function Sparkline({ clicks }: { clicks: readonly number[] }) {
  const most = Math.max(1, ...clicks);
  const points = clicks.map((count, at) => `${at} ${Math.round(height * (1 - count / most))}`).join(" ");
  const last = clicks.length - 1;
  return (
    <svg
      className="spark"
      viewBox={`0 -1 ${Math.max(1, last)} ${height + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0 ${height} ${points} ${last} ${height}`} />
      <polyline points={points} />
    </svg>
  );
}

export type LinkRowProps = {
  readonly link: ListedLink;
  readonly lang: Lang;
  readonly qrPath: string;
  readonly texts: IslandTexts<"links">;
  readonly mode: LinkMode | null;
  readonly problem: Problem | null;
  readonly onMode: (mode: LinkMode | null) => void;
  readonly onChange: (code: string, url: string) => void;
  readonly onRemove: (code: string) => void;
  /** The analytics, when they are open. */
  readonly children: ReactNode;
};

/** One of the tints for good, whatever becomes of the list. */
const tintOf = (code: string) => groups[Number.parseInt(code, 36) % groups.length];

const hostOf = (address: string): string => {
  try {
    return new URL(address).host.replace(/^www\./, "");
  } catch {
    return address;
  }
};

/** The first letter or digit of a name: a picture before it is none of it. */
const letterOf = (name: string): string =>
  (/[\p{L}\p{N}]/u.exec(name.normalize("NFC"))?.[0] ?? "#").toLocaleUpperCase("vi").slice(0, 2);

/** One row: what the link is called, where it leads, how often it was followed, and what can be done with it. */
export function LinkRow(props: LinkRowProps) {
  const { link, lang, texts, mode, onMode, children } = props;
  const { code, title, original_url: target, short_url: shortUrl } = link;
  const current = mode?.code === code ? mode.name : null;
  const [clicks, ...clicksUnit] = fill(texts["links.clicks"], { count: link.clicks }, lang).split(" ");
  const name = title ? visibleText(title) : hostOf(target);
  const [host = "", path = ""] = shortUrl.replace(/^https?:\/\//, "").split(/(?=\/)(.*)/s);
  return (
    <li id={`link-${code}`} className="link-row" data-open={current ?? undefined}>
      <div className="row" data-group={tintOf(code)}>
        <span className="letter" aria-hidden="true">
          {letterOf(title && /[\p{L}\p{N}]/u.test(title) ? title : hostOf(target))}
        </span>
        <div className="names">
          <h3 lang={langOfText(title)} dir="auto">
            {name}
          </h3>
          <p>
            <b>
              <span className="from">{host}</span>
              {path}
            </b>
            {link.blocked ? (
              <span className="badge">{texts["links.isBlocked"]}</span>
            ) : (
              <bdi className="to"> → {target.replace(/^https?:\/\//, "").replace(/\/$/, "")}</bdi>
            )}
          </p>
        </div>
        <Sparkline clicks={link.daily_clicks} />
        <p className="count">
          <b>{clicks}</b>
          <small> {clicksUnit.join(" ")}</small>
        </p>
        <div className="tools">
          <CopyIcon text={shortUrl} texts={texts} />
          <LinkModeButton {...props} name="analytics" className="icon-button whole-row" />
          <LinkMenu {...props} />
        </div>
      </div>
      {current === "edit" && <LinkEditor {...props} onCancel={() => onMode(null)} />}
      {current === "delete" && <LinkRemover {...props} onCancel={() => onMode(null)} />}
      {current === "analytics" && (
        <div className="opened">
          {children}
          <div className="on-phone">
            <LinkNotes {...props} />
            <div className="actions">
              <LinkActions {...props} />
            </div>
          </div>
        </div>
      )}
    </li>
  );
}

const modeIcons = {
  analytics: "chart-no-axes-column",
  edit: "pencil",
  delete: "trash",
} satisfies Record<LinkModeName, IconName>;

/** What a row shows, changes or asks below it: a form that leads there without scripts. */
function LinkModeButton({
  link,
  texts,
  mode,
  onMode,
  onRemove,
  name,
  className,
}: LinkRowProps & { name: LinkModeName; className: string }) {
  const { code } = link;
  const isCurrent = mode?.code === code && mode.name === name;
  const press = preventingDefault(() => {
    if (name !== "delete") onMode(isCurrent ? null : { name, code });
    else if (window.confirm(deleteQuestion(link, texts).join(" "))) onRemove(code);
  });
  const label = texts[`links.${name}`];
  return (
    <form method="get" action={`#link-${code}`} onSubmit={press}>
      {!isCurrent && <input type="hidden" name={name} value={code} />}
      <button className={className} {...(name !== "delete" && { "aria-expanded": isCurrent })}>
        <Icon name={modeIcons[name]} />
        {name === "analytics" ? <span className="unseen">{label}</span> : label}
      </button>
    </form>
  );
}

const close = (menu: HTMLDetailsElement): void => menu.removeAttribute("open");

const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void => {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close(currentTarget);
};

const closeOnEscape = ({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void => {
  if (key !== "Escape" || !currentTarget.open) return;
  close(currentTarget);
  currentTarget.querySelector("summary")?.focus();
};

/** Everything else that can be done with a link; one is open at a time, where the browser knows of that. */
function LinkMenu(props: LinkRowProps) {
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- the menu in it is left
    <details name="link-menu" className="menu" onBlur={closeOnLeaving} onKeyDown={closeOnEscape}>
      <summary className="icon-button">
        <Icon name="ellipsis" />
        <span className="unseen">{props.texts["links.actions"]}</span>
      </summary>
      <div>
        <LinkNotes {...props} />
        <LinkActions {...props} />
      </div>
    </details>
  );
}

const LinkActions = (props: LinkRowProps) => (
  <>
    <LinkWays {...props} />
    <LinkModeButton {...props} name="edit" className="button quiet" />
    <LinkModeButton {...props} name="delete" className="button quiet danger" />
    <ShareText shared={{ url: props.link.short_url }} texts={props.texts} />
  </>
);

/** When it was made, its tags, and what ends or locks it. */
function LinkNotes({ link, lang, texts }: Pick<LinkRowProps, "link" | "lang" | "texts">) {
  const { tags, expires_at, max_clicks, clicks_left, has_password } = link;
  const time = (iso: string) => formatDateTime(new Date(iso));
  const parts = [
    fill(texts["links.createdAt"], { time: time(link.created_at) }),
    ...tags.map((tag) => `#${visibleText(tag)}`),
    ...(expires_at ? [fill(texts["links.expiresAt"], { time: time(expires_at) })] : []),
    ...(max_clicks === null || clicks_left === null
      ? []
      : [fill(texts["links.clicksLeft"], { left: clicks_left, max: max_clicks }, lang)]),
    ...(has_password ? [texts["links.hasPassword"]] : []),
  ];
  return <p className="hint">{parts.join(" · ")}</p>;
}
