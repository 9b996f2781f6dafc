import type { ReactNode } from "react";
import { localPath } from "#core/pages.ts";
import { pathOf, tools } from "#tools/catalog.ts";
import { groups } from "#core/tool.ts";
import type { ApiPart, DocumentedCall } from "#tools/documented-call.ts";
import { type MessageKey, readMessage } from "#core/i18n.ts";
import { canSignIn } from "#core/site.ts";
import { keyLimitFactor } from "#core/limits.ts";
import { failureCodes, statusOf } from "#core/problem.ts";
import { PageCommandLine } from "#ssr/command.tsx";
import { maxKeys } from "#tools/account/schema.ts";
import { Icon } from "#ui/icon.tsx";
import { Assistants } from "./assistants.tsx";
import type { ApiView } from "./try-form.tsx";

const sentenceKey = (failureCode: (typeof failureCodes)[number]): MessageKey => `problem.${failureCode}`;

function OverviewPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function ToolList({ calls, view }: { calls: readonly DocumentedCall[]; view: ApiView }) {
  const { t, lang, path } = view;
  const countCalls = (apiPart: ApiPart) =>
    calls.filter((documentedCall) => documentedCall.part === apiPart).length;
  const partAddress = (apiPart: ApiPart) => `${localPath(path, lang)}?tab=${apiPart}`;
  return (
    <>
      {groups.map((toolGroup) => (
        <div key={toolGroup}>
          <h3>{t(`group.${toolGroup}`)}</h3>
          <ul className="tiles">
            {tools
              .filter((tool) => tool.group === toolGroup)
              .map((tool) => (
                <li key={tool.id} data-group={toolGroup}>
                  <a className="tile" href={partAddress(tool.id)}>
                    <Icon name={tool.icon} />
                    <strong>{t(tool.short)}</strong>
                    <span>{t("api.count", { count: countCalls(tool.id) })}</span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p className="tips">
        <a href={partAddress("account")}>{t("api.account")}</a>: {t("api.account.line")}
      </p>
    </>
  );
}

function Pictures({ view: { t, lang, site } }: { view: ApiView }) {
  const { origin } = site;
  const pictureCommand = (commandText: string) => <PageCommandLine lang={lang} command={commandText} />;
  return (
    <OverviewPart id="pictures" title={t("api.pictures")}>
      <p>{t("api.pictures.body")}</p>
      <p>{t("api.pictures.vietqr")}</p>
      {pictureCommand(
        `curl -o vietqr.png '${origin}/vietqr/VCB-0123456789.png?amount=79000&info=Don%20hang%2012&name=NGUYEN%20VAN%20A&template=card'`,
      )}
      <p>{t("api.pictures.qr")}</p>
      {pictureCommand(`curl -o qr.svg '${origin}/qr.svg?text=https%3A%2F%2Fexample.com%2F'`)}
      <h3 id="vietqr-io">{t("api.vietqrIo")}</h3>
      <p>{t("api.vietqrIo.body")}</p>
      <p className="hint">{t("api.vietqrIo.old")}</p>
      <pre className="output" translate="no">
        {"https://img.vietqr.io/image/vietinbank-113366668888-compact2.jpg?amount=790000"}
      </pre>
      <p className="hint">{t("api.vietqrIo.new")}</p>
      <pre
        className="output"
        translate="no"
      >{`${origin}/image/vietinbank-113366668888-compact2.jpg?amount=790000`}</pre>
      {pictureCommand(
        `curl '${origin}/api/vietqr/v2/generate' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"accountNo":"113366668888","acqId":"970415","amount":79000,"addInfo":"Ung Ho Quy Vac Xin","template":"compact"}'`,
      )}
    </OverviewPart>
  );
}

function Problems({ view: { t, lang } }: { view: ApiView }) {
  return (
    <OverviewPart id="problems" title={t("api.problems")}>
      <p>{t("api.problems.body")}</p>
      <dl>
        {failureCodes.map((failureCode) => (
          <div key={failureCode} id={failureCode}>
            <dt>
              <code>{`${statusOf(failureCode)} ${failureCode}`}</code>
            </dt>
            <dd>{readMessage(lang, { key: sentenceKey(failureCode) })}</dd>
          </div>
        ))}
      </dl>
    </OverviewPart>
  );
}

const Keys = ({ view: { t, lang, site } }: { view: ApiView }) => (
  <>
    <p>{t("api.keys.body", { max: maxKeys, factor: keyLimitFactor })}</p>
    <PageCommandLine
      lang={lang}
      command={`curl '${site.origin}/api/links' \\\n  -H "Authorization: Bearer $KEY"`}
    />
    <p>
      <a className="button quiet" href={localPath(pathOf("account"), lang)}>
        {t("api.keys.open")}
      </a>
    </p>
  </>
);

/** How the API is used at all, and where each tool's calls are. */
export function Overview({ calls, view }: { calls: readonly DocumentedCall[]; view: ApiView }) {
  const { t, lang, site } = view;
  const { origin } = site;
  const short = ["cors", "limits", "repeating", "caching", "language"] as const;
  return (
    <div className="prose wide api">
      <OverviewPart id="start" title={t("api.start")}>
        <p>{t("api.start.body")}</p>
        <PageCommandLine
          lang={lang}
          command={`curl '${origin}/api/crypto/uuid/generate?version=7&count=3' \\\n  -H 'Accept: text/plain'`}
        />
      </OverviewPart>
      <OverviewPart id="calls" title={t("api.byTool")}>
        <ToolList calls={calls} view={view} />
      </OverviewPart>
      <Pictures view={view} />
      <OverviewPart id="keys" title={t("api.keys")}>
        {canSignIn(site) ? <Keys view={view} /> : <p>{t("sign-in.off")}</p>}
      </OverviewPart>
      {short.map((id) => (
        <OverviewPart key={id} id={id} title={t(`api.${id}`)}>
          <p>{t(`api.${id}.body`)}</p>
        </OverviewPart>
      ))}
      <OverviewPart id="machines" title={t("api.machines")}>
        <p>{t("api.machines.body")}</p>
        <p>
          <a href="/api/openapi.json">/api/openapi.json</a>
        </p>
        <pre
          className="output"
          translate="no"
        >{`npx openapi-typescript@6 ${origin}/api/openapi.json -o api.ts`}</pre>
      </OverviewPart>
      <Assistants view={view} />
      <Problems view={view} />
    </div>
  );
}
