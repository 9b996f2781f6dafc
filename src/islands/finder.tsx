import { type FormEvent, type MouseEvent, type Ref, useContext } from "react";
import type { Texts } from "#core/i18n.ts";
import type { Glance } from "#core/tool.ts";
import type { FinderAnswer, Suggestion } from "#tools/finder/find.ts";
import { maxFinderInput } from "#tools/finder/kinds.ts";
import { Icon } from "#ui/icon.tsx";
import { StandIn } from "#ui/long-text.ts";
import { FinderResult, SuggestionList, suggestionTexts } from "./finder/suggestions.tsx";
import { useFinder } from "./finder/use-finder.ts";
import { usePinnedTools } from "#client/finder/use-pinned-tools.ts";

const pinButtonTexts = ["finder.pin", "finder.unpin"] as const;

function PinButton({
  name,
  isPinned,
  texts,
  onToggle,
}: {
  /** Of the tool. */
  name: string;
  isPinned: boolean;
  texts: Texts<(typeof pinButtonTexts)[number]>;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`${texts[isPinned ? "finder.unpin" : "finder.pin"]}: ${name}`}
      aria-pressed={isPinned}
      onClick={onToggle}
    >
      <Icon name="pin" />
    </button>
  );
}

const finderFieldTexts = ["finder.label", "finder.short", "finder.open"] as const;

type FinderFieldProps = {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly texts: Texts<(typeof finderFieldTexts)[number]>;
  /** Where the form is answered without scripts. */
  readonly action: string;
  readonly q: string;
  readonly hasFocus: boolean;
  readonly onInput: (event: FormEvent<HTMLTextAreaElement>) => void;
  readonly onSubmit: (event: FormEvent) => void;
};

function FinderField({ ref, texts, action, q, hasFocus, onInput, onSubmit }: FinderFieldProps) {
  const standIn = useContext(StandIn);
  return (
    <form method="post" action={action} className="finder-field" onSubmit={onSubmit}>
      <Icon name="clipboard-paste" />
      <textarea
        ref={ref}
        name="q"
        rows={1}
        data-find=""
        required
        maxLength={maxFinderInput}
        aria-label={texts["finder.label"]}
        placeholder={texts["finder.short"]}
        defaultValue={standIn(q)}
        autoCapitalize="none"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a popover that was opened to type into gives it the focus
        autoFocus={hasFocus}
        onInput={onInput}
      />
      <button className="button" aria-label={texts["finder.open"]}>
        <Icon name="arrow-right" />
      </button>
    </form>
  );
}

const finderExampleTexts = ["finder.try"] as const;

/** What there is to try, as it is pasted. */
const finderExamples = ["vnexpress.net", "*/5 9-17 * * 1-5", "203.162.4.191", "mã qr wifi"];

function FinderExamples({
  action,
  texts,
  onUse,
}: {
  action: string;
  texts: Texts<(typeof finderExampleTexts)[number]>;
  onUse: (event: MouseEvent, example: string) => void;
}) {
  return (
    <form method="post" action={action} className="tries">
      <span>{texts["finder.try"]}</span>
      {finderExamples.map((example) => (
        <button key={example} name="q" value={example} onClick={(event) => onUse(event, example)}>
          {example}
        </button>
      ))}
    </form>
  );
}

export const finderIslandTexts = [
  ...suggestionTexts,
  ...finderFieldTexts,
  ...finderExampleTexts,
  ...pinButtonTexts,
  "finder.recent",
] as const;

export type FinderIslandProps = {
  readonly texts: Texts<(typeof finderIslandTexts)[number]>;
  /** The home page, which answers the form without scripts. */
  readonly home: string;
  /** The file of tools and words. */
  readonly index: string;
  readonly q?: string;
  readonly answer?: FinderAnswer | null;
  /** What the first tool that was found makes of the text. */
  readonly glance?: Glance | null;
  /** What the account has pinned of whoever is signed in; null where they never pinned anything. */
  readonly pinned?: readonly string[] | null;
  /** On every page but home it opens over the page. */
  readonly isOverlay?: boolean;
};

export default function FinderIsland(props: FinderIslandProps) {
  const { texts, home, q = "", isOverlay = true } = props;
  const { field, ...finder } = useFinder({ address: props.index, q, sent: props.answer ?? null });
  const { pinnedAndRecent, isPinned, togglePin } = usePinnedTools(props.pinned, finder.index);
  const { answer, isSent } = finder;
  const glance = isSent ? (props.glance ?? null) : finder.glance;
  const isShown = finder.isOpen || isOverlay;
  const recent = finder.isEmpty ? pinnedAndRecent() : [];
  const action = `${home}#find`;
  const pinButton = ({ path, name }: Suggestion) => (
    <PinButton name={name} isPinned={isPinned(path)} texts={texts} onToggle={() => togglePin(path)} />
  );
  return (
    // oxlint-disable-next-line no-static-element-interactions -- arrows go from the field to what is below it
    <div className="finder" {...finder.boxEvents}>
      <FinderField
        ref={field}
        texts={texts}
        action={action}
        q={q}
        hasFocus={isOverlay}
        onInput={finder.onInput}
        onSubmit={finder.onSubmit}
      />
      {!isOverlay && <FinderExamples action={action} texts={texts} onUse={finder.tryExample} />}
      <div className={isOverlay || isSent ? "finder-result" : "finder-result floating"} aria-live="polite">
        {answer && (isShown || isSent) && <FinderResult answer={answer} glance={glance} texts={texts} />}
        {recent.length > 0 && isShown && (
          <>
            <h2>{texts["finder.recent"]}</h2>
            <SuggestionList label={texts["finder.recent"]} suggestions={recent} aside={pinButton} />
          </>
        )}
      </div>
    </div>
  );
}
