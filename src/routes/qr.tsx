import { localPath } from "../core/catalog.ts";
import { textsOf } from "../core/i18n.ts";
import Qr, { type QrAnswer, qrTexts } from "../islands/qr.tsx";
import { HistoryPanel, afterHistory, historyAction } from "../ssr/history.tsx";
import { Island } from "../ssr/island.tsx";
import type { FormState } from "../client/state.ts";
import { definePage } from "../ssr/page.ts";
import { type Picture, dataUrl } from "../core/picture.ts";
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
    after: ({ name }, { lang, path }) => afterHistory(name, localPath(path, lang)),
    choose: (values, tab) => {
      const asked = historyAction(values);
      if (asked) return asked;
      const kind = qrKinds.find((one) => one === tab) ?? "text";
      const isSent = Object.keys(actions[kind].input.properties).some((name) => name in values);
      return isSent ? kind : null;
    },
    view: (view) => {
      const { lang, t, site, path, tab, state } = view;
      const kind = qrKinds.find((one) => one === tab) ?? "text";
      const sent = state(kind, kind === "text" ? { text: site.origin } : {});
      const isSecret = kind === "wifi" || kind === "contact";
      return (
        <ToolPage
          id="qr"
          lang={lang}
          example={
            <Example
              text={site.origin}
              words={t("qr.example.text", { text: site.origin })}
              alt={t("qr.example.alt")}
            />
          }
        >
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
  return { src: dataUrl(answer), name: answer.name, dark, light };
}

/** The example's code, drawn once: its text is the site's own address. */
const examples = new Map<string, string>();

function exampleOf(text: string): string {
  const cached = examples.get(text);
  if (cached !== undefined) return cached;
  const drawn = drawSvg(text, style);
  const address = drawn.ok ? dataUrl(drawn.value) : "";
  examples.set(text, address);
  return address;
}

function Example({ text, words, alt }: { text: string; words: string; alt: string }) {
  return (
    <>
      <p>{words}</p>
      <img src={exampleOf(text)} alt={alt} width={160} height={160} />
    </>
  );
}
