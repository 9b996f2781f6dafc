import { localPath } from "../core/catalog.ts";
import { type Localize, textsOf } from "../core/i18n.ts";
import TempMailIsland, { tempMailIslandTexts } from "../islands/temp-mail.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import { type TempMailActions, mailboxCookie } from "../tools/temp-mail/actions.ts";
import { maxSearchLength } from "../tools/temp-mail/bounds.ts";
import { NotConfigured } from "../ui/not-configured.tsx";
import { ToolPage } from "../ui/tool-page.tsx";

const tempMailPath = "/temp-mail";
const refreshS = "30";

/** The mailbox of the browser's cookie, with the message that the address names. */
export const tempMailPage = ({ create, extend, remove, discard, show, list, open }: TempMailActions) =>
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
    view: ({ lang, t, site, query, now, idempotencyKey, data, submission, state }) => {
      const isRefreshing = data.mailbox !== null && query.get("refresh") === "on";
      return (
        <ToolPage id="temp-mail" lang={lang} example={<MailboxExample t={t} />}>
          {isRefreshing && <meta httpEquiv="refresh" content={refreshS} />}
          {site.closedTools.includes("temp-mail") && <NotConfigured>{t("temp-mail.closed")}</NotConfigured>}
          <Island
            name="temp-mail"
            of={TempMailIsland}
            load={data.mailbox ? "" : "temp_mail_token"}
            with={{
              lang,
              texts: textsOf(lang, tempMailIslandTexts),
              path: localPath(tempMailPath, lang),
              idempotencyKey,
              ...data,
              view: { isText: query.get("as") === "text", hasImages: query.get("images") === "1" },
              q: query.get("q")?.slice(0, maxSearchLength) ?? "",
              isRefreshing,
              isLost: query.has("made") && data.mailbox === null,
              problem: submission ? state(submission.name).problem : null,
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
