import { localPath } from "../core/catalog.ts";
import { type Localize, textsOf } from "../core/i18n.ts";
import { memoize } from "../core/memoize.ts";
import QrIsland, { type QrAnswer, qrIslandTexts } from "../islands/qr.tsx";
import { HistoryPanel, afterHistory, historyAction, historyActions } from "../ssr/history.tsx";
import { Island } from "../ssr/island.tsx";
import type { FormState } from "../client/state.ts";
import { definePage } from "../ssr/page.ts";
import { type Picture, shownPicture } from "../core/picture.ts";
import type { QrActions } from "../tools/qr/actions.ts";
import { drawSvg } from "../tools/qr/draw.ts";
import { qrKinds } from "../tools/qr/names.ts";
import { contactPayload, emailPayload, phonePayload, smsPayload, wifiPayload } from "../tools/qr/payloads.ts";
import { Tabs } from "../ui/tabs.tsx";
import { ToolPage } from "../ui/tool-page.tsx";

const sampleStyle = { size: 512, margin: 4, level: "M", dark: "#000000", light: "#ffffff" } as const;

export const qrPage = (actions: QrActions) =>
  definePage({
    id: "qr",
    tabs: qrKinds,
    actions,
    shareable: ["text", "phone", "sms", "email", "list"],
    initialForms: ({ t, site }) => qrSamplesOf(t, site.origin),
    besideInitialForms: historyActions,
    after: ({ name }, { lang, path }) => afterHistory({ name, path: localPath(path, lang) }),
    choose: (values, tab) => {
      const fromHistory = historyAction(values);
      if (fromHistory) return fromHistory;
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
            of={QrIsland}
            with={{
              lang,
              texts: textsOf(lang, qrIslandTexts),
              kind,
              method: isSecret ? "post" : "get",
              values: sent.values,
              answer: qrAnswerOf(sent),
              problem: sent.problem,
              isRecorded: view.user !== null,
            }}
          />
          <HistoryPanel kind="qr" view={view} />
        </ToolPage>
      );
    },
  });

function qrAnswerOf({ answer, values }: FormState<Picture>): QrAnswer | null {
  if (!answer) return null;
  const { dark = sampleStyle.dark, light = sampleStyle.light } = values;
  return { ...shownPicture(answer), dark, light };
}

const maxExamples = 50;

/** What the page opens with: its text is the site's own address, which may be whatever name it is asked by. */
const qrExampleOf = memoize((text): Picture | null => {
  const picture = drawSvg(text, sampleStyle);
  return picture.ok ? picture.value : null;
}, maxExamples);

const samplePhone = "0912 345 678";
const sampleEmail = "mai@example.com";

/** What each kind opens with, and its code. */
function qrSamplesOf(t: Localize, origin: string) {
  const wifi = { ssid: "Cafe Sen", password: "tra-da-vi-he", security: "WPA", hidden: false } as const;
  const contact = { name: "Trần Thị Mai", phone: samplePhone, email: sampleEmail, organization: "Cafe Sen" };
  const sms = { phone: samplePhone, message: t("qr.sample.message") };
  const letter = { email: sampleEmail, subject: t("qr.sample.subject"), body: t("qr.sample.message") };
  const { hidden: _hidden, ...network } = wifi;
  return {
    text: { values: { text: origin }, answer: qrExampleOf(origin) },
    wifi: { values: network, answer: qrExampleOf(wifiPayload(wifi)) },
    contact: { values: contact, answer: qrExampleOf(contactPayload(contact)) },
    phone: { values: { phone: samplePhone }, answer: qrExampleOf(phonePayload({ phone: samplePhone })) },
    sms: { values: sms, answer: qrExampleOf(smsPayload(sms)) },
    email: { values: letter, answer: qrExampleOf(emailPayload(letter)) },
  };
}
