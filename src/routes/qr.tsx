import { localPath } from "#core/pages.ts";
import { type Localize, textsOf } from "#core/i18n.ts";
import { memoize } from "#core/memoize.ts";
import QrIsland, { qrAnswer, qrIslandTexts } from "#islands/qr.tsx";
import { HistoryPanel, afterHistory, historyAction, historyActions } from "#ssr/history.tsx";
import { Island } from "#ssr/island.tsx";
import { type FormValues, definePage } from "#ssr/page.ts";
import { type Picture, shownPicture } from "#core/picture.ts";
import type { ToolActions } from "#tools/actions.ts";
import { drawQr } from "#tools/qr/draw.ts";
import { type QrKind, qrKinds } from "#tools/qr/schema.ts";
import {
  contactPayload,
  emailPayload,
  eventPayload,
  geoPayload,
  phonePayload,
  smsPayload,
  wifiPayload,
} from "#tools/qr/payloads.ts";
import { Tabs } from "#ui/tabs.tsx";
import { ToolPage } from "#ui/tool-page.tsx";

const sampleStyle = {
  format: "png",
  size: 512,
  margin: 4,
  level: "M",
  dark: "#000000",
  light: "#ffffff",
} as const;

export default (actions: ToolActions["qr"]) =>
  definePage({
    id: "qr",
    tabs: qrKinds,
    actions,
    shareable: ["text", "phone", "sms", "email", "event", "geo", "list"],
    initialForms: ({ t, site }) => qrSamplesOf(t, site.origin),
    taskForm: ({ tab }, values) => ({
      values,
      answer: qrExampleOf(payloadOf(qrKinds.find((kind) => kind === tab) ?? "text", values)),
    }),
    besideInitialForms: historyActions,
    after: ({ name }, { lang, path }) => afterHistory({ name, path: localPath(path, lang) }),
    choose: (formValues, tab) => {
      const fromHistory = historyAction(formValues);
      if (fromHistory) return fromHistory;
      const qrKind = qrKinds.find((knownKind) => knownKind === tab) ?? "text";
      const isFormSent = Object.keys(actions[qrKind].input.properties).some(
        (fieldName) => fieldName in formValues,
      );
      return isFormSent ? qrKind : null;
    },
    view: (pageView) => {
      const { lang, t, path, tab, state } = pageView;
      const qrKind = qrKinds.find((knownKind) => knownKind === tab) ?? "text";
      const sentForm = state(qrKind);
      const isSecret = qrKind === "wifi" || qrKind === "contact";
      return (
        <ToolPage id="qr" lang={lang}>
          <Tabs
            path={localPath(path, lang)}
            label={t("qr.kinds")}
            current={qrKind}
            tabs={qrKinds.map((id) => ({ id, label: t(`qr.kind.${id}`) }))}
          />
          <Island
            name="qr"
            of={QrIsland}
            with={{
              lang,
              texts: textsOf(lang, qrIslandTexts),
              kind: qrKind,
              method: isSecret ? "post" : "get",
              values: sentForm.values,
              answer: sentForm.answer && qrAnswer(shownPicture(sentForm.answer), qrKind, sentForm.values),
              problem: sentForm.problem,
              ...(sentForm.notes && { notes: sentForm.notes }),
              isRecorded: pageView.user !== null,
            }}
          />
          <HistoryPanel kind="qr" view={pageView} />
        </ToolPage>
      );
    },
  });

const maxExamples = 100;

/** What the page opens with: its text is the site's own address, which may be whatever name it is asked by. */
const qrExampleOf = memoize(async (qrText): Promise<Picture | null> => {
  const qrSample = await drawQr(qrText, sampleStyle);
  return qrSample.ok ? qrSample.value : null;
}, maxExamples);

/** What the code of a kind holds, as its form is filled in. */
function payloadOf(kind: QrKind, values: FormValues): string {
  const { text = "", phone = "", message = "", email = "", ...more } = values;
  const {
    name = "",
    organization,
    job,
    subject,
    body,
    ssid = "",
    password,
    title = "",
    start = "",
    place = "",
  } = more;
  const payloads: Record<QrKind, () => string> = {
    text: () => text,
    wifi: () => wifiPayload({ ssid, ...(password && { password }), security: "WPA", hidden: false }),
    contact: () =>
      contactPayload({ name, phone, email, ...(organization && { organization }), ...(job && { job }) }),
    phone: () => phonePayload({ phone }),
    sms: () => smsPayload({ phone, message }),
    email: () => emailPayload({ email, ...(subject && { subject }), ...(body && { body }) }),
    event: () => eventPayload({ title, start }),
    geo: () => geoPayload({ place }),
  };
  return payloads[kind]();
}

const samplePhone = "0912 345 678";
const sampleEmail = "mai@example.com";

/** What each kind opens with, and its code. */
function qrSamplesOf(t: Localize, siteOrigin: string) {
  const wifi = { ssid: "Cafe Sen", password: "tra-da-vi-he", security: "WPA", hidden: false } as const;
  const sampleContact = {
    name: "Trần Thị Mai",
    phone: samplePhone,
    email: sampleEmail,
    organization: "Cafe Sen",
  };
  const sms = { phone: samplePhone, message: t("qr.sample.message") };
  const sampleLetter = { email: sampleEmail, subject: t("qr.sample.subject"), body: t("qr.sample.message") };
  const sampleEvent = {
    title: t("qr.sample.event"),
    start: "2027-12-31T19:00",
    end: "2027-12-31T22:00",
    location: t("qr.sample.location"),
  };
  const samplePlace = { place: "10.7769, 106.7009" };
  const { hidden: _hidden, ...network } = wifi;
  return {
    text: { values: { text: siteOrigin }, answer: qrExampleOf(siteOrigin) },
    wifi: { values: network, answer: qrExampleOf(wifiPayload(wifi)) },
    contact: { values: sampleContact, answer: qrExampleOf(contactPayload(sampleContact)) },
    phone: { values: { phone: samplePhone }, answer: qrExampleOf(phonePayload({ phone: samplePhone })) },
    sms: { values: sms, answer: qrExampleOf(smsPayload(sms)) },
    email: { values: sampleLetter, answer: qrExampleOf(emailPayload(sampleLetter)) },
    event: { values: sampleEvent, answer: qrExampleOf(eventPayload(sampleEvent)) },
    geo: { values: samplePlace, answer: qrExampleOf(geoPayload(samplePlace)) },
  };
}
