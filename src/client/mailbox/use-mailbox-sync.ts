import { useCallback, useEffect } from "react";
import type { MailboxData, SummaryData } from "#tools/temp-mail/schema.ts";
import type { ApiReply, ApiRequestCall } from "#client/api.ts";
import { readStored, writeStored } from "#client/storage.ts";
import { listenToMailbox } from "./mailbox-events.ts";
import { mailboxKey, type MailboxStore } from "./use-mailbox-state.ts";

export type AskMailbox = (call: Pick<ApiRequestCall, "method" | "path">) => Promise<ApiReply>;

export const mailboxPath = (token: string): string => `/temp-mail/mailbox/${encodeURIComponent(token)}`;

async function loadMailbox(ask: AskMailbox, token: string, q: string) {
  const path = mailboxPath(token);
  const query = q ? `?q=${encodeURIComponent(q)}` : "";
  const [box, list] = await Promise.all([
    ask({ method: "GET", path }),
    ask({ method: "GET", path: `${path}/messages${query}` }),
  ]);
  if (!box.ok || !list.ok) return { ok: false, problem: box.ok ? null : box.problem } as const;
  const { data: mailbox }: { data: MailboxData } = await box.response.json();
  const { data: messages }: { data: SummaryData[] } = await list.response.json();
  return { ok: true, mailbox, messages } as const;
}

/** Keeps what is shown as the server has it, and brings back the mailbox that this browser had. */
export function useMailboxSync(
  { state, latest, order, change, replace, drop }: MailboxStore,
  ask: AskMailbox,
): () => Promise<void> {
  /** What is new in the mailbox; a passing failure keeps what is shown, a mailbox that is gone is dropped. */
  const refresh = useCallback(async () => {
    const { mailbox, q } = latest.current;
    if (!mailbox) return;
    const [isLatestList, isLatestBox] = [order.messages.begin(), order.mailbox.begin()];
    const loaded = await loadMailbox(ask, mailbox.token, q);
    if (latest.current.mailbox?.token !== mailbox.token) return;
    if (!loaded.ok && loaded.problem?.status === 404) drop(loaded.problem);
    else if (loaded.ok)
      change({
        ...(isLatestList() && latest.current.q === q && { messages: loaded.messages }),
        ...(isLatestBox() && { mailbox: loaded.mailbox }),
      });
  }, [ask, latest, order, change, drop]);

  const restore = useCallback(async () => {
    const token = readStored(mailboxKey);
    if (!token) return;
    const loaded = await loadMailbox(ask, token, "");
    if (loaded.ok) replace(loaded.mailbox, loaded.messages);
    else drop();
  }, [ask, replace, drop]);

  useEffect(() => {
    const { mailbox } = latest.current;
    if (mailbox) writeStored(mailboxKey, mailbox.token);
    else void restore();
  }, [latest, restore]);

  const token = state.mailbox?.token;
  useEffect(() => (token ? listenToMailbox(token, () => void refresh()) : undefined), [token, refresh]);

  return refresh;
}
