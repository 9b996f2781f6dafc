import type { View } from "../ssr/page.ts";
import type { AdminActions, AdminOverview } from "../tools/admin/actions.ts";
import { maxReasonLength, namedActs } from "../tools/admin/names.ts";
import { Select, TextField } from "../ui/field.tsx";

export type AdminView = View<Pick<AdminActions, "act">, AdminOverview>;

/** What an operator names the target of: a host, a key, an address, an id. */
export function NamedActs({ view: { t, state } }: { view: AdminView }) {
  const { problem, values } = state("act");
  const chosen = namedActs.find((act) => act === values["act"]);
  const own = chosen && problem ? problem : null;
  const errors = own?.errors?.map((error) => ({ ...error, path: "target" }));
  return (
    <section className="panel" aria-labelledby="named-acts">
      <h2 id="named-acts">{t("admin.acts")}</h2>
      <form method="post" className="stack">
        <Select
          label={t("admin.what")}
          name="act"
          defaultValue={chosen ?? namedActs[0]}
          options={namedActs.map((act) => ({ value: act, label: t(`admin.acts.${act}`) }))}
        />
        <TextField
          label={t("admin.target")}
          name="target"
          hint={t("admin.acts.hint")}
          required
          defaultValue={chosen && values["target"]}
          problem={own && errors ? { ...own, errors } : null}
        />
        <TextField
          label={t("admin.why")}
          name="why"
          maxLength={maxReasonLength}
          defaultValue={chosen && values["why"]}
        />
        <button className="button">{t("admin.acts.do")}</button>
      </form>
    </section>
  );
}
