import { useEffect, useRef } from "react";
import { useFocusAfterRender } from "#client/use-focus-after-render.ts";
import { useMailbox } from "./use-mailbox.ts";

/** The mailbox, and where the focus goes when what had it is gone, or a message is opened. */
export function useFocusedMailbox(...[initial, options]: Parameters<typeof useMailbox>) {
  const mailbox = useMailbox(initial, options);
  const openedId = mailbox.opened?.id;
  /** The page itself opens at the message that it comes with. */
  const shownId = useRef(initial.opened?.id);
  const focus = useFocusAfterRender();

  useEffect(() => {
    const isNew = openedId !== shownId.current;
    shownId.current = openedId;
    if (openedId !== undefined && isNew) document.querySelector<HTMLElement>("#subject")?.focus();
  }, [openedId]);

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
