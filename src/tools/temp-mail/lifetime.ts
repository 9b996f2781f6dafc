import type { Mailbox } from "./store.ts";

export const hourMs = 3_600_000;
/** However often it is extended, a mailbox ends this long after it was made. */
export const maxMs = 24 * hourMs;

type Lifetime = Pick<Mailbox, "createdAt" | "expiresAt">;

export const firstEnd = (createdAt: Date): Date => new Date(createdAt.getTime() + hourMs);

export const anHourMore = ({ createdAt, expiresAt }: Lifetime): Date =>
  new Date(Math.min(expiresAt.getTime() + hourMs, createdAt.getTime() + maxMs));

export const canExtend = (mailbox: Lifetime): boolean => anHourMore(mailbox) > mailbox.expiresAt;
