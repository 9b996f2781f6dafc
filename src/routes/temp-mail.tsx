import { localPath } from "#core/pages.ts";
import type { Localize } from "#core/i18n.ts";
import TempMailIsland from "#islands/temp-mail.tsx";
import { ToolIsland } from "#ssr/island.tsx";
import { definePage } from "#ssr/page.ts";
import type { ToolActions } from "#tools/actions.ts";
import { mailboxCookie } from "#tools/temp-mail/access.ts";
import { type MailboxData, maxSearchLength } from "#tools/temp-mail/schema.ts";
import { NotConfigured } from "#ui/not-configured.tsx";
import { ToolPage } from "#ui/tool-page.tsx";

const tempMailPath = "/temp-mail";
const refreshS = 30;

/** Asked for by a link that is seen without scripts alone; with scripts the inbox looks by itself. */
const isRefreshing = (mailbox: MailboxData | null, query: URLSearchParams): boolean =>
  mailbox !== null && query.get("refresh") === "on";

/** The mailbox of the browser's cookie, with the message that the address names. */
export default ({ create, extend, remove, discard, show, list, open }: ToolActions["temp-mail"]) =>
  definePage({
    id: "temp-mail",
    actions: { create, extend, remove, discard },
    cookies: [mailboxCookie],
    isPrivate: true,
    load: async ({ run, refuse, caller, query }) => {
      const token = caller.cookies.get(mailboxCookie) ?? "";
      const mailbox = await run(show, { token });
      if (!mailbox.ok) return { mailbox: null, messages: [], opened: null };
      const id = query.get("message");
      const opened = id ? await run(open, { token, id }) : null;
      const [box, listed] = [
        await run(show, { token }),
        await run(list, { token, q: query.get("q")?.slice(0, maxSearchLength) }),
      ];
      // It may have ended a moment ago; what cannot be looked for is another matter.
      if (!listed.ok && listed.failure.code === "invalid_input") return refuse(listed.failure);
      return {
        mailbox: box.ok ? box.value.data : null,
        messages: listed.ok ? listed.value.data : [],
        opened: opened?.ok ? { ...opened.value.data, html_body: null } : null,
      };
    },
    after: ({ name }, { lang }) => `${localPath(tempMailPath, lang)}${name === "create" ? "?made" : ""}`,
    goesOn: ({ data, query }) => (isRefreshing(data.mailbox, query) ? { afterS: refreshS } : null),
    view: ({ lang, t, site, query, now, idempotencyKey, data, submission, state }) => {
      return (
        <ToolPage id="temp-mail" lang={lang} example={<MailboxExample t={t} />}>
          {site.closedTools.includes("temp-mail") && <NotConfigured>{t("temp-mail.closed")}</NotConfigured>}
          <ToolIsland
            name="temp-mail"
            area="temp-mail"
            lang={lang}
            of={TempMailIsland}
            load={data.mailbox ? "" : "temp_mail_token"}
            with={{
              path: localPath(tempMailPath, lang),
              idempotencyKey,
              ...data,
              view: { isText: query.get("as") === "text", hasImages: query.get("images") === "1" },
              q: query.get("q")?.slice(0, maxSearchLength) ?? "",
              isRefreshing: isRefreshing(data.mailbox, query),
              ...(query.has("made") && data.mailbox === null && { isLost: true }),
              problem: submission ? state(submission.name).problem : null,
              chosenName: state("create").values["name"],
              now: now.getTime(),
            }}
          />
        </ToolPage>
      );
    },
  });

const MailboxExample = ({ t }: { t: Localize }) => (
  <ol>
    <li>{t("temp-mail.example.1", { email: "kqtmbzhrdw4827@example.com" })}</li>
    <li>{t("temp-mail.example.2")}</li>
    <li>{t("temp-mail.example.3", { code: "482913" })}</li>
  </ol>
);
