import type { Caller } from "#core/action.ts";
import { message } from "#core/i18n.ts";
import { type Result, fail } from "#core/result.ts";
import type { MailEffects } from "./effects.ts";
import type { Mailbox } from "./store.ts";

/** The browser's own copy of its mailbox's token, for pages without scripts. */
export const mailboxCookie = "mailbox";

export const mailboxGone = () => fail("not_found", message("temp-mail.gone"));

export const findMailbox = (token: string, { mailboxes, hash, now }: MailEffects): Promise<Mailbox | null> =>
  mailboxes.find(hash(token), now());

export const setMailboxCookie = (
  token: string,
  { cookies }: Caller,
  { expiresAt, now }: { readonly expiresAt: Date; readonly now: Date },
): void => cookies.set(mailboxCookie, token, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));

export function clearMailboxCookie(token: string, { cookies }: Caller): void {
  if (cookies.get(mailboxCookie) === token) cookies.set(mailboxCookie, "", 0);
}

/** Runs on the mailbox that the token opens; without one, the browser's cookie is taken back. */
export async function onMailbox<Value>(
  token: string,
  { caller, effects }: { readonly caller: Caller; readonly effects: MailEffects },
  use: (mailbox: Mailbox) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const mailbox = await findMailbox(token, effects);
  if (mailbox) return use(mailbox);
  clearMailboxCookie(token, caller);
  return mailboxGone();
}
