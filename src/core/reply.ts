import type { Caller } from "./action.ts";
import type { Picture } from "./picture.ts";
import type { Result } from "./result.ts";

/** One of the events of an answer that comes bit by bit; without a name it is a `message`. */
export type ReplyEvent = { readonly event?: string; readonly data: object };

/** Events as they are known; null says that there is work going on. A failure is the last one. */
export type ReplyEvents = AsyncIterable<Result<ReplyEvent | null>>;

/** Starts sending events by name; returns what ends it, or null when it cannot. */
export type Subscription = (send: (event: string) => void) => (() => void) | null;

/** An answer as it goes out, where that is no JSON with status 200; `api/send.ts` writes each kind. */
export type Reply =
  | { readonly as: "json"; readonly value: unknown }
  | { readonly as: "redirect"; readonly location: string }
  | { readonly as: "picture"; readonly picture: Picture }
  /** A text that is saved under its name, made as it is read. */
  | {
      readonly as: "text";
      readonly type: string;
      readonly name: string;
      readonly texts: AsyncIterable<string>;
    }
  /** JSON that is saved as `{ ...head, ...lists }`, made as it is read; what an item has may be such a list too. */
  | {
      readonly as: "data";
      readonly name: string;
      readonly head: object;
      readonly lists: Readonly<Record<string, AsyncIterable<unknown>>>;
    }
  /** `size` bytes of somebody else's, of whatever type: only ever saved. */
  | {
      readonly as: "file";
      readonly name: string;
      readonly size: number;
      readonly read: (from: number, to: number) => Promise<Uint8Array | null>;
    }
  /** A page for a frame, with the policy that it is under. */
  | { readonly as: "page"; readonly html: string; readonly policy: string }
  /** `{"data": […]}` in the order of `index`, written while the items are worked out. */
  | { readonly as: "list"; readonly items: AsyncIterable<{ readonly index: number }> }
  /** Events until the reader leaves or `until` aborts. */
  | { readonly as: "subscription"; readonly subscribe: Subscription; readonly until: AbortSignal };

/** An answer that has an end. */
export type EndingReply = Exclude<Reply, { as: "subscription" }>;

/** What a call that reads its request itself is given. */
export type RawRequest = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** How much of a body may have to be held, by what its sender says of it. */
  readonly bytes: (maxBytes: number) => number;
  /** The body's bytes; refused where there are more. */
  readonly read: (maxBytes: number) => Promise<Result<Uint8Array>>;
  readonly caller: Caller;
};
