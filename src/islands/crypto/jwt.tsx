import { useRef } from "react";
import type { IslandProps } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import { formatDateTime } from "#core/format.ts";
import type { IslandTexts } from "#core/i18n.ts";
import jwtCalls from "#tools/crypto/jwt-calls.ts";
import { lifeOf } from "#tools/crypto/jwt-times.ts";
import type { Jwt } from "#tools/crypto/schema.ts";
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
      {(jwt) => <JwtFacts jwt={jwt} texts={texts} />}
    </ToolForm>
  );
}

const claimTime = (iso: string | null) =>
  iso && (
    <time dateTime={iso} suppressHydrationWarning>
      {formatDateTime(new Date(iso))}
    </time>
  );

function JwtFacts({ jwt, texts }: { jwt: Jwt; texts: JwtTexts }) {
  const { alg } = jwt.header;
  const verdict = jwt.verdict ?? (jwt.signature === "" ? "unsigned" : "none");
  return (
    <>
      <Facts
        caption={texts["crypto.result"]}
        facts={[
          { label: texts["crypto.jwt.verdict"], value: texts[`crypto.jwt.verdict.${verdict}`] },
          {
            label: texts["crypto.jwt.key"],
            value: jwt.key_kind === "oct" ? texts["crypto.hash.key"] : jwt.key_kind,
          },
          { label: texts["crypto.jwt.algorithm"], value: typeof alg === "string" ? alg : null },
          { label: texts["crypto.jwt.state"], value: texts[`crypto.jwt.${lifeOf(jwt)}`] },
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
      {jwt.warnings.map((name) => (
        <Warning key={name}>{texts[`crypto.jwt.warning.${name}`]}</Warning>
      ))}
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
        <CopyIcon text={children} texts={texts} />
      </div>
    </>
  );
}
