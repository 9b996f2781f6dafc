import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { readTools, storePins, withToggled, withoutLang, writePins } from "../client/device-tools.ts";
import type { Texts } from "../core/i18n.ts";
import { type LoadedFinder, loadFinder } from "../client/finder-index.ts";
import type { FinderAnswer, FinderIndex, Suggestion } from "../tools/finder/find.ts";
import { maxFinderInput } from "../tools/finder/kinds.ts";
import { FinderResult, SuggestionList, suggestionTexts } from "../ui/finder/suggestions.tsx";
import { Icon } from "../ui/icon.tsx";

export const finderIslandTexts = [
  ...suggestionTexts,
  "finder.label",
  "finder.short",
  "finder.open",
  "finder.try",
  "finder.recent",
  "finder.pin",
  "finder.unpin",
] as const;

/** What there is to try, as it is pasted. */
const finderExamples = ["vnexpress.net", "*/5 9-17 * * 1-5", "203.162.4.191", "ma qr wifi"];

export type FinderIslandProps = {
  readonly texts: Texts<(typeof finderIslandTexts)[number]>;
  /** The home page, which answers the form without scripts. */
  readonly home: string;
  /** The file of tools and words. */
  readonly index: string;
  readonly q: string;
  readonly answer: FinderAnswer | null;
  /** What the account has pinned of whoever is signed in; null where they never pinned anything. */
  readonly pinned?: readonly string[] | null;
  /** On every page but home it opens over the page. */
  readonly isOverlay: boolean;
};

/** What is pinned and what this device has used, as suggestions. */
function pinnedAndRecent({ tools }: FinderIndex, pins: readonly string[]): readonly Suggestion[] {
  const paths = [...new Set([...pins, ...readTools("recent")])];
  return paths.flatMap((path) =>
    tools.filter((tool) => withoutLang(tool.path) === path).map((tool) => ({ ...tool, form: null })),
  );
}

const toolIdsOf = ({ tools }: FinderIndex, paths: readonly string[]) =>
  tools.filter(({ path }) => paths.includes(withoutLang(path))).map(({ id }) => id);

const pressableSuggestions = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>(".suggestions .tile") ?? []),
];

export default function FinderIsland({
  texts,
  home,
  index: address,
  q,
  answer: sent,
  pinned,
  isOverlay,
}: FinderIslandProps) {
  const box = useRef<HTMLDivElement>(null);
  const finderField = useRef<HTMLTextAreaElement>(null);
  const isOpening = useRef(false);
  const [index, setIndex] = useState<LoadedFinder | null>(null);
  const [text, setText] = useState(q);
  const [pins, setPins] = useState(() => pinned ?? readTools("pinned"));
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    void loadFinder(address).then((loaded) => {
      setIndex(loaded);
      // The focus may have come before there was anything here to notice it.
      if (document.activeElement === finderField.current) setOpen(true);
      return loaded;
    });
  }, [address]);

  // The account's pins are this device's from now on; an account without any takes those of the device.
  useEffect(() => {
    if (pinned) writePins(pinned);
    if (pinned === null && index && readTools("pinned").length > 0)
      void storePins(toolIdsOf(index, readTools("pinned")));
  }, [pinned, index]);

  // The letter is painted before what it finds.
  const sought = useDeferredValue(text);
  const isEmpty = sought.trim() === "";
  const isSent = sought === q && sent !== null;
  const isShown = isOpen || isOverlay;
  const answer = isSent ? sent : index && !isEmpty ? index.find(sought) : null;
  const recent = index && isEmpty ? pinnedAndRecent(index, pins) : [];

  /** Opens what is found first; the server says that nothing is. */
  const openFirst = () => {
    const [first] = pressableSuggestions(box.current);
    if (first) first.click();
    else finderField.current?.form?.submit();
  };
  const submit = (event: FormEvent) => {
    if (!index || text.trim() === "") return;
    event.preventDefault();
    if (sought === text) openFirst();
    else isOpening.current = true;
  };
  // Enter was faster than what it is about.
  useEffect(() => {
    if (!isOpening.current || sought !== text) return;
    isOpening.current = false;
    openFirst();
  });
  const useExample = (event: MouseEvent, example: string) => {
    if (!index || !finderField.current) return;
    event.preventDefault();
    finderField.current.value = example;
    setText(example);
    finderField.current.focus();
  };
  const move = (event: KeyboardEvent) => {
    const { key, target, shiftKey, nativeEvent } = event;
    const focusable = [finderField.current, ...pressableSuggestions(box.current)];
    if (key === "Enter" && target === finderField.current && !shiftKey && !nativeEvent.isComposing) {
      event.preventDefault();
      // Not `requestSubmit`, which Safari has since 16.
      finderField.current.form?.querySelector("button")?.click();
    }
    if (key === "Escape") setOpen(false);
    if (key !== "ArrowDown" && key !== "ArrowUp") return;
    setOpen(true);
    const at = focusable.findIndex((stop) => stop === target);
    const next = focusable[at + (key === "ArrowDown" ? 1 : -1)];
    const isInside = target === finderField.current && text.includes("\n");
    if (at < 0 || !next || isInside) return;
    event.preventDefault();
    next.focus();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
  };
  const pin = ({ path, name }: Suggestion) => {
    const isPinned = pins.includes(withoutLang(path));
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={`${texts[isPinned ? "finder.unpin" : "finder.pin"]}: ${name}`}
        aria-pressed={isPinned}
        onClick={() => {
          const next = withToggled(pins, path);
          setPins(next);
          writePins(next);
          if (index) void storePins(toolIdsOf(index, next));
        }}
      >
        <Icon name="pin" />
      </button>
    );
  };
  return (
    // oxlint-disable-next-line no-static-element-interactions -- arrows go from the field to what is below it
    <div className="finder" ref={box} onKeyDown={move} onFocus={() => setOpen(true)} onBlur={leave}>
      <form method="post" action={`${home}#find`} className="finder-field" onSubmit={submit}>
        <Icon name="clipboard-paste" />
        <textarea
          ref={finderField}
          name="q"
          rows={1}
          data-find=""
          required
          maxLength={maxFinderInput}
          aria-label={texts["finder.label"]}
          placeholder={texts["finder.short"]}
          defaultValue={q}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a popover that was opened to type into gives it the focus
          autoFocus={isOverlay}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setOpen(true);
          }}
        />
        <button className="button" aria-label={texts["finder.open"]}>
          <Icon name="arrow-right" />
        </button>
      </form>
      {!isOverlay && (
        <form method="post" action={`${home}#find`} className="tries">
          <span>{texts["finder.try"]}</span>
          {finderExamples.map((example) => (
            <button key={example} name="q" value={example} onClick={(event) => useExample(event, example)}>
              {example}
            </button>
          ))}
        </form>
      )}
      <div className={isOverlay || isSent ? "finder-result" : "finder-result floating"} aria-live="polite">
        {answer && (isShown || isSent) && <FinderResult answer={answer} texts={texts} />}
        {recent.length > 0 && isShown && (
          <>
            <h2>{texts["finder.recent"]}</h2>
            <SuggestionList label={texts["finder.recent"]} suggestions={recent} aside={pin} />
          </>
        )}
      </div>
    </div>
  );
}
