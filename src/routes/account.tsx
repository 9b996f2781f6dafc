import { knownUser } from "../core/action.ts";
import { localPath, pathOf } from "../core/catalog.ts";
import { formatDateTime } from "../core/format.ts";
import { type PageLoad, type View, definePage } from "../ssr/page.ts";
import type { AccountActions } from "../tools/account/actions.ts";
import { keyScopes } from "../tools/account/names.ts";
import type { ApiKey } from "../tools/account/schema.ts";
import { Select, TextField } from "../ui/field.tsx";
import { IdempotencyKey } from "../ui/idempotency-key.tsx";
import { SignInFirst } from "../ui/sign-in-first.tsx";
import { Refusal } from "../ui/result.tsx";

type AccountPageActions = Pick<AccountActions, "createKey" | "removeKey">;
type AccountPageData = { readonly keys: readonly ApiKey[] };

/** A user's keys for programs; a new one is shown by the answer to its form, and never again. */
export const accountPage = ({ listKeys, createKey, removeKey }: AccountActions) => {
  async function load({ run, caller }: Pick<PageLoad, "run" | "caller">): Promise<AccountPageData> {
    const keys = knownUser(caller) ? await run(listKeys, {}) : null;
    return { keys: keys?.ok ? keys.value.data : [] };
  }

  return definePage({
    id: "account",
    actions: { createKey, removeKey },
    isHidden: true,
    isPrivate: true,
    choose: ({ action }) => (action === "removeKey" ? "removeKey" : "createKey"),
    after: ({ name, outcome }, { lang }) =>
      name === "removeKey" && outcome.ok ? `${localPath("/account", lang)}#keys` : null,
    load,
    view: (view) =>
      view.user ? (
        <ApiKeys view={view} />
      ) : (
        <SignInFirst lang={view.lang} site={view.site} reason={view.t("account.signInFirst")} />
      ),
  });
};

type AccountViewProps = { readonly view: View<AccountPageActions, AccountPageData> };

function ApiKeys({ view }: AccountViewProps) {
  const { t, lang, state } = view;
  const { answer } = state("createKey");
  return (
    <div className="stack">
      <p className="lead">{t("keys.lead")}</p>
      {answer && (
        <section className="panel success" aria-labelledby="new-key">
          <h2 id="new-key">{t("keys.created")}</h2>
          <p>{t("keys.once")}</p>
          <p className="code">{answer.key}</p>
        </section>
      )}
      <NewKeyForm view={view} />
      <KeyList view={view} />
      <a className="button quiet" href={localPath(pathOf("own-data"), lang)}>
        {t("account.data")}
      </a>
    </div>
  );
}

function NewKeyForm({ view: { t, idempotencyKey, state } }: AccountViewProps) {
  const { values, problem, answer } = state("createKey");
  return (
    <form method="post" className="panel tool" aria-label={t("keys.form")}>
      <IdempotencyKey value={idempotencyKey} />
      {problem && !problem.errors && <Refusal problem={problem} />}
      <TextField
        label={t("keys.name")}
        name="name"
        required
        hint={t("keys.name.hint")}
        defaultValue={answer ? "" : values["name"]}
        problem={problem}
      />
      <Select
        label={t("keys.scopes")}
        name="scopes"
        problem={problem}
        options={[
          { value: keyScopes.join(","), label: t("keys.scope.all") },
          ...keyScopes.map((value) => ({ value, label: t(`keys.scope.${value}`) })),
        ]}
      />
      <button className="button" name="action" value="createKey">
        {t("keys.create")}
      </button>
    </form>
  );
}

function KeyList({ view: { t, data, state } }: AccountViewProps) {
  const { problem } = state("removeKey");
  return (
    <section id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">{t("keys.title")}</h2>
      {problem && <Refusal problem={problem} />}
      {data.keys.length === 0 && <p className="empty">{t("keys.none")}</p>}
      <ul className="entries">
        {data.keys.map(({ id, name, scopes, created_at, last_used }) => (
          <li key={id} className="entry">
            <strong>{name}</strong>
            <p className="hint">
              {scopes.map((scope) => t(`keys.scope.${scope}`)).join(" · ")} ·{" "}
              {t("keys.madeAt", { time: formatDateTime(new Date(created_at)) })} ·{" "}
              {last_used ? t("keys.used", { day: last_used }) : t("keys.unused")}
            </p>
            <form method="post">
              <input type="hidden" name="id" value={id} />
              <button
                className="button quiet danger"
                name="action"
                value="removeKey"
                aria-label={t("keys.revokeNamed", { name })}
              >
                {t("keys.revoke")}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
