import { localPath } from "#core/pages.ts";
import CryptoHashIsland from "#islands/crypto/hash.tsx";
import CryptoJwtIsland from "#islands/crypto/jwt.tsx";
import CryptoPasswordIsland from "#islands/crypto/password.tsx";
import CryptoUuidIsland from "#islands/crypto/uuid.tsx";
import TabSwitchIsland from "#islands/tab-switch.tsx";
import { Island, ToolIsland } from "#ssr/island.tsx";
import { type FormValues, type View, definePage } from "#ssr/page.ts";
import type { ToolActions } from "#tools/actions.ts";
import { type CryptoTab, cryptoTabs, passphraseLengths } from "#tools/crypto/schema.ts";
import { ToolPage } from "#ui/tool-page.tsx";

type CryptoView = View<ToolActions["crypto"]>;

/** Signed with `your-256-bit-secret`, as it stands on jwt.io. */
const sampleToken =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c";

/** Every sign but the first few, as a dot: what everybody sees must be nobody's. */
const masked = (sample: string): string =>
  sample.slice(0, shownSigns) + sample.slice(shownSigns).replace(/[^-]/g, "•");
const shownSigns = 4;

const passwordSample = masked("Kd7#mX2q!Tz8vR4p");
const passphraseSample = masked("thang-moi-xanh-song-hat-lua-que");
const uuidSample = masked("4f1c0d2e-7b3a-4e21-9c58-0a6d2b7e91f3");

const cryptoForms = {
  password: {
    values: { lower: "on", upper: "on", digits: "on", symbols: "on" },
    answer: { password: passwordSample, passwords: [passwordSample], entropy_bits: 0, strength: "weak" },
    isExample: true,
  },
  passphrase: {
    values: { words: String(passphraseLengths.default) },
    answer: {
      passphrase: passphraseSample,
      passphrases: [passphraseSample],
      entropy_bits: 0,
      strength: "weak",
      list_size: 0,
    },
    isExample: true,
  },
  hash: { values: { text: "hello", algo: "sha256", all: "on" } },
  jwt: { values: { token: sampleToken } },
  uuid: {
    values: { version: "4" },
    answer: { uuid: uuidSample, uuids: [uuidSample] },
    isExample: true,
  },
} as const;

const chosenAction = (formValues: FormValues, tab: string): keyof ToolActions["crypto"] | null => {
  if (tab === "password")
    return formValues["action"] === "passphrase" || "words" in formValues ? "passphrase" : "password";
  if (tab === "uuid")
    return formValues["action"] === "decodeUuid" || "uuid" in formValues ? "decodeUuid" : "uuid";
  return tab === "hash" || tab === "jwt" ? tab : null;
};

export default (actions: ToolActions["crypto"]) =>
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
    <ToolIsland
      name="crypto-password"
      area="crypto"
      of={CryptoPasswordIsland}
      lang={lang}
      with={{
        password: state("password"),
        passphrase: state("passphrase"),
      }}
    />
  ),
  hash: ({ lang, state, tab }) => {
    const { answer, ...form } = state("hash");
    // Behind another tab its rows would be a tenth of the page.
    const shown = answer && tab !== "hash" ? { ...answer, digests: [] } : answer;
    return (
      <ToolIsland
        name="crypto-hash"
        area="crypto"
        of={CryptoHashIsland}
        lang={lang}
        with={{ ...form, answer: shown }}
      />
    );
  },
  jwt: ({ lang, state }) => (
    <ToolIsland name="crypto-jwt" area="crypto" of={CryptoJwtIsland} lang={lang} with={state("jwt")} />
  ),
  uuid: ({ lang, state }) => (
    <ToolIsland
      name="crypto-uuid"
      area="crypto"
      of={CryptoUuidIsland}
      lang={lang}
      with={{ made: state("uuid"), read: state("decodeUuid") }}
    />
  ),
};
