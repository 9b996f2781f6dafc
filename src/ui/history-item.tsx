import { Icon } from "./icon.tsx";
import type { FormEvent } from "react";
import { formatAmount, formatDateTime } from "#core/format.ts";
import { type Texts, fill } from "#core/i18n.ts";
import { langOfText } from "#core/vietnamese.ts";
import type { HistoryItem } from "#tools/history/schema.ts";
import { withoutPassword } from "#tools/qr/read-payload.ts";
import type { TransferContent } from "#tools/vietqr/schema.ts";

export const historyItemTexts = ["history.again", "history.remove", "history.alt"] as const;

/** A text, or a transfer. */
export type HistoryContent = string | TransferContent;

const historyTitle = (historyContent: HistoryContent): string =>
  typeof historyContent === "string"
    ? withoutPassword(historyContent)
    : `${historyContent.bank} ${historyContent.account}`;

function HistoryDetails({ content }: { content: HistoryContent }) {
  if (typeof content === "string")
    return (
      <p className="history-text clamped" lang={langOfText(content)}>
        {withoutPassword(content)}
      </p>
    );
  const { bank, account, amount, info } = content;
  return (
    <p className="history-text">
      <strong>{bank}</strong>
      <strong>{account}</strong>
      {amount !== null && <span>{formatAmount(Number(amount))}</span>}
      {info !== null && <span lang={langOfText(info)}>{info}</span>}
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
  const itemTitle = historyTitle(content);
  const tab = form["tab"] === undefined ? "" : `?tab=${form["tab"]}`;
  return (
    <li className="history-card">
      <img src={image_url} alt={fill(texts["history.alt"], { text: itemTitle })} loading="lazy" />
      <HistoryDetails content={content} />
      <time dateTime={created_at}>{formatDateTime(new Date(created_at))}</time>
      <div className="history-actions">
        <form method="post" action={`${path}${tab}#result`}>
          {Object.entries(form).map(([fieldName, fieldValue]) => (
            <input key={fieldName} type="hidden" name={fieldName} value={String(fieldValue)} />
          ))}
          <button
            className="icon-button"
            aria-label={`${texts["history.again"]}: ${itemTitle}`}
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
            aria-label={`${texts["history.remove"]}: ${itemTitle}`}
            title={texts["history.remove"]}
          >
            <Icon name="trash" />
          </button>
        </form>
      </div>
    </li>
  );
}
