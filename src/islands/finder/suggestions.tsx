import type { FormEvent, ReactNode } from "react";
import { draftMark, keepDraft } from "#client/typed-draft.ts";
import type { FinderAnswer, Suggestion } from "#tools/finder/find.ts";
import type { Texts } from "#core/i18n.ts";
import type { Glance } from "#core/tool.ts";
import { langOfText } from "#core/vietnamese.ts";
import { visibleText } from "#core/visible-text.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { CopyButton, copyTexts } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";

export const suggestionTexts = ["finder.result", "finder.none", "finder.or", ...copyTexts] as const;

type SuggestionTexts = Texts<(typeof suggestionTexts)[number]>;

function SuggestionWords({ icon, name, line }: Suggestion) {
  return (
    <>
      <Icon name={icon} />
      <strong>{name}</strong>
      <span>{line}</span>
    </>
  );
}

/** Brings the text along in the tab where the device answers it there; without storage the form is sent. */
function bring(
  event: FormEvent,
  path: string,
  { fields, isOnDevice }: NonNullable<Suggestion["form"]>,
): void {
  const [pathname = ""] = path.split("?");
  const { action, ...others } = fields;
  const draft = Object.entries({ ...others, ...(action !== undefined && { action }) }).map(
    ([name, value]) => ({
      name,
      value,
      isChecked: value === "on",
    }),
  );
  if (!isOnDevice || !keepDraft(pathname, draft)) return;
  event.preventDefault();
  const isHere = path === location.pathname + location.search;
  location.assign(path + draftMark);
  if (isHere) location.reload();
}

/** A tool: a link, or the form that brings the text to it. */
function SuggestedTool({
  path,
  form,
  className,
  children,
}: Pick<Suggestion, "path" | "form"> & { className: string; children: ReactNode }) {
  if (!form)
    return (
      <a className={className} href={path}>
        {children}
      </a>
    );
  return (
    <form method={form.method} action={path} onSubmit={(event) => bring(event, path, form)}>
      {Object.entries(form.fields).map(([fieldName, fieldValue]) => (
        <input key={fieldName} type="hidden" name={fieldName} value={fieldValue} />
      ))}
      <button className={className}>{children}</button>
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
          <SuggestedTool {...suggestion} className="tile">
            <SuggestionWords {...suggestion} />
          </SuggestedTool>
          {aside?.(suggestion)}
        </li>
      ))}
    </ul>
  );
}

const longestLine = 72;
const mostCharacters = 600;

/** The first tool's answer to the text, and the way to its page. */
function AnswerAtOnce({
  is,
  tool,
  glance: { value, kind, note },
  texts,
}: {
  /** What the text is, in words. */
  is: string | null;
  tool: Suggestion;
  glance: Glance;
  texts: SuggestionTexts;
}) {
  const isLong = kind === "value" && (value.length > longestLine || value.includes("\n"));
  return (
    <div className="glance" data-group={tool.group}>
      <p className="eyebrow">
        <Icon name={tool.icon} />
        {is ?? tool.line}
      </p>
      {isLong ? (
        <pre lang={langOfText(value)}>{visibleText(clipped(value))}</pre>
      ) : (
        <AnswerValue kind={kind} texts={texts} sentence={note}>
          {visibleText(value)}
        </AnswerValue>
      )}
      <div className="actions">
        <SuggestedTool {...tool} className="button">
          {tool.name}
          <Icon name="arrow-right" />
        </SuggestedTool>
        <CopyButton text={value} texts={texts} />
      </div>
    </div>
  );
}

const clipped = (value: string): string =>
  value.length > mostCharacters ? `${value.slice(0, mostCharacters)}…` : value;

/**
 * What the text is, in words, and the tools for it, the first with its answer where that is known; or that there is no such
 * tool, and what takes it as a text.
 */
export function FinderResult({
  answer,
  glance,
  texts,
}: {
  answer: FinderAnswer;
  glance: Glance | null;
  texts: SuggestionTexts;
}) {
  const [first, ...others] = answer.suggestions;
  const isAnswered = glance !== null && first !== undefined;
  const offered = isAnswered ? others : answer.suggestions;
  return (
    <>
      {answer.isMissing && <p>{texts["finder.none"]}</p>}
      {isAnswered && <AnswerAtOnce is={answer.is} tool={first} glance={glance} texts={texts} />}
      {answer.is !== null && !isAnswered && (
        <p className="verdict good">
          <Icon name="badge-check" />
          <span>{answer.is}</span>
        </p>
      )}
      {isAnswered && others.length > 0 && <h2>{texts["finder.or"]}</h2>}
      {offered.length > 0 && <SuggestionList label={texts["finder.result"]} suggestions={offered} />}
    </>
  );
}
