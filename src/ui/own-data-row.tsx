import type { ComponentType } from "react";
import { localPath } from "#core/pages.ts";
import { pathOf } from "#tools/catalog.ts";
import { formatAmount, formatDateTime } from "#core/format.ts";
import { type Lang, type Localize, localizer } from "#core/i18n.ts";
import type { TimelineKind } from "#tools/history/schema.ts";
import type { TimelineItem } from "#tools/history/timeline-schema.ts";
import { withoutPassword } from "#tools/qr/read-payload.ts";
import { visibleText } from "#core/visible-text.ts";
import { langOfText } from "#core/vietnamese.ts";
import { Icon } from "./icon.tsx";

type HiddenFields = Readonly<Record<string, string | number | boolean>>;

type RowContent = {
  readonly title: string;
  readonly detail: string;
  /** Its picture, where it is one. */
  readonly picture?: string;
  /** Makes the same again with the tool's own form. */
  readonly again?: { readonly query: string; readonly fields: HiddenFields };
  /** Where it is changed: the query of the tool's page. */
  readonly place?: { readonly label: "own-data.edit" | "own-data.manage"; readonly query: string };
  /** What one comes back to copy. */
  readonly copied?: string;
  /** Which one it is to the action that deletes it. */
  readonly id: HiddenFields;
};

type EntryOf<Kind extends TimelineKind> = (TimelineItem & { kind: Kind })["entry"];

const maxExcerpt = 200;
/** What is copied stands in the page, so a longer note is copied where it is edited. */
const maxCopied = 8000;
const excerpt = (text: string): string => visibleText(text.slice(0, maxExcerpt));

/** The fields of the form of links; what a password was is not known any more. */
const fieldsOfLink = (link: EntryOf<"links">): HiddenFields => ({
  action: "create",
  url: link.original_url,
  ...(link.title !== null && { title: link.title }),
  ...(link.tags.length > 0 && { tags: link.tags.join(",") }),
  ...(link.max_clicks !== null && { max_clicks: link.max_clicks }),
});

function qrRow({ id, content, image_url, form }: EntryOf<"qr">): RowContent {
  const query = form["tab"] === undefined ? "" : `?tab=${form["tab"]}`;
  // A network or a contact goes by its name, not by what its code says.
  const name = form["ssid"] ?? form["name"];
  const contentTitle = excerpt(withoutPassword(content));
  const words =
    name === undefined
      ? { title: contentTitle, detail: "" }
      : { title: excerpt(String(name)), detail: contentTitle };
  return { ...words, picture: image_url, again: { query, fields: form }, id: { id } };
}

function transferRow({ id, content, image_url, form }: EntryOf<"vietqr">): RowContent {
  const { bank, account, amount, info } = content;
  const parts = [amount === null ? null : formatAmount(Number(amount)), info];
  const detail = parts.filter((part) => part !== null).join(" · ");
  const title = `${bank} ${account}`;
  return { title, detail, picture: image_url, again: { query: "", fields: form }, id: { id } };
}

function linkRow(link: EntryOf<"links">): RowContent {
  const { code, title, original_url, short_url } = link;
  const query = `?${new URLSearchParams({ history: "open", q: code, analytics: code })}#link-${code}`;
  return {
    title: title === null ? short_url : excerpt(title),
    detail: excerpt(original_url),
    again: { query: "", fields: fieldsOfLink(link) },
    place: { label: "own-data.manage", query },
    copied: short_url,
    id: { code },
  };
}

function noteRow({ id, title, content, sealed }: EntryOf<"notes">, t: Localize): RowContent {
  if (sealed) return { title: excerpt(title ?? t("notes.sealed.title")), detail: "", id: { id } };
  const q = (title ?? content).slice(0, 60);
  const query = `?${new URLSearchParams({ q, edit: id })}#note-${id}`;
  return {
    title: excerpt(title ?? content),
    detail: title === null ? "" : excerpt(content),
    place: { label: "own-data.edit", query },
    ...(content.length <= maxCopied && { copied: content }),
    id: { id },
  };
}

function rowContent(item: TimelineItem, t: Localize): RowContent {
  if (item.kind === "qr") return qrRow(item.entry);
  if (item.kind === "vietqr") return transferRow(item.entry);
  return item.kind === "links" ? linkRow(item.entry) : noteRow(item.entry, t);
}

const HiddenInputs = ({ fields }: { fields: HiddenFields }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={String(value)} />
  ));

const kindGroups = { qr: "codes", vietqr: "codes", links: "codes", notes: "text" } as const;
const kindIcons = { qr: "qr-code", vietqr: "landmark", links: "link", notes: "notebook-pen" } as const;

function EntryPicture({ kind, picture }: { kind: TimelineKind; picture: string | undefined }) {
  if (picture !== undefined)
    return <img className="own-picture" src={picture} alt="" width={56} height={56} loading="lazy" />;
  return (
    <span className="own-picture">
      <Icon name={kindIcons[kind]} />
    </span>
  );
}

function EntryText({
  item: { kind, at },
  title,
  detail,
  t,
}: Pick<RowContent, "title" | "detail"> & { item: TimelineItem; t: Localize }) {
  return (
    <div className="own-text">
      <h2 className="clamped" lang={langOfText(title)}>
        {title}
      </h2>
      {detail && (
        <p className="clamped" lang={langOfText(detail)}>
          {detail}
        </p>
      )}
      <p className="hint">
        {t(`own-data.kind.${kind}`)} · <time dateTime={at}>{formatDateTime(new Date(at))}</time>
      </p>
    </div>
  );
}

/** One thing that was made: what it is, and the forms that make it again, change it or delete it. */
export function OwnDataRow({
  item,
  lang,
  back,
  copyButton: PageCopyButton,
}: {
  item: TimelineItem;
  lang: Lang;
  back: HiddenFields;
  copyButton: ComponentType<{ text: string; lang: Lang }>;
}) {
  const t = localizer(lang);
  const { kind } = item;
  const { title, detail, picture, again, place, copied, id } = rowContent(item, t);
  const path = localPath(pathOf(kind), lang);
  const named = (action: string) => t("own-data.named", { action, title });
  return (
    <li className="entry own" data-group={kindGroups[kind]}>
      <EntryPicture kind={kind} picture={picture} />
      <EntryText item={item} title={title} detail={detail} t={t} />
      <div className="actions">
        {copied !== undefined && <PageCopyButton text={copied} lang={lang} />}
        {again && (
          <form method="post" action={`${path}${again.query}#result`}>
            <HiddenInputs fields={again.fields} />
            <button className="button quiet" aria-label={named(t("own-data.again"))}>
              <Icon name="rotate-ccw" />
              {t("own-data.again")}
            </button>
          </form>
        )}
        {place && (
          <a className="button quiet" href={path + place.query} aria-label={named(t(place.label))}>
            <Icon name={kind === "links" ? "chart-no-axes-column" : "pencil"} />
            {t(place.label)}
          </a>
        )}
        <details className="own-delete">
          <summary className="button quiet danger" aria-label={named(t("own-data.remove"))}>
            <Icon name="trash" />
            {t("own-data.remove")}
          </summary>
          <form method="post" action="#list">
            <HiddenInputs fields={{ ...back, ...id }} />
            <button className="button danger" name="action" value={`remove-${kind}`}>
              {t("own-data.remove.sure")}
            </button>
          </form>
        </details>
      </div>
    </li>
  );
}
