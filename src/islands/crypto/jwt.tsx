import { useRef } from "react";
import type { IslandProps } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import { formatDateTime } from "#core/format.ts";
import type { IslandTexts } from "#core/i18n.ts";
import jwtCalls from "#tools/crypto/jwt-calls.ts";
import { lifeOf } from "#tools/crypto/jwt-times.ts";
import type { Jwt } from "#tools/crypto/schema.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { CopyIcon } from "#ui/copy-button.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { Facts } from "#ui/facts.tsx";
import { TextArea, errorFor, fieldsOf } from "#ui/field.tsx";
import { visibleJson } from "#core/visible-text.ts";
import { OutputBlock } from "#ui/result.tsx";
import { Submit } from "#ui/submit.tsx";
import { TextFile } from "#ui/text-file.tsx";
import { Warning } from "#ui/warning.tsx";
import { ToolForm } from "#ui/tool-form.tsx";

type JwtTexts = IslandTexts<"crypto">;

export type CryptoJwtIslandProps = IslandProps<"crypto", Jwt>;

export default function CryptoJwtIsland(props: CryptoJwtIslandProps) {
  const { texts, values } = props;
  const token = useRef<HTMLTextAreaElement>(null);
  const jwtCall = useToolCall(jwtCalls.jwt, props);
  const field = fieldsOf({ values, problem: jwtCall.problem });
  const declared = declaredFields({ id: "crypto.jwt" }, jwtCalls.jwt, {
    texts,
    values,
    problem: jwtCall.problem,
  });
  return (
    <ToolForm
      call={jwtCall}
      texts={texts}
      action="?tab=jwt#result-jwt"
      fields={
        <>
          <TextFile fieldRef={token} texts={texts} />
          <TextArea ref={token} label={texts["crypto.jwt.token"]} {...field("token")} required />
        </>
      }
      options={
        <>
          <details className="options" open={Boolean(values["key"] || errorFor(jwtCall.problem, "key"))}>
            <summary>{texts["crypto.jwt.options"]}</summary>
            <TextArea
              label={texts["crypto.jwt.key"]}
              hint={texts["crypto.jwt.key.hint"]}
              rows={3}
              {...field("key")}
            />
            {declared("key_encoding")}
          </details>
          <Submit call={jwtCall} texts={texts}>
            {texts["crypto.jwt.decode"]}
          </Submit>
        </>
      }
      id="result-jwt"
      title={texts["crypto.result"]}
      busyText={texts["crypto.busy"]}
      empty={<Empty icon="file-braces">{texts["crypto.empty"]}</Empty>}
    >
      {(jwt) => <JwtFacts jwt={jwt} token={String((jwtCall.body ?? values)["token"])} texts={texts} />}
    </ToolForm>
  );
}

const claimTime = (iso: string | null) =>
  iso && (
    <time dateTime={iso} suppressHydrationWarning>
      {formatDateTime(new Date(iso))}
    </time>
  );

/** A claim that names somebody, or several; null for anything else. */
const claimText = (claim: unknown) => {
  const names: unknown[] = [claim].flat();
  return names.every((name) => typeof name === "string") && names.join(", ");
};

/** The groups of tools in whose tints the parts of a token stand: its header, its payload and its signature. */
const partTints = ["language", "security", "network"] as const;

/** The verdict first: on the signature where a key was given, else on how long the token is good for. */
function JwtFacts({ jwt, token, texts }: { jwt: Jwt; token: string; texts: JwtTexts }) {
  const { alg } = jwt.header;
  const { iss, sub, aud } = jwt.payload;
  const verdict = jwt.verdict ?? (jwt.signature === "" ? "unsigned" : "none");
  const life = lifeOf(jwt);
  const ofSignature = `${texts["crypto.jwt.verdict"]}: ${texts[`crypto.jwt.verdict.${verdict}`]}`;
  const ofLife = texts[`crypto.jwt.${life}`];
  const isChecked = verdict !== "none";
  const isGood = life !== "expired" && verdict === "valid";
  return (
    <>
      <AnswerValue
        tone={isGood ? "good" : isChecked || life === "expired" ? "bad" : "plain"}
        texts={texts}
        sentence={isChecked ? ofLife : ofSignature}
      >
        {isChecked ? ofSignature : ofLife}
      </AnswerValue>
      <p className="code">
        {token.split(".").map((part, at) => (
          <span key={partTints[at]} data-group={partTints[at]}>
            {at > 0 ? `.${part}` : part}
          </span>
        ))}
      </p>
      <Facts
        caption={texts["crypto.result"]}
        facts={[
          {
            label: texts["crypto.jwt.key"],
            value: jwt.key_kind === "oct" ? texts["crypto.hash.key"] : jwt.key_kind,
          },
          { label: texts["crypto.jwt.algorithm"], value: typeof alg === "string" ? alg : null },
          { label: texts["crypto.jwt.issuer"], value: claimText(iss) },
          { label: texts["crypto.jwt.subject"], value: claimText(sub) },
          { label: texts["crypto.jwt.audience"], value: claimText(aud) },
          { label: texts["crypto.jwt.issued"], value: claimTime(jwt.issued_at) },
          { label: texts["crypto.jwt.notBefore"], value: claimTime(jwt.not_before) },
          { label: texts["crypto.jwt.expires"], value: claimTime(jwt.expires_at) },
        ]}
      />
      <JwtPart title={texts["crypto.jwt.header"]} tint="language" texts={texts}>
        {visibleJson(JSON.stringify(jwt.header, null, 2))}
      </JwtPart>
      <JwtPart title={texts["crypto.jwt.payload"]} tint="security" texts={texts}>
        {visibleJson(JSON.stringify(jwt.payload, null, 2))}
      </JwtPart>
      {jwt.warnings.map((name) => (
        <Warning key={name}>{texts[`crypto.jwt.warning.${name}`]}</Warning>
      ))}
    </>
  );
}

function JwtPart({
  title,
  tint,
  children,
  texts,
}: {
  title: string;
  tint: string;
  children: string;
  texts: JwtTexts;
}) {
  return (
    <>
      <h3 data-group={tint}>{title}</h3>
      <div className="line">
        <OutputBlock label={title}>{children}</OutputBlock>
        <CopyIcon text={children} texts={texts} />
      </div>
    </>
  );
}
