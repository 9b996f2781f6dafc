/** Makes today's browser as one that knows no popovers, and gaps only of grids; what a row should have is noted on it. */
export function forgetWhatIsNewer(): void {
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    element.removeAttribute("popover");
    if (!getComputedStyle(element).display.includes("flex")) continue;
    element.style.gap = "";
    const { flexDirection, columnGap, rowGap } = getComputedStyle(element);
    element.dataset["gap"] = flexDirection.startsWith("column") ? rowGap : columnGap;
    element.style.gap = "0";
  }
}
