import { localPath } from "#core/pages.ts";
import { formatAmount } from "#core/format.ts";
import { type Lang, type Localize, languages, localizer, textsOf } from "#core/i18n.ts";
import { memoize } from "#core/memoize.ts";
import VietqrIsland, { recipientOf, vietqrIslandTexts } from "#islands/vietqr.tsx";
import { HistoryPanel, afterHistory, historyAction, historyActions } from "#ssr/history.tsx";
import VietqrOrdersIsland from "#islands/vietqr/orders.tsx";
import { Island, ToolIsland } from "#ssr/island.tsx";
import { definePage } from "#ssr/page.ts";
import { shownPicture } from "#core/picture.ts";
import type { ToolActions } from "#tools/actions.ts";
import { banks, popularCodes } from "#tools/vietqr/bank-list.ts";
import { transferCard } from "#tools/vietqr/card.ts";
import { drawOrders } from "#tools/vietqr/order-codes.ts";
import { transferPayload } from "#tools/vietqr/payload.ts";
import { withRoom } from "#tools/vietqr/perforated-card.ts";
import type { OrderCodes, TransferCode } from "#tools/vietqr/schema.ts";
import { payloadOf, readTransfer } from "#tools/vietqr/transfer.ts";
import { svgPicture } from "#tools/qr/svg.ts";
import { Tabs } from "#ui/tabs.tsx";
import { ToolPage } from "#ui/tool-page.tsx";

const bankOptions = banks.map(({ code, short_name }) => [code, short_name] as const);
const popularBanks = popularCodes.flatMap((popularCode) =>
  bankOptions.filter(([bankCode]) => bankCode === popularCode),
);
const bankGroups = [popularBanks, bankOptions.filter((bank) => !popularBanks.includes(bank))];

/** The sample of NAPAS's own documents, with an amount and a message. */
const sampleTransfer = { bin: "970436", account: "1133666688880", amount: 79_000, info: "Ung ho" };
const sampleBank = banks.find(({ bin }) => bin === sampleTransfer.bin)?.code ?? "";

/** What the fields name as an example and never hold: nobody is to send it for want of typing over it. */
const sampleFields = (t: Localize) => ({
  bank: sampleBank,
  account: sampleTransfer.account,
  amount: "79.000",
  info: t("vietqr.info.sample"),
});

type Transfer = Parameters<typeof readTransfer>[0];

/** The card of a transfer, stamped so that nobody can pay by it. */
function stampedCard(transfer: Transfer, t: Localize): TransferCode | null {
  const text = readTransfer(transfer);
  if (!text.ok) return null;
  const card = transferCard(payloadOf(text.value), { ...text.value, stamp: t("vietqr.stamp") });
  const { bank, ...shown } = text.value;
  return card.ok
    ? {
        picture: svgPicture(card.value, "vietqr.svg"),
        transfer: { bank: bank.short_name, ...shown },
        isReadBack: false,
      }
    : null;
}

/** The card that the page opens with. */
const exampleOf = memoize((lang: Lang): TransferCode | null => {
  const t = localizer(lang);
  const { account, amount } = sampleTransfer;
  return stampedCard({ bank: sampleBank, account, amount, info: t("vietqr.info.sample") }, t);
}, languages.length);

/** A sheet that nobody can pay by. */
const exampleSheetOf = memoize((lang): OrderCodes | null => {
  const t = localizer(lang === "en" ? "en" : "vi");
  const [bank, { account }] = [sampleBank, sampleTransfer];
  const orders = `79k,DH 1,${t("vietqr.stamp")}\n1tr5,DH 2,${t("vietqr.stamp")}`;
  const sheet = drawOrders({ bank, account, orders, size: "a4" }, withRoom);
  return sheet.ok ? sheet.value : null;
}, languages.length);

const ordersForm = (lang: Lang) => ({ values: {}, answer: exampleSheetOf(lang), isExample: true });

const vietqrTabs = ["one", "orders"] as const;

export default ({ image, preview, orders, list, remove, clear }: ToolActions["vietqr"]) =>
  definePage({
    id: "vietqr",
    tabs: vietqrTabs,
    actions: { image, preview, orders, list, remove, clear },
    shareable: ["preview", "list"],
    commands: { preview: { action: image } },
    initialForms: ({ t, lang }) => ({
      image: { values: {}, sample: sampleFields(t), answer: exampleOf(lang), isExample: true },
      orders: ordersForm(lang),
    }),
    taskForm: ({ call }, { bank = "", account = "", amount = "", info = "" }, { t, lang }) => {
      if (call === "orders") return ordersForm(lang);
      const sample = { bank, account, amount, info };
      return { values: { bank }, sample, answer: stampedCard(sample, t), isExample: true };
    },
    choose: (values, _tab, isPosted) => {
      if ("orders" in values) return isPosted ? "orders" : null;
      const isTransfer = "bank" in values || "account" in values;
      return historyAction(values) ?? (isTransfer ? (isPosted ? "image" : "preview") : null);
    },
    besideInitialForms: historyActions,
    after: ({ name }, { lang, path }) => afterHistory({ name, path: localPath(path, lang) }),
    view: (pageView) => {
      const { lang, t, path, tab, state, submission } = pageView;
      const tabs = (
        <Tabs
          path={localPath(path, lang)}
          label={t("vietqr.tabs")}
          current={tab}
          tabs={vietqrTabs.map((id) => ({ id, label: t(`vietqr.tab.${id}`) }))}
        />
      );
      if (tab === "orders")
        return (
          <ToolPage id="vietqr" lang={lang}>
            {tabs}
            <ToolIsland
              name="vietqr-orders"
              area="vietqr"
              of={VietqrOrdersIsland}
              lang={lang}
              with={{ ...state("orders"), sample: { ...sampleFields(t), orders: t("vietqr.orders.sample") } }}
              shown={{ groups: bankGroups }}
            />
          </ToolPage>
        );
      const { values, answer, problem, notes, isExample } = state(
        submission?.name === "preview" ? "preview" : "image",
      );
      return (
        <ToolPage
          id="vietqr"
          lang={lang}
          example={
            <>
              <p>
                {t("vietqr.example.text", {
                  bank: "Vietcombank",
                  account: sampleTransfer.account,
                  amount: formatAmount(sampleTransfer.amount),
                  info: sampleTransfer.info,
                })}
              </p>
              <p className="code">{transferPayload(sampleTransfer)}</p>
            </>
          }
        >
          {tabs}
          <Island
            name="vietqr"
            of={VietqrIsland}
            with={{
              lang,
              texts: textsOf(lang, vietqrIslandTexts),
              values,
              sample: sampleFields(t),
              answer: answer && {
                ...shownPicture(answer.picture),
                recipient: recipientOf(values, answer.transfer.account),
                isReadBack: answer.isReadBack,
              },
              problem,
              ...(notes && { notes }),
              ...(isExample && { isExample }),
              isRecorded: pageView.user !== null,
            }}
            shown={{ groups: bankGroups }}
          />
          <HistoryPanel kind="vietqr" view={pageView} />
        </ToolPage>
      );
    },
  });
