import { message } from "#core/i18n.ts";
import { type FieldError, type Result, ok } from "#core/result.ts";
import type { Task } from "#core/task.ts";
import { type QrModules, layOut, qrSvg } from "#tools/qr/svg.ts";
import type { CardText } from "./card-parts.ts";
import { type Order, readOrders } from "./read-orders.ts";
import { type OrderCode, type OrderCodes, type OrdersInput, maxLabelLength } from "./schema.ts";
import { nameText, payloadOf, readTransfer } from "./transfer.ts";

const style = { size: 480, margin: 4, level: "M", dark: "#000000", light: "#ffffff" } as const;

/** So many lines are named; of the others it is said how many there are. */
const maxNamed = 5;

function namedErrors(errors: readonly FieldError[]): readonly FieldError[] {
  const named = errors.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)).slice(0, maxNamed);
  const more = errors.length - named.length;
  return more === 0
    ? named
    : [...named, { path: "orders", message: message("vietqr.orders.more", { count: more }) }];
}

type Receiver = Pick<OrdersInput, "bank" | "account" | "name">;

/** A row as a transfer to the account, or what is wrong with it. */
function transferOf({ line, amount, info, label }: Order, receiver: Receiver): CardText | FieldError {
  const refuse = (said: FieldError["message"]): FieldError => ({ path: "orders", line, message: said });
  if (label.length > maxLabelLength)
    return refuse(message("vietqr.orders.longLabel", { line, max: maxLabelLength, length: label.length }));
  const transfer = readTransfer({ ...receiver, ...(amount && { amount }), info });
  if (transfer.ok) return transfer.value;
  const [error] = transfer.failure.errors ?? [];
  if (error?.message.key === "vietqr.longInfo")
    return refuse(message("vietqr.orders.longInfo", { line, length: 0, max: 0, ...error.message.params }));
  return refuse(
    error?.path === "info"
      ? message("vietqr.orders.emptyInfo", { line })
      : message("vietqr.orders.badAmount", { line, found: amount }),
  );
}

/** What of a code's modules is shown. */
type Shown = (modules: QrModules) => QrModules;

function codeOf({ line, label }: Order, transfer: CardText, shown: Shown): Result<OrderCode> {
  const payload = payloadOf(transfer);
  const modules = layOut(payload, style);
  if (!modules.ok) return modules;
  const { amount, info } = transfer;
  return ok({
    line,
    ...(amount !== undefined && { amount }),
    ...(info && { info }),
    ...(label && { label }),
    payload,
    svg: qrSvg(shown(modules.value), style),
  });
}

/** A code for each row of a list, all to one account; every row that cannot be one is named. */
export function drawOrders(
  { bank, account, name, orders: list, size }: OrdersInput,
  shown: Shown = (modules) => modules,
): Result<OrderCodes> {
  const receiver = { bank, account, ...(name !== undefined && { name }) };
  const to = readTransfer(receiver);
  const read = readOrders(list);
  if (!to.ok || !read.ok) {
    const errors = [to, read].flatMap((one) => (one.ok ? [] : (one.failure.errors ?? [])));
    return { ok: false, failure: { code: "invalid_input", errors } };
  }
  const rows = read.value.orders.map((order) => {
    const tidy = { ...order, label: nameText(order.label) };
    return { order: tidy, transfer: transferOf(tidy, receiver) };
  });
  const refused = rows.flatMap(({ transfer }) => ("path" in transfer ? [transfer] : []));
  const errors = [...read.value.errors, ...refused];
  if (errors.length > 0)
    return { ok: false, failure: { code: "invalid_input", errors: namedErrors(errors) } };
  const codes: OrderCode[] = [];
  for (const { order, transfer } of rows) {
    if ("path" in transfer) continue;
    const code = codeOf(order, transfer, shown);
    if (!code.ok) return code;
    codes.push(code.value);
  }
  return ok({
    bank: to.value.bank.short_name,
    account,
    ...(to.value.name && { name: to.value.name }),
    size,
    data: codes,
  });
}

/** A code of some hundred characters: every module is tried with eight masks. */
const workPerOrder = 3000;

export const ordersTask: Task<OrdersInput, OrderCodes> = {
  name: "vietqr.orders",
  cost: ({ orders }) => workPerOrder * ((orders.match(/[\r\n]+/g)?.length ?? 0) + 1) + orders.length,
  run: (input) => drawOrders(input),
};
