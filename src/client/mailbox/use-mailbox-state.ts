import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Problem } from "#core/problem.ts";
import type { MailboxData, MessageData, SummaryData } from "#tools/temp-mail/schema.ts";
import { latestOnly } from "#client/latest-only.ts";
import { removeStored } from "#client/storage.ts";

/** Where the token of this browser's mailbox is stored. */
export const mailboxKey = "temp_mail_token";

export type MailboxState = {
  readonly mailbox: MailboxData | null;
  readonly messages: readonly SummaryData[];
  readonly opened: MessageData | null;
  readonly q: string;
  readonly problem: Problem | null;
  readonly isBusy: boolean;
};

export type MailboxStore = ReturnType<typeof useMailboxState>;

const emptyState = {
  mailbox: null,
  messages: [],
  opened: null,
  q: "",
  problem: null,
  isBusy: false,
} as const;

/** What is shown of the mailbox; `latest` is the same for what goes on between two renders, `order` for what is asked for. */
export function useMailboxState(initial: Omit<MailboxState, "isBusy">) {
  const [state, setState] = useState<MailboxState>({ ...initial, isBusy: false });
  const latest = useRef(state);
  const order = useMemo(() => ({ mailbox: latestOnly(), messages: latestOnly(), opened: latestOnly() }), []);
  useEffect(() => {
    latest.current = state;
  });

  const change = useCallback(
    (part: Partial<MailboxState>) => setState((before) => ({ ...before, ...part })),
    [],
  );

  /** Shows a mailbox with nothing of the one before it. */
  const replace = useCallback((mailbox: MailboxData, messages: readonly SummaryData[] = []) => {
    setState({ ...emptyState, mailbox, messages });
  }, []);

  /** Drops the mailbox; the problem is shown on the screen that makes a new one. */
  const drop = useCallback((problem: Problem | null = null) => {
    removeStored(mailboxKey);
    setState({ ...emptyState, problem });
  }, []);

  return { state, latest, order, change, replace, drop };
}
