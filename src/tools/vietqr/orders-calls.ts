import type { Compute } from "#core/task.ts";
import { call } from "#core/tool.ts";
import { ordersTask } from "./order-codes.ts";
import { OrderCodes, OrdersInput } from "./schema.ts";

/** Codes for a list, remembered nowhere. */
export default {
  orders: call(OrdersInput, OrderCodes, {
    path: "/vietqr/orders",
    limit: "compute",
    access: "open",
    address: "none",
    device: true,
    heavy: [ordersTask],
    refusals: ["busy"],
    example: {
      body: { bank: "970416", account: "257678859", orders: "50k,DH1,Mai\n1tr5,DH2,Lan" },
      answer: {
        bank: "ACB",
        account: "257678859",
        size: "a4",
        data: [
          {
            line: 1,
            amount: 50_000,
            info: "DH1",
            label: "Mai",
            payload:
              "00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405500005802VN62070803DH16304212E",
            svg: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 45 45">…</svg>',
          },
        ],
      },
    },
    run:
      ({ compute }: { readonly compute: Compute }) =>
      (input, caller) =>
        compute(ordersTask, input, caller),
  }),
};
