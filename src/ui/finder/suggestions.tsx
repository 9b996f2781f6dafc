import type { ReactNode } from "react";
import type { FinderAnswer, Suggestion } from "../../tools/finder/find.ts";
import type { Texts } from "../../core/i18n.ts";
import { Icon } from "../icon.tsx";

export const suggestionTexts = ["finder.result", "finder.none"] as const;

function SuggestionWords({ icon, name, line }: Suggestion) {
  return (
    <>
      <Icon name={icon} />
      <strong>{name}</strong>
      <span>{line}</span>
    </>
  );
}

/** A tool: a link, or the form that brings the text to it. */
function SuggestedTool(suggestion: Suggestion) {
  const { path, form } = suggestion;
  if (!form)
    return (
      <a className="tile" href={path}>
        <SuggestionWords {...suggestion} />
      </a>
    );
  return (
    <form method={form.method} action={path}>
      {Object.entries(form.fields).map(([fieldName, fieldValue]) => (
        <input key={fieldName} type="hidden" name={fieldName} value={fieldValue} />
      ))}
      <button className="tile">
        <SuggestionWords {...suggestion} />
      </button>
    </form>
  );
}

const suggestionKey = ({ name, path }: Suggestion) => `${name} ${path}`;

export function SuggestionList({
  label,
  suggestions,
  aside,
}: {
  label: string;
  suggestions: readonly Suggestion[];
  /** What stands at the end of a tool's line. */
  aside?: (suggestion: Suggestion) => ReactNode;
}) {
  return (
    <ul className="tiles suggestions" aria-label={label}>
      {suggestions.map((suggestion) => (
        <li key={suggestionKey(suggestion)} data-group={suggestion.group}>
          <SuggestedTool {...suggestion} />
          {aside?.(suggestion)}
        </li>
      ))}
    </ul>
  );
}

/** What the text is, in words, and the tools for it. */
export function FinderResult({
  answer,
  texts,
}: {
  answer: FinderAnswer;
  texts: Texts<(typeof suggestionTexts)[number]>;
}) {
  if (answer.is === null && answer.suggestions.length === 0) return <p>{texts["finder.none"]}</p>;
  return (
    <>
      {answer.is !== null && (
        <p className="verdict good">
          <Icon name="badge-check" />
          <span>{answer.is}</span>
        </p>
      )}
      <SuggestionList label={texts["finder.result"]} suggestions={answer.suggestions} />
    </>
  );
}
