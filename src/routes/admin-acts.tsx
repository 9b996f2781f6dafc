import type { View } from "#ssr/page.ts";
import type { AdminActions, AdminOverview } from "#tools/admin/actions.ts";
import { type AdminAct, maxReasonLength, namedActs } from "#tools/admin/acts.ts";
import { Select, TextField } from "#ui/field.tsx";

export type AdminView = View<Pick<AdminActions, "act">, AdminOverview>;

/** What a button beside a row does; a host is blocked by its name only. */
type RowAct = Exclude<AdminAct, "blockHost">;
type ActTarget = { readonly target: string; readonly kind?: string; readonly why?: string };

/** Buttons that act on what stands beside them. */
export function ActForms({
  view: { t },
  acts,
  target,
}: {
  view: AdminView;
  acts: readonly RowAct[];
  target: ActTarget;
}) {
  return (
    <form method="post" className="actions" action="?">
      {Object.entries(target).map(([targetField, targetValue]) => (
        <input key={targetField} type="hidden" name={targetField} value={targetValue} />
      ))}
      {acts.map((adminAct) => (
        <button
          key={adminAct}
          className={adminAct.startsWith("remove") ? "button quiet danger" : "button quiet"}
          name="act"
          value={adminAct}
          aria-label={`${t(`admin.act.${adminAct}`)}: ${target.target}`}
        >
          {t(`admin.act.${adminAct}`)}
        </button>
      ))}
    </form>
  );
}

/** What an operator names the target of: a host, a key, an address, an id. */
export function NamedActs({ view: { t, state } }: { view: AdminView }) {
  const { problem, values } = state("act");
  const chosenAct = namedActs.find((adminAct) => adminAct === values["act"]);
  const ownProblem = chosenAct && problem ? problem : null;
  const errors = ownProblem?.errors?.map((error) => ({ ...error, path: "target" }));
  return (
    <section className="panel" aria-labelledby="named-acts">
      <h2 id="named-acts">{t("admin.acts")}</h2>
      <form method="post" className="stack">
        <Select
          texts={{ "ui.choose": t("ui.choose") }}
          label={t("admin.what")}
          name="act"
          defaultValue={chosenAct ?? namedActs[0]}
          options={namedActs.map((adminAct) => ({ value: adminAct, label: t(`admin.acts.${adminAct}`) }))}
        />
        <TextField
          label={t("admin.target")}
          name="target"
          hint={t("admin.acts.hint")}
          required
          defaultValue={chosenAct && values["target"]}
          problem={ownProblem && errors ? { ...ownProblem, errors } : null}
        />
        <TextField
          label={t("admin.why")}
          name="why"
          maxLength={maxReasonLength}
          defaultValue={chosenAct && values["why"]}
        />
        <button className="button">{t("admin.acts.do")}</button>
      </form>
    </section>
  );
}
