import { localPath } from "../core/catalog.ts";
import { textsOf } from "../core/i18n.ts";
import CryptoHashIsland, { cryptoHashIslandTexts } from "../islands/crypto-hash.tsx";
import CryptoJwtIsland, { cryptoJwtIslandTexts } from "../islands/crypto-jwt.tsx";
import CryptoPasswordIsland, { cryptoPasswordIslandTexts } from "../islands/crypto-password.tsx";
import CryptoUuidIsland, { cryptoUuidIslandTexts } from "../islands/crypto-uuid.tsx";
import TabSwitchIsland from "../islands/tab-switch.tsx";
import { Island } from "../ssr/island.tsx";
import { type FormValues, type View, definePage } from "../ssr/page.ts";
import type { CryptoActions } from "../tools/crypto/actions.ts";
import { type CryptoTab, cryptoTabs } from "../tools/crypto/names.ts";
import { ToolPage } from "../ui/tool-page.tsx";

type CryptoView = View<CryptoActions>;

/** Signed with `your-256-bit-secret`, as it stands on jwt.io. */
const sampleToken =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c";

const cryptoForms = {
  password: { values: { lower: "on", upper: "on", digits: "on", symbols: "on" }, isExample: true },
  passphrase: { values: { words: "6" }, isExample: true },
  hash: { values: { text: "hello", algo: "sha256" } },
  jwt: { values: { token: sampleToken } },
  uuid: { values: { version: "4" }, isExample: true },
} as const;

const chosenAction = (formValues: FormValues, tab: string): keyof CryptoActions | null => {
  if (tab === "password")
    return formValues["action"] === "passphrase" || "words" in formValues ? "passphrase" : "password";
  if (tab === "uuid")
    return formValues["action"] === "decodeUuid" || "uuid" in formValues ? "decodeUuid" : "uuid";
  return tab === "hash" || tab === "jwt" ? tab : null;
};

export const cryptoPage = (actions: CryptoActions) =>
  definePage({
    id: "crypto",
    tabs: cryptoTabs,
    actions,
    isPrivate: true,
    choose: chosenAction,
    initialForms: () => cryptoForms,
    view: (pageView) => {
      const { lang, t, path, tab: currentTab } = pageView;
      const tabs = cryptoTabs.map((id) => ({ id, label: t(`crypto.tab.${id}`) }));
      return (
        <ToolPage id="crypto" lang={lang}>
          <Island
            name="tab-switch"
            of={TabSwitchIsland}
            with={{ path: localPath(path, lang), label: t("crypto.tabs"), current: currentTab, tabs }}
          />
          {cryptoTabs.map((id) => (
            <div key={id} id={`panel-${id}`} hidden={id !== currentTab}>
              {cryptoPanels[id](pageView)}
            </div>
          ))}
        </ToolPage>
      );
    },
  });

/** All four stand in the page, so that a tab changes without loading and nothing typed is lost. */
const cryptoPanels: Record<CryptoTab, (view: CryptoView) => React.ReactNode> = {
  password: ({ lang, state }) => (
    <Island
      name="crypto-password"
      of={CryptoPasswordIsland}
      with={{
        lang,
        texts: textsOf(lang, cryptoPasswordIslandTexts),
        password: state("password"),
        passphrase: state("passphrase"),
      }}
    />
  ),
  hash: ({ lang, state }) => (
    <Island
      name="crypto-hash"
      of={CryptoHashIsland}
      with={{
        lang,
        texts: textsOf(lang, cryptoHashIslandTexts),
        ...state("hash"),
      }}
    />
  ),
  jwt: ({ lang, state }) => (
    <Island
      name="crypto-jwt"
      of={CryptoJwtIsland}
      with={{ lang, texts: textsOf(lang, cryptoJwtIslandTexts), ...state("jwt") }}
    />
  ),
  uuid: ({ lang, state }) => {
    const generatedForm = state("uuid");
    const decodedForm = state("decodeUuid");
    return (
      <Island
        name="crypto-uuid"
        of={CryptoUuidIsland}
        with={{
          lang,
          texts: textsOf(lang, cryptoUuidIslandTexts),
          values: { ...generatedForm.values, ...decodedForm.values },
          answer: generatedForm.answer ?? decodedForm.answer,
          isExample: generatedForm.isExample ?? false,
          problem: generatedForm.problem ?? decodedForm.problem,
        }}
      />
    );
  },
};
