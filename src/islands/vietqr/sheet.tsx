import { formatAmount } from "#core/format.ts";
import { grouped } from "#tools/vietqr/grouped.ts";
import type { OrderCodes } from "#tools/vietqr/schema.ts";

/** Cards in a grid, as many on a page of paper as fit their size; what a code says stands below it. */
export function Sheet({ codes: { bank, account, name, size, data } }: { codes: OrderCodes }) {
  const receiver = [bank, grouped(account), name].filter(Boolean).join(" · ");
  return (
    <ul className={`sheet ${size}`}>
      {data.map(({ line, amount, info, label, svg }) => (
        <li key={line}>
          {label && <b>{label}</b>}
          {/* oxlint-disable-next-line react/no-danger -- the tool's own drawing */}
          <div aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />
          {amount !== undefined && <strong>{formatAmount(amount)}</strong>}
          {info && <span>{info}</span>}
          <small>{receiver}</small>
        </li>
      ))}
    </ul>
  );
}
