import { useRef } from "react";
import type { Texts } from "#core/i18n.ts";
import { CopyIcon, copyTexts } from "#ui/copy-button.tsx";

export const commandLineIslandTexts = [...copyTexts, "tool.command"] as const;

export type CommandLineIslandProps = {
  readonly texts: Texts<(typeof commandLineIslandTexts)[number]>;
  /** In the browser it stands there already, and only there. */
  readonly command?: string;
};

/** The call that makes the shown result; a call that is made on the page writes its own into `data-command`. */
export default function CommandLineIsland({ texts, command = "" }: CommandLineIslandProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="terminal">
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must take the focus */}
      <pre tabIndex={0} translate="no">
        <code ref={code} data-command="" suppressHydrationWarning>
          {command}
        </code>
      </pre>
      <CopyIcon text={() => code.current?.textContent ?? ""} texts={texts} />
    </div>
  );
}
