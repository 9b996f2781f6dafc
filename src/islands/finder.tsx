import { useFinder } from "#client/finder/use-finder.ts";
import { usePinnedTools } from "#client/finder/use-pinned-tools.ts";
import type { Texts } from "#core/i18n.ts";
import type { Glance } from "#core/tool.ts";
import type { FinderAnswer, Suggestion } from "#tools/finder/find.ts";
import { FinderExamples, finderExampleTexts } from "#ui/finder/examples.tsx";
import { FinderField, finderFieldTexts } from "#ui/finder/field.tsx";
import { PinButton, pinButtonTexts } from "#ui/finder/pin-button.tsx";
import { FinderResult, SuggestionList, suggestionTexts } from "#ui/finder/suggestions.tsx";

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
  readonly q: string;
  readonly answer: FinderAnswer | null;
  /** What the first tool that was found makes of the text. */
  readonly glance: Glance | null;
  /** What the account has pinned of whoever is signed in; null where they never pinned anything. */
  readonly pinned?: readonly string[] | null;
  /** On every page but home it opens over the page. */
  readonly isOverlay: boolean;
};

export default function FinderIsland(props: FinderIslandProps) {
  const { texts, home, q, isOverlay } = props;
  const { field, ...finder } = useFinder({ address: props.index, q, sent: props.answer });
  const { pinnedAndRecent, isPinned, togglePin } = usePinnedTools(props.pinned, finder.index);
  const { answer, isSent } = finder;
  const glance = isSent ? props.glance : finder.glance;
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
