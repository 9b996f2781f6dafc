type Shown = Element & { checkVisibility?: () => boolean };

/** On the screen, also below its edge. What a closed box hides has a place in new browsers, which say that it is not seen. */
function isShown(element: Shown): boolean {
  if (element.checkVisibility && !element.checkVisibility()) return false;
  const box = element.getBoundingClientRect();
  const { visibility, clipPath } = getComputedStyle(element);
  return box.width > 1 && box.height > 1 && visibility === "visible" && clipPath === "none";
}

const shown = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isShown);

function nameOf(element: Element): string {
  const name = [element.className, element.id, element.getAttribute("name")].filter(Boolean).join(" ");
  return `${element.tagName.toLowerCase()}.${name} “${(element.textContent ?? "").trim().slice(0, 30)}”`;
}

function widthFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : [];
}

function edgeFaults(): string[] {
  return shown("main")
    .map((main) => getComputedStyle(main))
    .filter(
      ({ paddingLeft, paddingRight }) => Math.min(parseFloat(paddingLeft), parseFloat(paddingRight)) < 8,
    )
    .map(() => "words stand on the screen's edge");
}

function fieldFaults(): string[] {
  return shown("input:not([type=checkbox]):not([type=radio]), select, textarea")
    .filter((field) => field.getBoundingClientRect().height < 43.5)
    .map((field) => `too low: ${nameOf(field)}`);
}

/** The boxes of what stands in a row: elements, and words between them, which may be written in several pieces. */
function boxesIn(row: Element): ClientRect[] {
  const boxes: ClientRect[] = [];
  const words = document.createRange();
  let areWords = false;
  for (const node of row.childNodes) {
    if (node instanceof Element) {
      areWords = false;
      if (isShown(node) && !/absolute|fixed/.test(getComputedStyle(node).position))
        boxes.push(node.getBoundingClientRect());
    } else if (node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "") {
      if (areWords) boxes.pop();
      else words.setStartBefore(node);
      words.setEndAfter(node);
      areWords = true;
      boxes.push(words.getBoundingClientRect());
    }
  }
  return boxes;
}

/** Engines reckon in parts of a pixel, and round them: a row may begin that much above the end of the one before it. */
const rounding = 0.5;

/** Whether two neighbours in a row stand nearer to each other than half of what its style asks for, or of 8 px. */
function isTouching(row: Element): boolean {
  const { display, columnGap, rowGap, flexDirection } = getComputedStyle(row);
  if (!/flex/.test(display)) return false;
  const isColumn = /column/.test(flexDirection);
  const wanted = row.getAttribute("data-gap") ?? (isColumn ? rowGap : columnGap);
  const least = Math.min(parseFloat(wanted) || 0, 8) / 2;
  const boxes = least === 0 ? [] : boxesIn(row).filter(({ width }) => width > 0);
  // A column may stand the other way round than it is written.
  if (isColumn) boxes.sort((box, other) => box.top - other.top);
  return boxes.some((box, at) => {
    const next = boxes[at + 1];
    if (!next) return false;
    if (isColumn) return next.top - box.bottom < least;
    const isBeside = next.top < box.bottom - rounding && next.bottom > box.top + rounding;
    return isBeside && next.left - box.right < least;
  });
}

const rowFaults = (): string[] =>
  shown("body *")
    .filter(isTouching)
    .map((row) => `touch each other: what stands in ${nameOf(row)}`);

/** What a press at the middle of its first line gets: itself, something in it, or the label that it stands in. */
function isHit(control: Element, hit: Element | null): boolean {
  return hit !== null && (control.contains(hit) || hit.closest("label")?.contains(control) === true);
}

function pressFaults(): string[] {
  const faults = shown("a[href], button, input, select, textarea, summary").flatMap((control) => {
    if (control.matches(".skip-link")) return [];
    control.scrollIntoView({ block: "center" });
    const line = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    const over = hit ? nameOf(hit) : "the window's edge";
    return isHit(control, hit) ? [] : [`lies under ${over}: ${nameOf(control)}`];
  });
  scrollTo(0, 0);
  return faults;
}

/** What is wrong with how a page stands in its window, whatever browser draws it. */
export const layoutFaults = (): string[] => [
  ...widthFaults(),
  ...edgeFaults(),
  ...fieldFaults(),
  ...rowFaults(),
  ...pressFaults(),
];
