import { type EventSourceMessage, createParser } from "eventsource-parser";
import { pending } from "./pending.ts";

/** The events of a stream as they come; throws when it breaks off. It counts as outstanding until its end. */
export async function* eventsOf(response: Response): AsyncGenerator<EventSourceMessage> {
  const reader = response.body?.getReader();
  // Streams that decode came to Firefox in 105.
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  pending.value += 1;
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      parser.feed(decoder.decode(read.value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    pending.value -= 1;
    void reader?.cancel().catch(() => {});
  }
}
