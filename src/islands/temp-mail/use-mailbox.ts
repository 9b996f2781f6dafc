import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type ApiReply, type ApiRequestCall, type ApiTexts, callApi } from "#client/api.ts";
import { latestOnly } from "#client/latest-only.ts";
import { readStored, removeStored, writeStored } from "#client/storage.ts";
import type { Lang } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { MailboxData, MessageData, SummaryData } from "#tools/temp-mail/schema.ts";

/** Null when it did not succeed; what is wrong is shown then. */
type PerformChange = (call: Pick<ApiRequestCall, "method" | "path" | "body">) => Promise<Response | null>;

async function dataIn<Data>(response: Response): Promise<Data> {
  const { data }: { data: Data } = await response.json();
  return data;
}

const pathOf = ({ state }: MailboxStore): string => mailboxPath(state.mailbox?.token ?? "");

/** What the visitor does with the whole mailbox. */
function mailboxOperations(store: MailboxStore, perform: PerformChange) {
  const path = pathOf(store);
  return {
    /** Resolves to whether there is a new mailbox. */
    create: async (name: string): Promise<boolean> => {
      const response = await perform({ path: "/temp-mail", body: name ? { name } : {} });
      if (!response) return false;
      const mailbox = await dataIn<MailboxData>(response);
      store.order.opened.begin();
      writeStored(mailboxKey, mailbox.token);
      store.replace(mailbox);
      return true;
    },
    extend: async () => {
      const isLatest = store.order.mailbox.begin();
      const response = await perform({ path: `${path}/extend` });
      const mailbox = response && (await dataIn<MailboxData>(response));
      if (mailbox && isLatest()) store.change({ mailbox });
    },
    /** Resolves to whether it is gone. */
    remove: async (): Promise<boolean> => {
      if (!(await perform({ method: "DELETE", path }))) return false;
      store.order.opened.begin();
      store.drop();
      return true;
    },
  };
}

/** What the visitor does with the messages in it. */
function messageOperations(store: MailboxStore, perform: PerformChange, refresh: () => Promise<void>) {
  const { latest, order, change } = store;
  const path = `${pathOf(store)}/messages`;
  return {
    search: (q: string) => {
      change({ q });
      latest.current = { ...latest.current, q };
      return refresh();
    },
    open: async (id: number) => {
      const isLatest = order.opened.begin();
      const response = await perform({ method: "GET", path: `${path}/${id}` });
      const opened = response && (await dataIn<MessageData>(response));
      if (opened && isLatest()) change({ opened });
      await refresh();
    },
    close: () => {
      order.opened.begin();
      change({ opened: null });
    },
    /** Resolves to whether it is gone. */
    discard: async (id: number): Promise<boolean> => {
      if (!(await perform({ method: "DELETE", path: `${path}/${id}` }))) return false;
      if (latest.current.opened?.id === id) change({ opened: null });
      await refresh();
      return true;
    },
  };
}

type AskMailbox = (call: Pick<ApiRequestCall, "method" | "path" | "body">) => Promise<ApiReply>;

const mailboxPath = (token: string): string => `/temp-mail/mailbox/${encodeURIComponent(token)}`;

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
function useMailboxSync(
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

/** Where the token of this browser's mailbox is stored. */
const mailboxKey = "temp_mail_token";

export type MailboxState = {
  readonly mailbox: MailboxData | null;
  readonly messages: readonly SummaryData[];
  readonly opened: MessageData | null;
  readonly q: string;
  readonly problem: Problem | null;
  readonly isBusy: boolean;
};

type MailboxStore = ReturnType<typeof useMailboxState>;

const emptyState = {
  mailbox: null,
  messages: [],
  opened: null,
  q: "",
  problem: null,
  isBusy: false,
} as const;

/** What is shown of the mailbox; `latest` is the same for what goes on between two renders, `order` for what is asked for. */
function useMailboxState(initial: Omit<MailboxState, "isBusy">) {
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

export const refreshMs = 30_000;
/** While a stream tells of changes, for what it might have missed. */
const streamRefreshMs = 120_000;

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

/** The visitor's mailbox in the browser: what is done with it, and what comes in. */
export function useMailbox(
  initial: Omit<MailboxState, "isBusy">,
  { lang, texts }: { lang: Lang; texts: ApiTexts },
) {
  const store = useMailboxState(initial);
  const ask = useCallback(
    (call: Pick<ApiRequestCall, "method" | "path" | "body">) => callApi({ ...call, lang, texts }),
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
