import { knownUser } from "#core/action.ts";
import { localPath } from "#core/pages.ts";
import { pathOf } from "#tools/catalog.ts";
import { formatDateTime } from "#core/format.ts";
import { type PageLoad, type View, definePage } from "#ssr/page.ts";
import type { AccountActions } from "#tools/account/actions.ts";
import { keyScopes } from "#core/tool.ts";
import type { AccountSession, ApiKey } from "#tools/account/schema.ts";
import { Select, TextField } from "#ui/field.tsx";
import { IdempotencyKey } from "#ui/idempotency-key.tsx";
import { SignInFirst } from "#ui/sign-in-first.tsx";
import { Refusal } from "#ui/result.tsx";

type AccountPageActions = Pick<
  AccountActions,
  "createKey" | "removeKey" | "endSession" | "signOutEverywhere"
>;
type AccountPageData = { readonly keys: readonly ApiKey[]; readonly sessions: readonly AccountSession[] };

/** Where a user is signed in, and their keys for programs; a new one is shown by the answer to its form, and never again. */
export const accountPage = (actions: AccountActions) => {
  const { listKeys, listSessions, createKey, removeKey, endSession, signOutEverywhere } = actions;
  const pageActions = { createKey, removeKey, endSession, signOutEverywhere };

  async function load({ run, caller }: Pick<PageLoad, "run" | "caller">): Promise<AccountPageData> {
    if (!knownUser(caller)) return { keys: [], sessions: [] };
    const [keys, sessions] = [await run(listKeys, {}), await run(listSessions, {})];
    return { keys: keys.ok ? keys.value.data : [], sessions: sessions.ok ? sessions.value.data : [] };
  }

  return definePage({
    id: "account",
    actions: pageActions,
    isHidden: true,
    isPrivate: true,
    choose: ({ action = "" }) =>
      action === "removeKey" || action === "endSession" || action === "signOutEverywhere"
        ? action
        : "createKey",
    after: ({ name, outcome }, { lang }) => {
      if (!outcome.ok || name === "createKey") return null;
      if (name === "signOutEverywhere") return localPath("/", lang);
      return `${localPath("/account", lang)}#${name === "removeKey" ? "keys" : "sessions"}`;
    },
    load,
    view: (view) =>
      view.user ? (
        <div className="stack">
          <p className="lead">{view.t("account.lead")}</p>
          <SessionList view={view} />
          <ApiKeys view={view} />
          <a className="button quiet" href={localPath(pathOf("own-data"), view.lang)}>
            {view.t("account.data")}
          </a>
        </div>
      ) : (
        <SignInFirst lang={view.lang} site={view.site} reason={view.t("account.signInFirst")} />
      ),
  });
};

type AccountViewProps = { readonly view: View<AccountPageActions, AccountPageData> };

/** A row of a list with what there is to know of it, and the one thing that can be done with it. */
function AccountRow(row: {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly action: keyof AccountPageActions;
  readonly label: string;
  /** Which of the rows it is that something is done with. */
  readonly fullLabel: string;
}) {
  return (
    <li className="entry">
      <strong>{row.title}</strong>
      <p className="hint">{row.facts.join(" · ")}</p>
      <form method="post">
        <input type="hidden" name="id" value={row.id} />
        <button className="button quiet danger" name="action" value={row.action} aria-label={row.fullLabel}>
          {row.label}
        </button>
      </form>
    </li>
  );
}

function SessionList({ view: { t, data, state } }: AccountViewProps) {
  const problem = state("endSession").problem ?? state("signOutEverywhere").problem;
  return (
    <section id="sessions" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t("sessions.title")}</h2>
      {problem && <Refusal problem={problem} />}
      <ul className="entries">
        {data.sessions.map(({ id, device, created_at, last_used, current }) => {
          const title = device ?? t("sessions.unknown");
          const begun = t("sessions.begun", { time: formatDateTime(new Date(created_at)) });
          return (
            <AccountRow
              key={id}
              id={id}
              title={title}
              facts={[...(current ? [t("sessions.current")] : []), begun, t("keys.used", { day: last_used })]}
              action="endSession"
              label={t("sessions.end")}
              fullLabel={t("sessions.endNamed", { name: `${title}, ${begun}` })}
            />
          );
        })}
      </ul>
      <form method="post" className="panel">
        <p className="hint" id="everywhere-hint">
          {t("sessions.everywhere.hint")}
        </p>
        <button
          className="button quiet danger"
          name="action"
          value="signOutEverywhere"
          aria-describedby="everywhere-hint"
        >
          {t("sessions.everywhere")}
        </button>
      </form>
    </section>
  );
}

function ApiKeys({ view }: AccountViewProps) {
  const { t, state } = view;
  const { answer } = state("createKey");
  return (
    <>
      <h2>{t("keys.heading")}</h2>
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
    </>
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
        texts={{ "ui.choose": t("ui.choose") }}
        label={t("keys.scopes")}
        name="scopes"
        defaultValue={values["scopes"]}
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
          <AccountRow
            key={id}
            id={id}
            title={name}
            facts={[
              ...scopes.map((scope) => t(`keys.scope.${scope}`)),
              t("keys.madeAt", { time: formatDateTime(new Date(created_at)) }),
              last_used ? t("keys.used", { day: last_used }) : t("keys.unused"),
            ]}
            action="removeKey"
            label={t("keys.revoke")}
            fullLabel={t("keys.revokeNamed", { name })}
          />
        ))}
      </ul>
    </section>
  );
}
