import {
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import type { FinderAnswer } from "#tools/finder/find.ts";
import { type LoadedFinder, loadFinder } from "./finder-index.ts";
import { useGlance } from "./use-glance.ts";
import { useFinderKeys } from "./use-finder-keys.ts";
import { useOpenFirst } from "./use-open-first.ts";

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
