import type { Texts } from "#core/i18n.ts";
import { useContext } from "react";
import { langOfText } from "#core/vietnamese.ts";
import { visibleJson } from "#core/visible-text.ts";
import { CopyButton, copyTexts } from "./copy-button.tsx";
import { ScrollBox } from "./scroll-box.tsx";
import { StandIn } from "./long-text.ts";
import { textMarkup } from "./text-markup.ts";

export const rawJsonTexts = [...copyTexts, "ui.rawJson"] as const;

const jsonOf = (jsonValue: unknown): string => visibleJson(JSON.stringify(jsonValue, null, 2));

export const jsonMarkup = (jsonValue: unknown): string => textMarkup(jsonOf(jsonValue));

/** The answer as the API gives it, folded away below the words. */
export function RawJson({ value, texts }: { value: unknown; texts: Texts<(typeof rawJsonTexts)[number]> }) {
  const standIn = useContext(StandIn);
  const json = jsonOf(value);
  return (
    <details className="raw">
      <summary>{texts["ui.rawJson"]}</summary>
      <ScrollBox label={texts["ui.rawJson"]}>
        {/* oxlint-disable-next-line react/no-danger -- markup of a text */}
        <pre lang={langOfText(json)} dangerouslySetInnerHTML={{ __html: textMarkup(standIn(json)) }} />
      </ScrollBox>
      <CopyButton text={json} texts={texts} />
    </details>
  );
}
