import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { reportFault } from "#client/report-fault.ts";
import type { Glance } from "#core/tool.ts";
import type { FinderAnswer } from "#tools/finder/find.ts";
import { type LoadedFinder, loadFinder } from "#client/finder/finder-index.ts";

/** What the first suggestion's call answers to the text, as soon as this device has worked it out. */
function useGlance(answer: FinderAnswer | null, index: LoadedFinder | null): Glance | null {
  const form = answer?.suggestions[0]?.form ?? null;
  const found = form?.asks != null && index ? index.glances[form.asks] : undefined;
  const asked = form && found ? JSON.stringify([form.asks, form.fields]) : null;
  const [worked, setWorked] = useState<{ readonly asked: string; readonly glance: Glance | null } | null>(
    null,
  );
  useEffect(() => {
    if (asked === null || !index || !form?.asks || !found) return undefined;
    let isLatest = true;
    const request = { path: form.asks, body: form.fields, lang: index.lang, ...found };
    import("#client/device/glance.ts")
      .then(({ glanceOf }) => glanceOf(request))
      .then((glance) => {
        if (isLatest) setWorked({ asked, glance });
        return glance;
      })
      .catch((fault: unknown) => reportFault("A text is not answered at a glance", fault));
    return () => {
      isLatest = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `asked` says all of the form
  }, [asked, index]);
  return worked !== null && worked.asked === asked ? worked.glance : null;
}

type FinderKeys = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly setOpen: (isOpen: boolean) => void;
};

/** Enter sends, Escape closes, arrows go from the field to what is below it and back. */
function useFinderKeys({ field, text, setOpen }: FinderKeys) {
  function moveFocus(event: KeyboardEvent): void {
    const focusable = [field.current, ...pressableSuggestions(field.current)];
    const at = focusable.findIndex((stop) => stop === event.target);
    const next = focusable[at + (event.key === "ArrowDown" ? 1 : -1)];
    const isInside = event.target === field.current && text.includes("\n");
    if (at < 0 || !next || isInside) return;
    event.preventDefault();
    next.focus();
  }

  return function onKeyDown(event: KeyboardEvent): void {
    const { key, target, shiftKey, nativeEvent } = event;
    if (key === "Enter" && target === field.current && !shiftKey && !nativeEvent.isComposing) {
      event.preventDefault();
      // Not `requestSubmit`, which Safari has since 16.
      field.current?.form?.querySelector("button")?.click();
    }
    if (key === "Escape") setOpen(false);
    if (key !== "ArrowDown" && key !== "ArrowUp") return;
    setOpen(true);
    moveFocus(event);
  };
}

type Shown = {
  /** Whether what is shown was found for the text that stands in the field. */
  readonly isUpToDate: boolean;
  /** Whether it says that there is no such tool; what it offers all the same is nobody's first choice. */
  readonly isMissing: boolean;
};

/** Opens what is found first, as soon as what is shown is what was found for the text. */
function useOpenFirst(
  field: RefObject<HTMLTextAreaElement | null>,
  { isUpToDate, isMissing }: Shown,
): () => void {
  const isOpening = useRef(false);

  /** The server says that nothing is found. */
  const openNow = () => {
    const [first] = pressableSuggestions(field.current);
    if (first && !isMissing) first.click();
    else field.current?.form?.submit();
  };

  // Enter was faster than what it is about.
  useEffect(() => {
    if (!isOpening.current || !isUpToDate) return;
    isOpening.current = false;
    openNow();
  });

  return () => {
    if (isUpToDate) openNow();
    else isOpening.current = true;
  };
}

/** What arrows and Enter reach, in the finder that an element is of. */
const pressableSuggestions = (element: Element | null): readonly HTMLElement[] => [
  ...(element
    ?.closest(".finder")
    ?.querySelectorAll<HTMLElement>(".glance .actions form > .button, .suggestions .tile") ?? []),
];

type FinderOptions = {
  /** The address of the file of tools and words. */
  readonly address: string;
  /** What the page was sent with, and what the server found for it. */
  readonly q: string;
  readonly sent: FinderAnswer | null;
};

/** Finds while one types, on this device, once the file of tools and words is there. */
export function useFinder({ address, q, sent }: FinderOptions) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [index, setIndex] = useState<LoadedFinder | null>(null);
  const [text, setText] = useState(q);
  const [isOpen, setOpen] = useState(false);
  // The letter is painted before what it finds.
  const sought = useDeferredValue(text);
  const isSent = sought === q && sent !== null;
  const isEmpty = sought.trim() === "";
  const answer = isSent ? sent : index && !isEmpty ? index.find(sought) : null;
  const glance = useGlance(isSent ? null : answer, index);
  const openFirst = useOpenFirst(field, {
    isUpToDate: sought === text,
    isMissing: answer?.isMissing ?? false,
  });
  const onKeyDown = useFinderKeys({ field, text, setOpen });

  useEffect(() => {
    void loadFinder(address).then((loaded) => {
      setIndex(loaded);
      // The focus may have come before there was anything here to notice it.
      if (document.activeElement === field.current) setOpen(true);
      return loaded;
    });
  }, [address]);

  return {
    field,
    index,
    isOpen,
    isEmpty,
    isSent,
    answer,
    glance,
    boxEvents: {
      onKeyDown,
      onFocus: () => setOpen(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
    onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
      setText(currentTarget.value);
      setOpen(true);
    },
    onSubmit: (event: FormEvent) => {
      if (!index || text.trim() === "") return;
      event.preventDefault();
      openFirst();
    },
    tryExample: (event: MouseEvent, example: string) => {
      if (!index || !field.current) return;
      event.preventDefault();
      field.current.value = example;
      setText(example);
      field.current.focus();
    },
  };
}
