import { useEffect } from "react";
import { useFocusAfterRender } from "../use-focus-after-render.ts";
import { useMailbox } from "./use-mailbox.ts";

/** The mailbox, and where the focus goes when what had it is gone, or a message is opened. */
export function useFocusedMailbox(...[initial, options]: Parameters<typeof useMailbox>) {
  const mailbox = useMailbox(initial, options);
  const openedId = mailbox.opened?.id;
  const firstId = initial.opened?.id;
  const focus = useFocusAfterRender();

  useEffect(() => {
    if (openedId === undefined || openedId === firstId) return;
    document.querySelector<HTMLElement>("#subject")?.focus();
  }, [openedId, firstId]);

  async function discard(id: number): Promise<void> {
    const at = mailbox.messages.findIndex((message) => message.id === id);
    const next = mailbox.messages[at + 1] ?? mailbox.messages[at - 1];
    if (await mailbox.discard(id)) focus(`#mail-${next?.id ?? 0}`, "#inbox");
  }

  async function create(): Promise<void> {
    if (await mailbox.create()) focus("#mailbox");
  }

  async function remove(): Promise<void> {
    if (await mailbox.remove()) focus("#create");
  }

  function close(): void {
    const id = mailbox.opened?.id ?? 0;
    mailbox.close();
    focus(`#mail-${id}`, "#inbox");
  }

  return { ...mailbox, create, remove, discard, close };
}
