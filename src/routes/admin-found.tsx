import type { ReactNode } from "react";
import { localPath } from "#core/pages.ts";
import { formatDateTime } from "#core/format.ts";
import type { Found } from "#tools/admin/operations.ts";
import { ActForms, type AdminView } from "./admin-acts.tsx";

/** What a search has found, each with what can be done about it. */
export function FoundList({ view, found }: { view: AdminView; found: Found }) {
  const { t, lang } = view;
  const byUser = (userId: string | null) => userId !== null && ` · ${t("admin.user", { id: userId })}`;
  const isNothingFound = Object.values(found).every((foundRows) => foundRows.length === 0);
  return (
    <ul className="entries">
      {isNothingFound && <li className="empty">{t("admin.find.none")}</li>}
      {found.links.map(({ id, code, target, isBlocked, clicks, userId }) => (
        <FoundEntry key={id} name={code} href={`/links/${code}+`}>
          <p className="clamped">{target}</p>
          <p className="hint">
            {t("links.clicks", { count: clicks })}
            {byUser(userId)}
          </p>
          <ActForms
            view={view}
            acts={[isBlocked ? "unblockLink" : "blockLink", "removeLink"]}
            target={{ target: code }}
          />
        </FoundEntry>
      ))}
      {found.notes.map(({ publicKey, isShared, createdAt, userId }) => (
        <FoundEntry key={publicKey} name={publicKey} href={localPath(`/notes/${publicKey}`, lang)}>
          <p className="hint">
            {t(isShared ? "admin.found.note.shared" : "admin.found.note.private")} ·{" "}
            {formatDateTime(createdAt)}
            {byUser(userId)}
          </p>
          <ActForms view={view} acts={["removeNote"]} target={{ target: publicKey }} />
        </FoundEntry>
      ))}
      {found.mailboxes.map(({ address, messageCount, createdAt }) => (
        <FoundEntry key={address} name={address}>
          <p className="hint">
            {t("admin.found.mailbox", { count: messageCount })} · {formatDateTime(createdAt)}
          </p>
          <ActForms view={view} acts={["removeMailbox"]} target={{ target: address }} />
        </FoundEntry>
      ))}
      {found.users.map(({ id, provider, isBlocked, createdAt }) => (
        <FoundEntry key={id} name={id}>
          <p className="hint">
            {t(isBlocked ? "admin.found.user.blocked" : "admin.found.user", { provider })} ·{" "}
            {formatDateTime(createdAt)}
          </p>
          <ActForms view={view} acts={[isBlocked ? "unblockUser" : "blockUser"]} target={{ target: id }} />
        </FoundEntry>
      ))}
    </ul>
  );
}

function FoundEntry({ name, href, children }: { name: string; href?: string; children: ReactNode }) {
  return (
    <li className="entry">
      {href ? (
        <a className="code" href={href}>
          {name}
        </a>
      ) : (
        <strong className="code">{name}</strong>
      )}
      {children}
    </li>
  );
}
