import type { FormState } from "#client/state.ts";
import type { Localize } from "#core/i18n.ts";
import { type ReportKind, maxCommentLength, reportReasons } from "#tools/reports/schema.ts";
import { Select, TextArea } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { Refusal } from "./result.tsx";

type ReportFormProps = {
  readonly t: Localize;
  readonly kind: ReportKind;
  /** A link's code or a note's public key. */
  readonly target: string;
  readonly state: FormState<unknown>;
  /** The visitor comes back from sending it. */
  readonly isSent: boolean;
};

/** Where a visitor tells the operator that a link or a note is abused; closed until somebody wants it. */
export function ReportForm({ t, kind, target, state: { values, problem }, isSent }: ReportFormProps) {
  if (isSent)
    return (
      <section id="report" className="panel success" aria-labelledby="thanks">
        <h2 id="thanks">
          <Icon name="circle-check" />
          {t("reports.thanks")}
        </h2>
        <p>{t("reports.received")}</p>
      </section>
    );
  return (
    <details id="report" className="options" open={problem !== null}>
      <summary>{t(`reports.${kind}`)}</summary>
      <form method="post" className="panel" aria-label={t(`reports.${kind}`)}>
        {problem && !problem.errors && <Refusal problem={problem} />}
        <p className="hint">{t("reports.lead")}</p>
        <input type="hidden" name="action" value="report" />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="target" value={target} />
        <Select
          texts={{ "ui.choose": t("ui.choose") }}
          label={t("reports.reason")}
          name="reason"
          required
          defaultValue={values["reason"] ?? ""}
          problem={problem}
          options={[
            { value: "", label: t("reports.reason.choose") },
            ...reportReasons.map((reportReason) => ({
              value: reportReason,
              label: t(`reports.reason.${reportReason}`),
            })),
          ]}
        />
        <TextArea
          label={
            <>
              {t("reports.comment")} <small className="aside">{t("reports.optional")}</small>
            </>
          }
          name="comment"
          rows={3}
          maxLength={maxCommentLength}
          hint={t("reports.comment.hint")}
          defaultValue={values["comment"]}
          problem={problem}
        />
        <button className="button">{t("reports.send")}</button>
      </form>
    </details>
  );
}
