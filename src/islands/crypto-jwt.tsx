import { useRef } from "react";
import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import { formatDateTime } from "../core/format.ts";
import type { Texts } from "../core/i18n.ts";
import type { Jwt } from "../tools/crypto/schema.ts";
import { keyEncodings } from "../tools/crypto/names.ts";
import { CopyButton, copyTexts } from "../ui/copy-button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Facts } from "../ui/facts.tsx";
import { Select, TextArea, errorFor } from "../ui/field.tsx";
import { visibleJson } from "../core/visible-text.ts";
import { OutputBlock, ResultPanel } from "../ui/result.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { TextFile, textFileTexts } from "../ui/text-file.tsx";
import { Warning } from "../ui/warning.tsx";

export const cryptoJwtIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...textFileTexts,
  ...copyTexts,
  "crypto.busy",
  "crypto.empty",
  "crypto.result",
  "crypto.jwt.token",
  "crypto.jwt.options",
  "crypto.jwt.key",
  "crypto.jwt.keyHint",
  "crypto.jwt.keyEncoding",
  "crypto.jwt.keyEncoding.text",
  "crypto.jwt.keyEncoding.base64",
  "crypto.jwt.decode",
  "crypto.jwt.algorithm",
  "crypto.jwt.issued",
  "crypto.jwt.notBefore",
  "crypto.jwt.expires",
  "crypto.jwt.state",
  "crypto.jwt.expired",
  "crypto.jwt.current",
  "crypto.jwt.endless",
  "crypto.jwt.verdict",
  "crypto.jwt.verdict.none",
  "crypto.jwt.verdict.valid",
  "crypto.jwt.verdict.invalid",
  "crypto.jwt.verdict.unsigned",
  "crypto.jwt.verdict.wrong_key",
  "crypto.jwt.verdict.weak_key",
  "crypto.jwt.verdict.unsupported",
  "crypto.jwt.warning.unsigned",
  "crypto.jwt.warning.short_secret",
  "crypto.jwt.warning.no_expiry",
  "crypto.jwt.warning.not_yet_valid",
  "crypto.jwt.warning.issued_in_future",
  "crypto.jwt.warning.milliseconds",
  "crypto.jwt.warning.bad_time",
  "crypto.jwt.warning.remote_key",
  "crypto.jwt.warning.critical",
  "crypto.jwt.warning.duplicate_key",
  "crypto.jwt.warning.rounded_number",
  "crypto.jwt.header",
  "crypto.jwt.payload",
  "crypto.jwt.signature",
] as const;

type JwtTexts = Texts<(typeof cryptoJwtIslandTexts)[number]>;

export type CryptoJwtIslandProps = ToolIslandProps<(typeof cryptoJwtIslandTexts)[number], Jwt>;

const jwtOnDevice = () => import("../client/device/jwt.ts");

export default function CryptoJwtIsland({ lang, texts, values, answer, problem }: CryptoJwtIslandProps) {
  const token = useRef<HTMLTextAreaElement>(null);
  const jwtCall = useCall<Jwt>({
    device: jwtOnDevice,
    path: "/crypto/jwt/decode",
    lang,
    texts,
    initial: { answer, problem },
  });
  const field = (name: string) => ({ name, defaultValue: values[name], problem: jwtCall.problem });
  return (
    <div className="tool split">
      <form
        method="post"
        action="?tab=jwt#result-jwt"
        className="panel"
        onSubmit={jwtCall.submit}
        onInput={jwtCall.follow}
      >
        <TextArea ref={token} label={texts["crypto.jwt.token"]} {...field("token")} required />
        <TextFile fieldRef={token} texts={texts} />
        <details className="options" open={Boolean(values["key"] || errorFor(jwtCall.problem, "key"))}>
          <summary>{texts["crypto.jwt.options"]}</summary>
          <TextArea
            label={texts["crypto.jwt.key"]}
            hint={texts["crypto.jwt.keyHint"]}
            rows={3}
            {...field("key")}
          />
          <Select
            label={texts["crypto.jwt.keyEncoding"]}
            {...field("key_encoding")}
            options={keyEncodings.map((value) => ({
              value,
              label: texts[`crypto.jwt.keyEncoding.${value}`],
            }))}
          />
        </details>
        <Submit call={jwtCall} texts={texts}>
          {texts["crypto.jwt.decode"]}
        </Submit>
      </form>
      <ResultPanel
        id="result-jwt"
        title={texts["crypto.result"]}
        isBusy={jwtCall.isBusy}
        busyText={texts["crypto.busy"]}
        problem={jwtCall.problem}
      >
        {jwtCall.answer ? (
          <JwtFacts jwt={jwtCall.answer} texts={texts} />
        ) : (
          <Empty icon="file-braces">{texts["crypto.empty"]}</Empty>
        )}
      </ResultPanel>
      <PlaceNote place={jwtCall.place} texts={texts} />
    </div>
  );
}

const claimTime = (iso: string | null) =>
  iso && (
    <time dateTime={iso} suppressHydrationWarning>
      {formatDateTime(new Date(iso))}
    </time>
  );

function JwtFacts({ jwt, texts }: { jwt: Jwt; texts: JwtTexts }) {
  const state = jwt.expired ? "expired" : jwt.expires_at ? "current" : "endless";
  const { alg } = jwt.header;
  return (
    <>
      {jwt.warnings.map((name) => (
        <Warning key={name}>{texts[`crypto.jwt.warning.${name}`]}</Warning>
      ))}
      <Facts
        caption={texts["crypto.result"]}
        facts={[
          { label: texts["crypto.jwt.verdict"], value: texts[`crypto.jwt.verdict.${jwt.verdict ?? "none"}`] },
          { label: texts["crypto.jwt.algorithm"], value: typeof alg === "string" ? alg : null },
          { label: texts["crypto.jwt.state"], value: texts[`crypto.jwt.${state}`] },
          { label: texts["crypto.jwt.issued"], value: claimTime(jwt.issued_at) },
          { label: texts["crypto.jwt.notBefore"], value: claimTime(jwt.not_before) },
          { label: texts["crypto.jwt.expires"], value: claimTime(jwt.expires_at) },
        ]}
      />
      <JwtPart title={texts["crypto.jwt.header"]} texts={texts}>
        {visibleJson(JSON.stringify(jwt.header, null, 2))}
      </JwtPart>
      <JwtPart title={texts["crypto.jwt.payload"]} texts={texts}>
        {visibleJson(JSON.stringify(jwt.payload, null, 2))}
      </JwtPart>
      {jwt.signature && (
        <JwtPart title={texts["crypto.jwt.signature"]} texts={texts}>
          {jwt.signature}
        </JwtPart>
      )}
    </>
  );
}

function JwtPart({ title, children, texts }: { title: string; children: string; texts: JwtTexts }) {
  return (
    <>
      <h3>{title}</h3>
      <div className="line">
        <OutputBlock label={title}>{children}</OutputBlock>
        <CopyButton text={children} texts={texts} />
      </div>
    </>
  );
}
