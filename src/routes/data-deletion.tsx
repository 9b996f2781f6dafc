import { Icon } from "#ui/icon.tsx";
import { localPath } from "#core/pages.ts";
import { type View, definePage } from "#ssr/page.ts";
import type { AccountActions } from "#tools/account/actions.ts";
import type { DataDeletionActions } from "#tools/data-deletion/actions.ts";
import { Checkbox, TextField } from "#ui/field.tsx";
import { IdempotencyKey } from "#ui/idempotency-key.tsx";
import { Refusal } from "#ui/result.tsx";

type DeletionPageActions = DataDeletionActions & Pick<AccountActions, "remove">;

const deletionSteps = [1, 2, 3] as const;
const dataKinds = [1, 2, 3, 4] as const;
const maxCodeLength = 64;

/** The form answers with a redirect to its code's address, so the confirmation can be saved and opened again. */
export const dataDeletionPage = (deletion: Omit<DeletionPageActions, "remove">, { remove }: AccountActions) =>
  definePage({
    id: "data-deletion",
    actions: { ...deletion, remove },
    shareable: ["find"],
    choose: ({ action, code }) => (action === "remove" ? "remove" : code === undefined ? "request" : "find"),
    after: ({ name, outcome }, { lang }) => {
      if (name === "find" || !outcome.ok) return null;
      const confirmationCode = outcome.value.confirmation_code;
      return `${localPath("/data-deletion", lang)}?code=${encodeURIComponent(confirmationCode)}`;
    },
    view: (pageView) => {
      const { t, site } = pageView;
      return (
        <>
          <p className="lead">{t("data-deletion.lead")}</p>
          {pageView.query.get("code") ? <DeletionReceipt view={pageView} /> : <RequestForm view={pageView} />}
          {pageView.user && <OwnData view={pageView} />}
          <div className="prose">
            <h2>{t("data-deletion.steps")}</h2>
            <ol>
              {deletionSteps.map((deletionStep) => (
                <li key={deletionStep}>{t(`data-deletion.step.${deletionStep}`)}</li>
              ))}
            </ol>
            <h2>{t("data-deletion.what")}</h2>
            <ul>
              {dataKinds.map((dataKind) => (
                <li key={dataKind}>{t(`data-deletion.what.${dataKind}`)}</li>
              ))}
            </ul>
            <h2>{t("data-deletion.provider")}</h2>
            <p>{t("data-deletion.providerBody")}</p>
            <h2>{t("data-deletion.contact")}</h2>
            <p>
              {site.contactEmail
                ? t("data-deletion.contactBody", { email: site.contactEmail })
                : t("data-deletion.noContact")}
            </p>
          </div>
        </>
      );
    },
  });

function DeletionReceipt({ view: { t, lang, query, state } }: { view: View<DeletionPageActions> }) {
  const isCompleted = state("find").answer?.isCompleted;
  return (
    <section className="panel success" aria-labelledby="receipt">
      <h2 id="receipt">
        <Icon name="circle-check" />
        {t(isCompleted ? "data-deletion.deleted" : "data-deletion.done")}
      </h2>
      <p>{t(isCompleted ? "data-deletion.deletedBody" : "data-deletion.doneBody")}</p>
      <p className="code">{query.get("code")?.slice(0, maxCodeLength)}</p>
      <a className="button quiet" href={localPath("/data-deletion", lang)}>
        {t("data-deletion.another")}
      </a>
    </section>
  );
}

function RequestForm({ view }: { view: View<DeletionPageActions> }) {
  const { t, user } = view;
  const { values, problem } = view.state("request", { email: user?.email ?? "" });
  return (
    <form method="post" className="panel tool" aria-label={t("data-deletion.form")}>
      <IdempotencyKey value={view.idempotencyKey} />
      {problem && !problem.errors && <Refusal problem={problem} />}
      <TextField
        label={t("data-deletion.email")}
        name="email"
        type="email"
        autoComplete="email"
        required
        readOnly={user !== null}
        defaultValue={values["email"]}
        problem={problem}
      />
      <button className="button">{t("data-deletion.send")}</button>
    </form>
  );
}

/** What a visitor who is signed in does at once, without asking anybody. */
function OwnData({ view: { t, lang } }: { view: View<DeletionPageActions> }) {
  return (
    <section className="panel own-data" aria-labelledby="own-data">
      <h2 id="own-data">{t("data-deletion.own")}</h2>
      <p>{t("data-deletion.export")}</p>
      <a className="button quiet" href="/api/account/export" download>
        <Icon name="download" />
        {t("data-deletion.export.get")}
      </a>
      <p>{t("data-deletion.keys")}</p>
      <a className="button quiet" href={localPath("/account", lang)}>
        {t("account.label")}
      </a>
      <p>{t("data-deletion.remove")}</p>
      <form method="post">
        <Checkbox label={t("data-deletion.remove.sure")} required />
        <button className="button danger" name="action" value="remove">
          <Icon name="trash" />
          {t("data-deletion.remove.now")}
        </button>
      </form>
    </section>
  );
}
