import { localPath } from "../core/catalog.ts";
import { type Lang, textsOf, translator } from "../core/i18n.ts";
import CryptoHash, { cryptoHashTexts } from "../islands/crypto-hash.tsx";
import CryptoJwt, { cryptoJwtTexts } from "../islands/crypto-jwt.tsx";
import CryptoPassword, { cryptoPasswordTexts } from "../islands/crypto-password.tsx";
import CryptoUuid, { cryptoUuidTexts } from "../islands/crypto-uuid.tsx";
import TabSwitch from "../islands/tab-switch.tsx";
import { Island } from "../ssr/island.tsx";
import { type FormValues, type View, definePage } from "../ssr/page.ts";
import type { CryptoActions } from "../tools/crypto/actions.ts";
import { bitsOf } from "../tools/crypto/entropy.ts";
import { type CryptoTab, cryptoTabs } from "../tools/crypto/names.ts";
import { entropyOf } from "../tools/crypto/password.ts";
import { decodeUuid } from "../tools/crypto/uuid-decode.ts";
import { words } from "../tools/crypto/wordlist.ts";
import { ToolPage } from "../ui/tool-page.tsx";

type CryptoView = View<CryptoActions>;

/** Signed with `your-256-bit-secret`, as it stands on jwt.io. */
const sampleToken =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c";

const openings = {
  password: { values: { lower: "on", upper: "on", digits: "on", symbols: "on" }, isExample: true },
  hash: { values: { text: "hello", algo: "sha256" } },
  jwt: { values: { token: sampleToken } },
  uuid: { values: { version: "4" }, isExample: true },
} as const;

const namedBy = (values: FormValues, tab: string): keyof CryptoActions | null => {
  if (tab === "password")
    return values["action"] === "passphrase" || "words" in values ? "passphrase" : "password";
  if (tab === "uuid") return values["action"] === "decodeUuid" || "uuid" in values ? "decodeUuid" : "uuid";
  return tab === "hash" || tab === "jwt" ? tab : null;
};

export const cryptoPage = (actions: CryptoActions) =>
  definePage({
    id: "crypto",
    tabs: cryptoTabs,
    actions,
    isPrivate: true,
    choose: namedBy,
    opens: () => openings,
    view: (view) => {
      const { lang, t, path, tab: current } = view;
      const tabs = cryptoTabs.map((id) => ({ id, label: t(`crypto.tab.${id}`) }));
      return (
        <ToolPage id="crypto" lang={lang} example={<Example lang={lang} />}>
          <Island
            name="tab-switch"
            of={TabSwitch}
            with={{ path: localPath(path, lang), label: t("crypto.tabs"), current, tabs }}
          />
          {cryptoTabs.map((id) => (
            <div key={id} id={`panel-${id}`} hidden={id !== current}>
              {panels[id](view)}
            </div>
          ))}
        </ToolPage>
      );
    },
  });

/** All four stand in the page, so that a tab changes without loading and nothing typed is lost. */
const panels: Record<CryptoTab, (view: CryptoView) => React.ReactNode> = {
  password: ({ lang, state }) => {
    const password = state("password");
    const passphrase = state("passphrase");
    return (
      <Island
        name="crypto-password"
        of={CryptoPassword}
        with={{
          lang,
          texts: textsOf(lang, cryptoPasswordTexts),
          password: password.values,
          passphrase: passphrase.values,
          sent: passphrase.problem ? "passphrase" : "password",
          answer: password.answer ?? passphrase.answer,
          isExample: password.isExample ?? false,
          problem: password.problem ?? passphrase.problem,
        }}
      />
    );
  },
  hash: ({ lang, state }) => (
    <Island
      name="crypto-hash"
      of={CryptoHash}
      with={{
        lang,
        texts: textsOf(lang, cryptoHashTexts),
        ...state("hash"),
      }}
    />
  ),
  jwt: ({ lang, state }) => (
    <Island
      name="crypto-jwt"
      of={CryptoJwt}
      with={{ lang, texts: textsOf(lang, cryptoJwtTexts), ...state("jwt") }}
    />
  ),
  uuid: ({ lang, state }) => {
    const made = state("uuid");
    const decoded = state("decodeUuid");
    return (
      <Island
        name="crypto-uuid"
        of={CryptoUuid}
        with={{
          lang,
          texts: textsOf(lang, cryptoUuidTexts),
          values: { ...made.values, ...decoded.values },
          answer: made.answer ?? decoded.answer,
          isExample: made.isExample ?? false,
          problem: made.problem ?? decoded.problem,
        }}
      />
    );
  },
};

function Example({ lang }: { lang: Lang }) {
  const t = translator(lang);
  const uuid = decodeUuid({ uuid: "017f22e2-79b0-7cc3-98c4-dc0c0c07398f" });
  const bits = entropyOf({
    length: 16,
    lower: true,
    upper: true,
    digits: true,
    symbols: true,
    unambiguous: false,
  });
  const phraseBits = bitsOf(BigInt(words.length) ** 6n);
  return (
    <>
      <p>{t("crypto.example.password", { length: 16, bits, words: 6, phraseBits })}</p>
      <p>{t("crypto.example.hash", { text: "hello" })}</p>
      <p className="code">2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824</p>
      {uuid.ok && (
        <p>
          {t("crypto.example.uuid", {
            uuid: uuid.value.uuid,
            version: String(uuid.value.version),
            time: String(uuid.value.time).replace(/T(.*)\.000Z/, " $1 UTC"),
          })}
        </p>
      )}
    </>
  );
}
