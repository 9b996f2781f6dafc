import { ChartColumn, Pencil, Trash2 } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { formBody } from "../../client/form-body.ts";
import { formatDateTime } from "../../format.ts";
import { type Lang, type Texts, fill } from "../../i18n.ts";
import type { Problem } from "../../problem.ts";
import type { Link } from "../../tools/links/wire.ts";
import { TextInput } from "../field.tsx";
import { Refusal } from "../result.tsx";
import { LinkButtons, linkMadeTexts } from "./made.tsx";
import type { Mode, ModeName } from "./mode.ts";

export const linkRowTexts = [
  ...linkMadeTexts,
  "links.createdAt",
  "links.clicks",
  "links.analytics",
  "links.edit",
  "links.edit.label",
  "links.save",
  "links.cancel",
  "links.delete",
  "links.delete.confirm",
  "links.delete.warning",
  "links.delete.yes",
] as const;

export type RowProps = {
  readonly link: Link;
  readonly lang: Lang;
  readonly qrPath: string;
  readonly texts: Texts<(typeof linkRowTexts)[number]>;
  readonly mode: Mode | null;
  readonly problem: Problem | null;
  readonly onMode: (mode: Mode | null) => void;
  readonly onChange: (code: string, url: string) => void;
  readonly onRemove: (code: string) => void;
  /** The analytics, when they are open. */
  readonly children: ReactNode;
};

const icons: Record<ModeName, typeof Pencil> = { analytics: ChartColumn, edit: Pencil, delete: Trash2 };

export function LinkRow({
  link,
  lang,
  qrPath,
  texts,
  mode,
  problem,
  onMode,
  onChange,
  onRemove,
  children,
}: RowProps) {
  const { code } = link;
  const current = mode?.code === code ? mode.name : null;
  const anchor = `link-${code}`;
  const press = (name: ModeName) => (event: FormEvent) => {
    event.preventDefault();
    if (name !== "delete") onMode(current === name ? null : { name, code });
    else if (window.confirm(texts["links.delete.confirm"])) onRemove(code);
  };
  const cancel = (event: FormEvent) => {
    event.preventDefault();
    onMode(null);
  };
  return (
    <li id={anchor} className="entry">
      <a className="code" href={link.short_url} target="_blank" rel="noopener">
        {link.short_url}
      </a>
      <p className="clamped">{link.original_url}</p>
      <p className="hint">
        {fill(texts["links.createdAt"], { time: formatDateTime(new Date(link.created_at)) })} ·{" "}
        <strong>{fill(texts["links.clicks"], { count: link.clicks }, lang)}</strong>
      </p>
      <div className="actions">
        <LinkButtons link={link} qrPath={qrPath} texts={texts} />
        {(["analytics", "edit", "delete"] as const).map((name) => {
          const Icon = icons[name];
          return (
            <form key={name} method="get" action={`#${anchor}`} onSubmit={press(name)}>
              <input type="hidden" name="history" value="open" />
              <input type="hidden" name={name} value={code} />
              <button
                className={name === "delete" ? "button quiet danger" : "button quiet"}
                {...(name !== "delete" && { "aria-expanded": current === name })}
              >
                <Icon aria-hidden="true" />
                {texts[`links.${name}`]}
              </button>
            </form>
          );
        })}
      </div>
      {current === "edit" && (
        <form
          method="post"
          action={`?history=open&edit=${code}#${anchor}`}
          className="inset"
          onSubmit={(event) => {
            event.preventDefault();
            onChange(code, String(formBody(event.currentTarget)["url"]));
          }}
        >
          {problem && !problem.errors && <Refusal problem={problem} />}
          <input type="hidden" name="action" value="change" />
          <input type="hidden" name="code" value={code} />
          <TextInput
            label={texts["links.edit.label"]}
            name="url"
            type="url"
            inputMode="url"
            required
            defaultValue={link.original_url}
            problem={problem}
          />
          <RowButtons yes={texts["links.save"]} no={texts["links.cancel"]} formId={`${anchor}-cancel`} />
        </form>
      )}
      {current === "delete" && (
        <form method="post" action="?history=open" className="inset">
          <p>
            <strong>{texts["links.delete.confirm"]}</strong> {texts["links.delete.warning"]}
          </p>
          <input type="hidden" name="action" value="remove" />
          <input type="hidden" name="code" value={code} />
          <RowButtons
            yes={texts["links.delete.yes"]}
            no={texts["links.cancel"]}
            formId={`${anchor}-cancel`}
            isDanger
          />
        </form>
      )}
      {(current === "edit" || current === "delete") && (
        <form id={`${anchor}-cancel`} method="get" action={`#${anchor}`} onSubmit={cancel}>
          <input type="hidden" name="history" value="open" />
        </form>
      )}
      {current === "analytics" && children}
    </li>
  );
}

function RowButtons({
  yes,
  no,
  formId,
  isDanger,
}: {
  yes: string;
  no: string;
  formId: string;
  isDanger?: boolean;
}) {
  return (
    <div className="actions">
      <button className={isDanger ? "button danger" : "button"}>{yes}</button>
      <button className="button quiet" form={formId}>
        {no}
      </button>
    </div>
  );
}
