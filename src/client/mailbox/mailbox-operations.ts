import type { MailboxData, MessageData } from "#tools/temp-mail/schema.ts";
import type { ApiRequestCall } from "#client/api.ts";
import { writeStored } from "#client/storage.ts";
import { type MailboxStore, mailboxKey } from "./use-mailbox-state.ts";
import { mailboxPath } from "./use-mailbox-sync.ts";

/** Null when it did not succeed; what is wrong is shown then. */
export type PerformChange = (call: Pick<ApiRequestCall, "method" | "path">) => Promise<Response | null>;

async function dataIn<Data>(response: Response): Promise<Data> {
  const { data }: { data: Data } = await response.json();
  return data;
}

const pathOf = ({ state }: MailboxStore): string => mailboxPath(state.mailbox?.token ?? "");

/** What the visitor does with the whole mailbox. */
export function mailboxOperations(store: MailboxStore, perform: PerformChange) {
  const path = pathOf(store);
  return {
    /** Resolves to whether there is a new mailbox. */
    create: async (): Promise<boolean> => {
      const response = await perform({ path: "/temp-mail" });
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
export function messageOperations(store: MailboxStore, perform: PerformChange, refresh: () => Promise<void>) {
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
