import { localPath } from "../core/catalog.ts";
import { formatAmount } from "../core/format.ts";
import { textsOf } from "../core/i18n.ts";
import Vietqr, { vietqrTexts } from "../islands/vietqr.tsx";
import { HistoryPanel, afterHistory, historyAction } from "../ssr/history.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import { dataUrl } from "../core/picture.ts";
import type { VietqrActions } from "../tools/vietqr/actions.ts";
import { banks, popularCodes } from "../tools/vietqr/banks.ts";
import { transferPayload } from "../tools/vietqr/payload.ts";
import { ToolPage } from "../ui/tool-page.tsx";

const options = banks.map(({ code, short_name }) => ({ code, short_name }));
const popular = popularCodes.flatMap((code) => options.filter((bank) => bank.code === code));
const others = options.filter((bank) => !popular.includes(bank));

/** The sample of NAPAS's own documents, with an amount and a message. */
const sample = { bin: "970436", account: "1133666688880", amount: 79_000, info: "Ung ho" };

export const vietqrPage = ({ image, list, remove, clear }: VietqrActions) =>
  definePage({
    id: "vietqr",
    actions: { image, list, remove, clear },
    shareable: ["list"],
    choose: (values) => historyAction(values) ?? ("bank" in values ? "image" : null),
    after: ({ name }, { lang, path }) => afterHistory(name, localPath(path, lang)),
    view: (view) => {
      const { lang, t, state } = view;
      const sent = state("image", {
        bank: "VCB",
        account: sample.account,
        amount: "79.000",
        info: t("vietqr.info.sample"),
      });
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
              popular,
              banks: others,
              values: sent.values,
              answer: picture ? { src: dataUrl(picture), name: picture.name } : null,
              problem: sent.problem,
            }}
          />
          <HistoryPanel kind="vietqr" view={view} />
        </ToolPage>
      );
    },
  });
