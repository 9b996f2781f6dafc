import { localPath } from "#core/pages.ts";
import type { MessageKey } from "#core/i18n.ts";
import { formatDateTime } from "#core/format.ts";
import { visibleText } from "#core/visible-text.ts";
import { definePage } from "#ssr/page.ts";
import { type AuditAct, auditActs } from "#tools/admin/acts.ts";
import type { AdminActions } from "#tools/admin/actions.ts";
import { TextField } from "#ui/field.tsx";
import { Figures } from "#ui/figures.tsx";
import { Records } from "#ui/records.tsx";
import { Refusal } from "#ui/result.tsx";
import { ActForms, type AdminView, NamedActs } from "./admin-acts.tsx";
import { FoundList } from "./admin-found.tsx";

/** The log's acts, which are named by their commands. */
const auditLabels = {
  "links block": "admin.audit.linksBlock",
  "links unblock": "admin.audit.linksUnblock",
  "links remove": "admin.audit.linksRemove",
  block: "admin.acts.blockHost",
  unblock: "admin.audit.unblock",
  "notes remove": "admin.acts.removeNote",
  "mailbox remove": "admin.acts.removeMailbox",
  "users block": "admin.acts.blockUser",
  "users unblock": "admin.acts.unblockUser",
  "reports dismiss": "admin.audit.dismiss",
} as const satisfies Record<AuditAct, MessageKey>;

/** What operators look after; a page that is there for nobody else. */
export const adminPage = ({ act, overview }: AdminActions) =>
  definePage({
    id: "account",
    path: "/admin",
    actions: { act },
    isHidden: true,
    isPrivate: true,
    headers: { "X-Robots-Tag": "noindex" },
    choose: ({ act }) => (act === undefined ? null : "act"),
    load: ({ caller, query }) => overview(caller.user, query.get("q")?.trim() ?? ""),
    after: ({ outcome }, { lang }) => (outcome.ok ? localPath("/admin", lang) : null),
    heading: ({ t }) => ({ label: t("admin.label"), summary: t("admin.lead") }),
    view: (view) => <AdminView view={view} />,
  });

function AdminView({ view }: { view: AdminView }) {
  const { t, data, state } = view;
  const { problem } = state("act");
  return (
    <div className="stack">
      <p className="lead">{t("admin.lead")}</p>
      {problem && <Refusal problem={problem} />}
      <Figures
        figures={[
          { label: t("admin.total.links"), value: data.totals.links },
          { label: t("admin.total.notes"), value: data.totals.notes },
          { label: t("admin.total.mailboxes"), value: data.totals.mailboxes },
          { label: t("admin.total.users"), value: data.totals.users },
          { label: t("admin.total.clicks"), value: data.totals.clicksToday },
        ]}
      />
      <ReportTable view={view} />
      <LinkFinder view={view} />
      <NamedActs view={view} />
      <BlockedHosts view={view} />
      <ClientTable view={view} />
      <AuditTable view={view} />
    </div>
  );
}

function ReportTable({ view }: { view: AdminView }) {
  const { t, lang, data } = view;
  return (
    <section className="panel" aria-labelledby="reports">
      <h2 id="reports">{t("admin.reports")}</h2>
      {data.reports.length === 0 ? (
        <p className="empty">{t("admin.reports.none")}</p>
      ) : (
        <ul className="entries">
          {data.reports.map(({ kind, target, count, reason, comment, createdAt }) => (
            <li key={`${kind} ${target}`} className="entry">
              <a
                className="code"
                href={kind === "link" ? `/links/${target}+` : localPath(`/notes/${target}`, lang)}
              >
                {target}
              </a>
              <p className="hint">
                {t("admin.reports.count", { count })} · {t(`reports.reason.${reason}`)} ·{" "}
                {formatDateTime(createdAt)}
              </p>
              {comment && <p className="clamped">{visibleText(comment)}</p>}
              <ActForms
                view={view}
                acts={kind === "link" ? ["blockLink", "removeLink", "dismiss"] : ["removeNote", "dismiss"]}
                target={{ target, kind, why: reason }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LinkFinder({ view }: { view: AdminView }) {
  const { t, data, query } = view;
  return (
    <section className="panel" aria-labelledby="find-links">
      <h2 id="find-links">{t("admin.find")}</h2>
      <div className="stack">
        <form method="get">
          <TextField label={t("admin.find.label")} name="q" required defaultValue={query.get("q") ?? ""} />
          <button className="button">{t("admin.find.go")}</button>
        </form>
        {data.found && <FoundList view={view} found={data.found} />}
      </div>
    </section>
  );
}

function BlockedHosts({ view }: { view: AdminView }) {
  const { t, data } = view;
  return (
    <section className="panel" aria-labelledby="hosts">
      <h2 id="hosts">{t("admin.hosts")}</h2>
      {data.hosts.length === 0 ? (
        <p className="empty">{t("admin.hosts.none")}</p>
      ) : (
        <ul className="entries">
          {data.hosts.map(({ host, reason }) => (
            <li key={host} className="entry">
              <strong>{host}</strong>
              <p className="hint">{visibleText(reason)}</p>
              <ActForms view={view} acts={["unblockHost"]} target={{ target: host }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ClientTable({ view: { t, data } }: { view: AdminView }) {
  return (
    <section className="panel">
      <Records
        caption={t("admin.clients")}
        columns={[
          { id: "hash", label: t("admin.client") },
          { id: "requests", label: t("admin.requests") },
          { id: "refused", label: t("admin.refused") },
        ]}
        rows={data.clients.map((client) => ({ ...client }))}
      />
      {data.clients.length === 0 && <p className="empty">{t("admin.clients.none")}</p>}
    </section>
  );
}

function AuditTable({ view: { t, data } }: { view: AdminView }) {
  // Another version may have written an act that this one does not know.
  const auditText = (name: string): string => {
    const act = auditActs.find((one) => one === name);
    return act ? t(auditLabels[act]) : name;
  };
  return (
    <section className="panel">
      <Records
        caption={t("admin.audit")}
        columns={[
          { id: "at", label: t("admin.when") },
          { id: "who", label: t("admin.who") },
          { id: "act", label: t("admin.what") },
          { id: "target", label: t("admin.target") },
          { id: "why", label: t("admin.why") },
        ]}
        rows={data.audit.map(({ at, who, act, target, why }) => ({
          at: formatDateTime(at),
          who,
          act: auditText(act),
          target,
          why,
        }))}
      />
      {data.audit.length === 0 && <p className="empty">{t("admin.audit.none")}</p>}
    </section>
  );
}
