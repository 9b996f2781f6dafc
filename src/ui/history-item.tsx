import { Icon } from "./icon.tsx";
import type { FormEvent } from "react";
import { formatAmount, formatDateTime } from "../core/format.ts";
import { type Texts, fill } from "../core/i18n.ts";
import type { HistoryItem } from "../tools/history/schema.ts";
import { withoutPassword } from "../tools/qr/read-payload.ts";
import type { TransferContent } from "../tools/vietqr/schema.ts";

export const historyItemTexts = ["history.again", "history.remove", "history.alt"] as const;

/** A text, or a transfer. */
export type HistoryContent = string | TransferContent;

const historyTitle = (content: HistoryContent): string =>
  typeof content === "string" ? withoutPassword(content) : `${content.bank} ${content.account}`;

function HistoryDetails({ content }: { content: HistoryContent }) {
  if (typeof content === "string") return <p className="history-text clamped">{withoutPassword(content)}</p>;
  const { bank, account, amount, info } = content;
  return (
    <p className="history-text">
      <strong>{bank}</strong>
      <strong>{account}</strong>
      {amount !== null && <span>{formatAmount(Number(amount))}</span>}
      {info !== null && <span>{info}</span>}
    </p>
  );
}

/** One thing that was made: its picture, what it says, and the forms that make it again or delete it. */
export function HistoryCard({
  item,
  texts,
  path,
  onRemove,
}: {
  item: HistoryItem<HistoryContent>;
  texts: Texts<(typeof historyItemTexts)[number]>;
  /** The tool's own page. */
  path: string;
  onRemove: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const { id, content, image_url, created_at, form } = item;
  const title = historyTitle(content);
  const tab = form["tab"] === undefined ? "" : `?tab=${form["tab"]}`;
  return (
    <li className="history-card">
      <img src={image_url} alt={fill(texts["history.alt"], { text: title })} loading="lazy" />
      <HistoryDetails content={content} />
      <time dateTime={created_at}>{formatDateTime(new Date(created_at))}</time>
      <div className="history-actions">
        <form method="post" action={`${path}${tab}#result`}>
          {Object.entries(form).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={String(value)} />
          ))}
          <button
            className="icon-button"
            aria-label={`${texts["history.again"]}: ${title}`}
            title={texts["history.again"]}
          >
            <Icon name="rotate-ccw" />
          </button>
        </form>
        <form method="post" action={`${path}#history`} onSubmit={onRemove}>
          <input type="hidden" name="action" value="remove" />
          <input type="hidden" name="id" value={id} />
          <button
            className="icon-button"
            aria-label={`${texts["history.remove"]}: ${title}`}
            title={texts["history.remove"]}
          >
            <Icon name="trash" />
          </button>
        </form>
      </div>
    </li>
  );
}
