import { type EventSourceMessage, createParser } from "eventsource-parser";

/** The events of a stream as they come; throws when it breaks off. */
export async function* eventsOf(response: Response): AsyncGenerator<EventSourceMessage> {
  const streamReader = response.body?.getReader();
  // Streams that decode came to Firefox in 105.
  const decoder = new TextDecoder();
  const streamEvents: EventSourceMessage[] = [];
  const eventParser = createParser({ onEvent: (event) => streamEvents.push(event) });
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
    void streamReader?.cancel().catch(() => {});
  }
}
