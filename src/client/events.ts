import { type EventSourceMessage, createParser } from "eventsource-parser";
import { pending } from "./pending.ts";

/** The events of a stream as they come; throws when it breaks off. It counts as outstanding until its end. */
export async function* eventsOf(response: Response): AsyncGenerator<EventSourceMessage> {
  const streamReader = response.body?.getReader();
  // Streams that decode came to Firefox in 105.
  const decoder = new TextDecoder();
  const streamEvents: EventSourceMessage[] = [];
  const eventParser = createParser({ onEvent: (event) => streamEvents.push(event) });
  pending.value += 1;
  try {
    for (
      let chunkRead = await streamReader?.read();
      chunkRead && !chunkRead.done;
      chunkRead = await streamReader?.read()
    ) {
      eventParser.feed(decoder.decode(chunkRead.value, { stream: true }));
      yield* streamEvents.splice(0);
    }
  } finally {
    pending.value -= 1;
    void streamReader?.cancel().catch(() => {});
  }
}
