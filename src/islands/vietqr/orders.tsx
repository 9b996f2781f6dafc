import { useRef } from "react";
import type { IslandProps } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import { formatAmount } from "#core/format.ts";
import { fill } from "#core/i18n.ts";
import { grouped } from "#tools/vietqr/grouped.ts";
import ordersCalls from "#tools/vietqr/orders-calls.ts";
import type { OrderCodes } from "#tools/vietqr/schema.ts";
import { CallResult } from "#ui/call-result.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { problemOfRows } from "#ui/problem-of-rows.ts";
import { Submit } from "#ui/submit.tsx";
import { TextFile } from "#ui/text-file.tsx";
import { ToolCard } from "#ui/tool-form.tsx";
import type { BankGroups } from "./bank-field.tsx";
import { NameField, ReceiverFields } from "./receiver-fields.tsx";
import { ZipButton } from "./zip-button.tsx";

/** Cards in a grid, as many on a page of paper as fit their size; what a code says stands below it. */
function Sheet({ codes: { bank, account, name, size, data } }: { codes: OrderCodes }) {
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

export type VietqrOrdersIslandProps = IslandProps<"vietqr", OrderCodes> & {
  /** As the single code's form has them: in the browser they stand in the page already, and only there. */
  readonly groups?: BankGroups;
  readonly sample: Readonly<Record<string, string>>;
};

/** Codes for a list of orders, as a sheet to print. */
export default function VietqrOrdersIsland(props: VietqrOrdersIslandProps) {
  const { texts, groups, values, sample } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const call = useToolCall(ordersCalls.orders, props, { isLive: false, hidesStale: true });
  const isExample = props.isExample === true && call.answer === props.answer;
  const form = { texts, values, problem: problemOfRows(call.problem, "orders") };
  const field = declaredFields({ id: "vietqr" }, ordersCalls.orders, form);
  return (
    <ToolCard
      call={call}
      texts={texts}
      action="?tab=orders#result"
      fields={
        <>
          <ReceiverFields groups={groups} sample={sample} {...form} />
          <NameField {...form} />
          <TextFile fieldRef={input} texts={texts} />
          {field("orders", { rows: 6, ref: input, placeholder: sample["orders"] })}
        </>
      }
      options={
        <>
          {field("size")}
          <Submit call={call} texts={texts}>
            {texts["vietqr.orders.draw"]}
          </Submit>
        </>
      }
    >
      <CallResult
        title={texts[isExample ? "vietqr.example" : "vietqr.orders.result"]}
        call={call}
        texts={texts}
        busyText={texts["vietqr.busy"]}
        sentence={({ data }) => fill(texts["vietqr.orders.count"], { count: data.length })}
        empty={<Empty icon="qr-code">{texts["vietqr.orders.empty"]}</Empty>}
      >
        {(codes) => (
          <>
            {isExample ? (
              <p className="hint">{texts["vietqr.example.note"]}</p>
            ) : (
              <>
                <p className="hint">
                  {fill(texts["vietqr.orders.count"], { count: codes.data.length })}{" "}
                  {texts["vietqr.orders.print.how"]}
                </p>
                <div className="actions needs-script">
                  <button type="button" className="button" onClick={() => print()}>
                    <Icon name="file-text" />
                    {texts["vietqr.orders.print"]}
                  </button>
                  <ZipButton codes={codes} texts={texts} />
                </div>
              </>
            )}{" "}
            <Sheet codes={codes} />
          </>
        )}
      </CallResult>
    </ToolCard>
  );
}
