import type { IslandTexts } from "#core/i18n.ts";
import { visibleText } from "#core/visible-text.ts";

const names = ["minute", "hour", "day", "month", "weekday"] as const;

/** The fields of an expression as they are typed, each under its word; those that are still missing are open. */
export function Slots({ expr, texts }: { expr: string; texts: IslandTexts<"cron"> }) {
  const words = expr.trim().split(/\s+/).filter(Boolean);
  // What is said in words, or by a name such as @daily, has no fields.
  if (words.slice(0, 2).some((word) => /[^\d*?,/-]/.test(word)) || words.length > 6) return null;
  const shown = words.length === 6 ? (["second", ...names] as const) : names;
  return (
    <ul className="slots" aria-hidden="true">
      {shown.map((name, at) => {
        const word = words[at];
        const isAny = word === "*" || word === "?";
        return (
          <li key={name} className={word === undefined ? "missing" : isAny ? "any" : undefined}>
            <code>{visibleText(word ?? "?")}</code>
            <small>{texts[`cron.slot.${isAny ? "any." : ""}${name}`]}</small>
          </li>
        );
      })}
    </ul>
  );
}
