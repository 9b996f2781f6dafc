import { fold } from "#core/fold.ts";
import { message } from "#core/i18n.ts";
import { type Span, halfWidth, plainSigns } from "#core/pasted.ts";
import { type FieldError, type Result, ok } from "#core/result.ts";
import type { Task } from "#core/task.ts";
import { withoutEnd } from "#core/without-end.ts";
import { readCsvRows } from "#tools/data/csv-read.ts";
import { ConversionError } from "#tools/data/json.ts";
import { type QrModules, layOut, qrSvg } from "#tools/qr/svg.ts";
import { amountsIn, parseAmount } from "./amount.ts";
import type { CardText } from "./card-parts.ts";
import { hasUnit } from "./money.ts";
import { type OrderCode, type OrderCodes, type OrdersInput, maxLabelLength, maxOrders } from "./schema.ts";
import { nameText, payloadOf, readTransfer } from "./transfer.ts";

/** What a row of a list says, as it was typed; `line` counts from 1. */
type Order = {
  readonly line: number;
  readonly amount: string;
  readonly info: string;
  /** What its card is headed with, such as who orders. */
  readonly label: string;
};

type Column = Exclude<keyof Order, "line">;
type Columns = Readonly<Record<Column, number>>;
type Row = { readonly line: number; readonly cells: readonly string[] };

/** Columns without a line that names them. */
const usualColumns: Columns = { amount: 0, info: 1, label: 2 };
const columnCount = 3;

/** What the columns of shops' lists are called, folded. */
const columnNames: Readonly<Record<Column, RegExp>> = {
  amount:
    /^(?:so tien|tien|gia|don gia|thanh tien|tong|tong tien|tong cong|amount|price|total|money)(?: ?\(.*\))?$/,
  info: /^(?:noi dung|nd|ma|ma don|ma don hang|don|don hang|ghi chu|info|message|memo|note|order|order id|code|description)(?: ?\(.*\))?$/,
  label:
    /^(?:ten|ho ten|ho va ten|khach|khach hang|ten khach|ten khach hang|nguoi mua|ban|phong|name|customer|label|table|room)(?: ?\(.*\))?$/,
};

const isBlank = ({ cells }: Row): boolean => cells.every((cell) => cell === "");
const isAmount = (cell: string): boolean => cell !== "" && parseAmount(cell) !== null;

const refusal = (errors: readonly FieldError[]): Result<never> => ({
  ok: false,
  failure: { code: "invalid_input", errors },
});

const countBreaks = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

/** The text's rows with the lines that they begin on. */
function rowsOf(text: string): Result<readonly Row[]> {
  try {
    let [line, at] = [1, 0];
    const rows = readCsvRows(text, null).map(({ offset, cells }): Row => {
      // From the row before: from the beginning each time would take the square of their number.
      line += countBreaks(text.slice(at, offset));
      at = offset;
      return { line, cells: cells.map((cell) => plainSigns(halfWidth(cell)).normalize("NFC").trim()) };
    });
    return ok(rows.filter((row) => !isBlank(row)));
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    const line = 1 + countBreaks(text.slice(0, error.diagnostic.offset));
    return refusal([{ path: "orders", line, message: message("vietqr.orders.quote", { line }) }]);
  }
}

/** The columns by the names of a first line; null where that is a row like the others. */
function namedColumns({ line, cells }: Row): Result<Columns> | null {
  const folded = cells.map(fold);
  const columns: Record<Column, number> = { amount: -1, info: -1, label: -1 };
  if (folded.some((cell) => /\d/.test(cell))) return null;
  for (const column of ["amount", "info", "label"] as const) {
    const named = folded.flatMap((cell, at) => (columnNames[column].test(cell) ? [at] : []));
    if (named.length > 1) {
      const names = named.map((at) => cells[at]).join(", ");
      return refusal([
        { path: "orders", line, message: message("vietqr.orders.twoColumns", { line, names }) },
      ]);
    }
    columns[column] = named[0] ?? -1;
  }
  if (columns.amount >= 0) return ok(columns);
  // Without a column of amounts its codes would ask for none, which nobody has said.
  return columns.info < 0 && columns.label < 0
    ? null
    : refusal([{ path: "orders", line, message: message("vietqr.orders.noColumn", { line }) }]);
}

/** Where nothing names the columns: the amount is the first, or the only one that holds amounts in every row. */
function unnamedColumns(rows: readonly Row[]): Columns | null {
  const [first, second, third] = [0, 1, 2].map((at) => rows.map(({ cells }) => cells[at] ?? ""));
  const amounts = [second, third].map((cells = []) => cells.every(isAmount));
  // Numbers of orders beside amounts: nothing tells which is which.
  if (amounts[0] && first?.every((cell) => /^\d+$/.test(cell))) return null;
  const isElsewhere = first?.every((cell) => cell !== "" && !isAmount(cell)) === true;
  if (!isElsewhere || amounts[0] === amounts[1]) return usualColumns;
  return amounts[0] ? { amount: 1, info: 0, label: 2 } : { amount: 2, info: 0, label: 1 };
}

/** `50k Don 12`, `Lan: 50k`: an amount and what it is for, behind it or before it. */
function withoutColumns({ line, cells: [cell = ""] }: Row): Order | null {
  if (isAmount(cell)) return { line, amount: cell, info: "", label: "" };
  const numbers = amountsIn(cell);
  const order = ({ value }: Span, said: string): Order => ({
    line,
    amount: value,
    info: withoutEnd(said.replace(/^[\s:–-]+/, ""), " \t\n\u00a0:–-"),
    label: "",
  });
  const [first] = numbers;
  if (first?.at === 0 && first.amount !== null && !first.isReckoned)
    return order(first, cell.slice(first.end));
  const [last, ...others] = numbers.filter(({ amount }) => amount !== null);
  const isLast = last && others.length === 0 && !last.isReckoned && last.end === cell.length;
  return isLast && hasUnit(cell, last) ? order(last, cell.slice(0, last.at)) : null;
}

/** A comma inside an amount may have cut it in two: `50,000`, `1,5 triệu`. */
const isCut = (cells: readonly string[], at: number): boolean =>
  /^\d{1,3}$/.test(cells[at] ?? "") &&
  /^(?:\d{3}(?!\d)|\d{1,2} ?(?:k|ng|tr|t[yi])[a-z]*\b)/.test(fold(cells[at + 1] ?? ""));

const maxFound = 40;

function orderOf(row: Row, columns: Columns, isNamed: boolean): Order | FieldError {
  const { line, cells } = row;
  const refuse = (said: FieldError["message"]): FieldError => ({ path: "orders", line, message: said });
  const alone = cells.length === 1 ? withoutColumns(row) : null;
  if (alone) return alone;
  const at = (column: Column): string => cells[columns[column]] ?? "";
  const amount = at("amount");
  if (isCut(cells, columns.amount))
    return refuse(
      message("vietqr.orders.cut", {
        line,
        found: `${amount},${cells[columns.amount + 1]}`.slice(0, maxFound),
      }),
    );
  if (!isNamed && cells.slice(columnCount).some(Boolean))
    return refuse(message("vietqr.orders.cells", { line }));
  if (amount !== "" && !isAmount(amount))
    return refuse(message("vietqr.orders.badAmount", { line, found: amount.slice(0, maxFound) }));
  return { line, amount, info: at("info"), label: at("label") };
}

/**
 * The rows of a list of orders, as a spreadsheet or a person writes it: amount, message and a name, between commas,
 * semicolons or tabs, in the order that a first line names; or an amount and the message behind it. What could be two
 * things is refused, with its line.
 */
export function readOrders(text: string): Result<{
  readonly orders: readonly Order[];
  readonly errors: readonly FieldError[];
}> {
  const rows = rowsOf(text);
  if (!rows.ok) return rows;
  const [first, ...others] = rows.value;
  const named = first ? namedColumns(first) : null;
  if (named && !named.ok) return named;
  const said = named ? others : rows.value;
  if (said.length === 0) return refusal([{ path: "orders", message: message("vietqr.orders.none") }]);
  if (said.length > maxOrders)
    return refusal([
      { path: "orders", message: message("vietqr.orders.tooMany", { max: maxOrders, count: said.length }) },
    ]);
  const columns = named ? named.value : unnamedColumns(said);
  if (!columns) return refusal([{ path: "orders", message: message("vietqr.orders.twoAmounts") }]);
  const read = said.map((row) => orderOf(row, columns, named !== null));
  return ok({
    orders: read.flatMap((one) => ("path" in one ? [] : [one])),
    errors: read.flatMap((one) => ("path" in one ? [one] : [])),
  });
}

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
