import { localPath } from "../core/catalog.ts";
import { formatAmount } from "../core/format.ts";
import { type Translate, languages, textsOf } from "../core/i18n.ts";
import { memoize } from "../core/memoize.ts";
import Vietqr, { vietqrTexts } from "../islands/vietqr.tsx";
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

const options = banks.map(({ code, short_name }) => [code, short_name] as const);
const popular = popularCodes.flatMap((popularCode) => options.filter(([code]) => code === popularCode));
const groups = [popular, options.filter((bank) => !popular.includes(bank))];

/** The sample of NAPAS's own documents, with an amount and a message. */
const sample = { bin: "970436", account: "1133666688880", amount: 79_000, info: "Ung ho" };
const sampleBank = banks.find(({ bin }) => bin === sample.bin)?.code ?? "";

const fieldsOf = (t: Translate) => ({
  bank: sampleBank,
  account: sample.account,
  amount: "79.000",
  info: t("vietqr.info.sample"),
});

/** The card that the page opens with. */
const exampleOf = memoize((info): TransferCode | null => {
  const text = readTransfer({ bank: sampleBank, account: sample.account, amount: sample.amount, info });
  if (!text.ok) return null;
  const card = transferCard(payloadOf(text.value), text.value);
  const { bank, ...transfer } = text.value;
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
      image: { values: fieldsOf(t), answer: exampleOf(t("vietqr.info.sample")) },
    }),
    choose: (values) => historyAction(values) ?? ("bank" in values ? "image" : null),
    besideInitialForms: historyActions,
    after: ({ name }, { lang, path }) => afterHistory({ name, path: localPath(path, lang) }),
    view: (view) => {
      const { lang, t, state } = view;
      const sent = state("image");
      const picture = sent.answer?.picture;
      return (
        <ToolPage
          id="vietqr"
          lang={lang}
          example={
            <>
              <p>
                {t("vietqr.example.text", {
                  bank: "Vietcombank",
                  account: sample.account,
                  amount: formatAmount(sample.amount),
                  info: sample.info,
                })}
              </p>
              <p className="code">{transferPayload(sample)}</p>
            </>
          }
        >
          <Island
            name="vietqr"
            of={Vietqr}
            with={{
              lang,
              texts: textsOf(lang, vietqrTexts),
              values: sent.values,
              answer: picture ? shownPicture(picture) : null,
              problem: sent.problem,
              isRecorded: view.user !== null,
            }}
            shown={{ groups }}
          />
          <HistoryPanel kind="vietqr" view={view} />
        </ToolPage>
      );
    },
  });
