import { localPath } from "../core/catalog.ts";
import { formatAmount } from "../core/format.ts";
import { type Localize, languages, textsOf } from "../core/i18n.ts";
import { memoize } from "../core/memoize.ts";
import VietqrIsland, { vietqrIslandTexts } from "../islands/vietqr.tsx";
import { HistoryPanel, afterHistory, historyAction, historyActions } from "../ssr/history.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import { shownPicture } from "../core/picture.ts";
import type { VietqrActions } from "../tools/vietqr/actions.ts";
import { banks, popularCodes } from "../tools/vietqr/banks.ts";
import { transferCard } from "../tools/vietqr/card.ts";
import { transferPayload } from "../tools/vietqr/payload.ts";
import type { TransferCode } from "../tools/vietqr/schema.ts";
import { payloadOf, readTransfer } from "../tools/vietqr/transfer.ts";
import { svgPicture } from "../tools/qr/draw.ts";
import { ToolPage } from "../ui/tool-page.tsx";

const bankOptions = banks.map(({ code, short_name }) => [code, short_name] as const);
const popularBanks = popularCodes.flatMap((popularCode) =>
  bankOptions.filter(([bankCode]) => bankCode === popularCode),
);
const bankGroups = [popularBanks, bankOptions.filter((bank) => !popularBanks.includes(bank))];

/** The sample of NAPAS's own documents, with an amount and a message. */
const sampleTransfer = { bin: "970436", account: "1133666688880", amount: 79_000, info: "Ung ho" };
const sampleBank = banks.find(({ bin }) => bin === sampleTransfer.bin)?.code ?? "";

const transferFields = (t: Localize) => ({
  bank: sampleBank,
  account: sampleTransfer.account,
  amount: "79.000",
  info: t("vietqr.info.sample"),
});

/** The card that the page opens with. */
const transferExampleOf = memoize((transferInfo): TransferCode | null => {
  const cardText = readTransfer({
    bank: sampleBank,
    account: sampleTransfer.account,
    amount: sampleTransfer.amount,
    info: transferInfo,
  });
  if (!cardText.ok) return null;
  const card = transferCard(payloadOf(cardText.value), cardText.value);
  const { bank, ...transfer } = cardText.value;
  return card.ok
    ? { picture: svgPicture(card.value, "vietqr.svg"), transfer: { bank: bank.short_name, ...transfer } }
    : null;
}, languages.length);

export const vietqrPage = ({ image, list, remove, clear }: VietqrActions) =>
  definePage({
    id: "vietqr",
    actions: { image, list, remove, clear },
    shareable: ["list"],
    initialForms: ({ t }) => ({
      image: { values: transferFields(t), answer: transferExampleOf(t("vietqr.info.sample")) },
    }),
    choose: (formValues) => historyAction(formValues) ?? ("bank" in formValues ? "image" : null),
    besideInitialForms: historyActions,
    after: ({ name }, { lang, path }) => afterHistory({ name, path: localPath(path, lang) }),
    view: (pageView) => {
      const { lang, t, state } = pageView;
      const sentForm = state("image");
      const cardPicture = sentForm.answer?.picture;
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
          <Island
            name="vietqr"
            of={VietqrIsland}
            with={{
              lang,
              texts: textsOf(lang, vietqrIslandTexts),
              values: sentForm.values,
              answer: cardPicture ? shownPicture(cardPicture) : null,
              problem: sentForm.problem,
              isRecorded: pageView.user !== null,
            }}
            shown={{ groups: bankGroups }}
          />
          <HistoryPanel kind="vietqr" view={pageView} />
        </ToolPage>
      );
    },
  });
