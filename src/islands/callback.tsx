import { useEffect } from "react";
import { tokenKey } from "#client/api.ts";
import { writeStored } from "#client/storage.ts";
import { type Texts, fill } from "#core/i18n.ts";

export const callbackIslandTexts = ["callback.processing", "callback.failed", "callback.malformed"] as const;

export type CallbackIslandProps = {
  readonly texts: Texts<(typeof callbackIslandTexts)[number]>;
  /** What the server makes of the address; a token is only taken when it is `signedIn`. */
  readonly outcome: "signedIn" | "failed" | "malformed" | "none";
  readonly home: string;
};

/** Takes the token out of the address and into storage, says what went wrong, and goes home. */
export default function CallbackIsland({ texts, outcome, home }: CallbackIslandProps) {
  const isOver = outcome === "failed" || outcome === "malformed";

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    history.replaceState(null, "", location.pathname);
    if (outcome === "signedIn") writeStored(tokenKey, query.get("token") ?? "");
    // oxlint-disable-next-line no-alert -- the specification asks for an alert
    if (outcome === "failed") alert(fill(texts["callback.failed"], { error: query.get("error") ?? "" }));
    // oxlint-disable-next-line no-alert -- as above
    if (outcome === "malformed") alert(texts["callback.malformed"]);
    location.replace(home);
  }, [texts, outcome, home]);
  return isOver ? null : <p className="busy">{texts["callback.processing"]}</p>;
}
