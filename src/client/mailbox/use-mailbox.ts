import { useCallback, useRef } from "react";
import type { Lang } from "#core/i18n.ts";
import { type ApiTexts, type ApiRequestCall, callApi } from "#client/api.ts";
import { type PerformChange, mailboxOperations, messageOperations } from "./mailbox-operations.ts";
import { type MailboxState, type MailboxStore, useMailboxState } from "./use-mailbox-state.ts";
import { type AskMailbox, useMailboxSync } from "./use-mailbox-sync.ts";

/** The visitor's mailbox in the browser: what is done with it, and what comes in. */
export function useMailbox(
  initial: Omit<MailboxState, "isBusy">,
  { lang, texts }: { lang: Lang; texts: ApiTexts },
) {
  const store = useMailboxState(initial);
  const ask = useCallback(
    (call: Pick<ApiRequestCall, "method" | "path">) => callApi({ ...call, lang, texts }),
    [lang, texts],
  );
  const refresh = useMailboxSync(store, ask);
  const perform = useMailboxChange(store, ask);
  return {
    ...store.state,
    refresh,
    ...mailboxOperations(store, perform),
    ...messageOperations(store, perform, refresh),
  };
}

/** Asks for a change, and says how it goes. */
function useMailboxChange({ change }: MailboxStore, ask: AskMailbox): PerformChange {
  const underWay = useRef(new Set<string>());
  return async function perform(call) {
    const key = `${call.method} ${call.path}`;
    // A change pressed again while the very same is under way counts once.
    if (underWay.current.has(key)) return null;
    if (call.method !== "GET") underWay.current.add(key);
    change({ isBusy: true, problem: null });
    try {
      const reply = await ask(call);
      change({ problem: reply.ok ? null : reply.problem });
      return reply.ok ? reply.response : null;
    } finally {
      underWay.current.delete(key);
      change({ isBusy: false });
    }
  };
}
