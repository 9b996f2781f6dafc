import { useEffect, useState } from "react";
import type { Lang } from "#core/i18n.ts";
import type { CallBody } from "./answer-order.ts";

/** To read a picture takes as long as some letters are typed, so it is done once typing rests. */
const restMs = 400;

async function readsBackOnDevice(src: string, body: CallBody, lang: Lang): Promise<boolean> {
  const { readsBack } = await import("./device/read-back-transfer.ts");
  return readsBack(src, body, lang);
}

/** Whether the picture that is shown was read again, and says what was asked for; never before it has been. */
export function useReadBack(src: string | undefined, body: CallBody | null, lang: Lang): boolean {
  const [readBack, setReadBack] = useState<string | null>(null);
  useEffect(() => {
    if (src === undefined || body === null) return undefined;
    let isLatest = true;
    const rest = setTimeout(() => {
      // What reads it cannot be had without a network: then nothing is said.
      void readsBackOnDevice(src, body, lang).then(
        (isRight) => isLatest && isRight && setReadBack(src),
        () => {},
      );
    }, restMs);
    return () => {
      isLatest = false;
      clearTimeout(rest);
    };
  }, [src, body, lang]);
  return src !== undefined && readBack === src;
}
