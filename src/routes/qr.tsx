import { localPath } from "../core/catalog.ts";
import { textsOf } from "../core/i18n.ts";
import { memoize } from "../core/memoize.ts";
import Qr, { type QrAnswer, qrTexts } from "../islands/qr.tsx";
import { HistoryPanel, afterHistory, historyAction } from "../ssr/history.tsx";
import { Island } from "../ssr/island.tsx";
import type { FormState } from "../client/state.ts";
import { definePage } from "../ssr/page.ts";
import { type Picture, shownPicture } from "../core/picture.ts";
import type { QrActions } from "../tools/qr/actions.ts";
import { drawSvg } from "../tools/qr/draw.ts";
import { qrKinds } from "../tools/qr/names.ts";
import { Tabs } from "../ui/tabs.tsx";
import { ToolPage } from "../ui/tool-page.tsx";

const style = { size: 512, margin: 4, level: "M", dark: "#000000", light: "#ffffff" } as const;

export const qrPage = (actions: QrActions) =>
  definePage({
    id: "qr",
    tabs: qrKinds,
    actions,
    shareable: ["text", "phone", "sms", "email", "list"],
    initialForms: ({ site }) => ({ text: { values: { text: site.origin }, answer: exampleOf(site.origin) } }),
    after: ({ name }, { lang, path }) => afterHistory(name, localPath(path, lang)),
    choose: (values, tab) => {
      const asked = historyAction(values);
      if (asked) return asked;
      const kind = qrKinds.find((one) => one === tab) ?? "text";
      const isSent = Object.keys(actions[kind].input.properties).some((name) => name in values);
      return isSent ? kind : null;
    },
    view: (view) => {
      const { lang, t, path, tab, state } = view;
      const kind = qrKinds.find((one) => one === tab) ?? "text";
      const sent = state(kind);
      const isSecret = kind === "wifi" || kind === "contact";
      return (
        <ToolPage id="qr" lang={lang}>
          <Tabs
            path={localPath(path, lang)}
            label={t("qr.kinds")}
            current={kind}
            tabs={qrKinds.map((id) => ({ id, label: t(`qr.kind.${id}`) }))}
          />
          <Island
            name="qr"
            of={Qr}
            with={{
              lang,
              texts: textsOf(lang, qrTexts),
              kind,
              method: isSecret ? "post" : "get",
              values: sent.values,
              answer: answerOf(sent),
              problem: sent.problem,
              isRecorded: view.user !== null,
            }}
          />
          <HistoryPanel kind="qr" view={view} />
        </ToolPage>
      );
    },
  });

function answerOf({ answer, values }: FormState<Picture>): QrAnswer | null {
  if (!answer) return null;
  const { dark = style.dark, light = style.light } = values;
  return { ...shownPicture(answer), dark, light };
}

const maxExamples = 20;

/** What the page opens with: its text is the site's own address, which may be whatever name it is asked by. */
const exampleOf = memoize((text): Picture | null => {
  const drawn = drawSvg(text, style);
  return drawn.ok ? drawn.value : null;
}, maxExamples);
