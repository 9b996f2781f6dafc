import { useCallback, useEffect, useRef, useState } from "react";
import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import type { MailboxData, MessageData, SummaryData } from "../tools/temp-mail/schema.ts";

import { type ApiTexts, type ApiRequestCall, callApi } from "./api.ts";
import { readStored, removeStored, writeStored } from "./storage.ts";

/** Where the token of this browser's mailbox is stored. */
export const mailboxKey = "temp_mail_token";

const refreshMs = 30_000;
/** While a stream tells of changes, for what it might have missed. */
const streamRefreshMs = 120_000;

export type MailboxState = {
  readonly mailbox: MailboxData | null;
  readonly messages: readonly SummaryData[];
  readonly opened: MessageData | null;
  readonly q: string;
  readonly problem: Problem | null;
  readonly isBusy: boolean;
};

const emptyState = {
  mailbox: null,
  messages: [],
  opened: null,
  q: "",
  problem: null,
  isBusy: false,
} as const;

/** The visitor's mailbox in the browser: what is done with it, and what comes in. */
export function useMailbox(
  initial: Omit<MailboxState, "isBusy">,
  { lang, texts }: { lang: Lang; texts: ApiTexts },
) {
  const [state, setState] = useState<MailboxState>({ ...initial, isBusy: false });
  const latest = useRef(state);
  const underWay = useRef(new Set<string>());
  useEffect(() => {
    latest.current = state;
  });
  const change = (part: Partial<MailboxState>) => setState((before) => ({ ...before, ...part }));

  const ask = useCallback(
    (call: Pick<ApiRequestCall, "method" | "path">) => callApi({ ...call, lang, texts }),
    [lang, texts],
  );

  /** Drops the mailbox; the problem is shown on the screen that makes a new one. */
  const dropMailbox = useCallback((problem: Problem | null = null) => {
    removeStored(mailboxKey);
    setState({ ...emptyState, problem });
  }, []);

  const load = useCallback(
    async (token: string, q: string) => {
      const path = `/temp-mail/mailbox/${encodeURIComponent(token)}`;
      const query = q ? `?q=${encodeURIComponent(q)}` : "";
      const [box, list] = await Promise.all([
        ask({ method: "GET", path }),
        ask({ method: "GET", path: `${path}/messages${query}` }),
      ]);
      if (!box.ok || !list.ok) return { ok: false, problem: box.ok ? null : box.problem } as const;
      const { data: mailbox }: { data: MailboxData } = await box.response.json();
      const { data: messages }: { data: SummaryData[] } = await list.response.json();
      return { ok: true, mailbox, messages } as const;
    },
    [ask],
  );

  /** What is new in the mailbox; a passing failure keeps what is shown, a mailbox that is gone is dropped. */
  const refresh = useCallback(async () => {
    const { mailbox, q } = latest.current;
    if (!mailbox) return;
    const loaded = await load(mailbox.token, q);
    if (latest.current.mailbox?.token !== mailbox.token) return;
    if (!loaded.ok && loaded.problem?.status === 404) dropMailbox(loaded.problem);
    else if (loaded.ok && latest.current.q === q) {
      setState((before) => ({ ...before, mailbox: loaded.mailbox, messages: loaded.messages }));
    }
  }, [load, dropMailbox]);

  const restore = useCallback(async () => {
    const token = readStored(mailboxKey);
    if (!token) return;
    const loaded = await load(token, "");
    if (loaded.ok) setState({ ...emptyState, mailbox: loaded.mailbox, messages: loaded.messages });
    else dropMailbox();
  }, [load, dropMailbox]);

  useEffect(() => {
    const { mailbox } = latest.current;
    if (mailbox) writeStored(mailboxKey, mailbox.token);
    else void restore();
  }, [restore]);

  const token = state.mailbox?.token;
  useEffect(() => (token ? listenToMailbox(token, () => void refresh()) : undefined), [token, refresh]);

  /** The response of a change that succeeded; else what is wrong is shown. */
  async function perform(call: Pick<ApiRequestCall, "method" | "path">): Promise<Response | null> {
    const key = `${call.method} ${call.path}`;
    // Pressed again while the very same is under way: it counts once.
    if (underWay.current.has(key)) return null;
    underWay.current.add(key);
    change({ isBusy: true, problem: null });
    try {
      const reply = await ask(call);
      change({ problem: reply.ok ? null : reply.problem });
      return reply.ok ? reply.response : null;
    } finally {
      underWay.current.delete(key);
      change({ isBusy: false });
    }
  }

  const mailboxIn = async (response: Response): Promise<MailboxData> => {
    const { data }: { data: MailboxData } = await response.json();
    return data;
  };

  const path = `/temp-mail/mailbox/${token ?? ""}`;
  return {
    ...state,
    refresh,
    /** Resolves to whether there is a new mailbox. */
    create: async (): Promise<boolean> => {
      const response = await perform({ path: "/temp-mail" });
      if (!response) return false;
      const mailbox = await mailboxIn(response);
      writeStored(mailboxKey, mailbox.token);
      setState({ ...emptyState, mailbox });
      return true;
    },
    extend: async () => {
      const response = await perform({ path: `${path}/extend` });
      if (response) change({ mailbox: await mailboxIn(response) });
    },
    /** Resolves to whether it is gone. */
    remove: async (): Promise<boolean> => {
      if (!(await perform({ method: "DELETE", path }))) return false;
      dropMailbox();
      return true;
    },
    search: (q: string) => {
      change({ q });
      latest.current = { ...latest.current, q };
      return refresh();
    },
    open: async (id: number) => {
      const response = await perform({ method: "GET", path: `${path}/messages/${id}` });
      if (response) {
        const { data }: { data: MessageData } = await response.json();
        change({ opened: data });
      }
      await refresh();
    },
    close: () => change({ opened: null }),
    /** Resolves to whether it is gone. */
    discard: async (id: number): Promise<boolean> => {
      if (!(await perform({ method: "DELETE", path: `${path}/messages/${id}` }))) return false;
      if (latest.current.opened?.id === id) change({ opened: null });
      await refresh();
      return true;
    },
  };
}

/** Calls back on changes while the page is visible: by a stream of events, and by asking, seldom while there is a stream. */
function listenToMailbox(token: string, onChange: () => void): () => void {
  let stream: EventSource | null = null;
  const start = () => {
    stream = new EventSource(`/api/temp-mail/mailbox/${encodeURIComponent(token)}/events`);
    stream.addEventListener("inbox", onChange);
  };
  const stop = () => {
    stream?.close();
    stream = null;
  };
  const follow = () => {
    stop();
    if (document.visibilityState !== "visible") return;
    start();
    onChange();
  };
  let asked = Date.now();
  const timer = setInterval(() => {
    const isStreaming = stream?.readyState === EventSource.OPEN;
    if (document.visibilityState !== "visible") return;
    if (isStreaming && Date.now() - asked < streamRefreshMs) return;
    asked = Date.now();
    onChange();
  }, refreshMs);
  if (document.visibilityState === "visible") start();
  document.addEventListener("visibilitychange", follow);
  return () => {
    stop();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}
