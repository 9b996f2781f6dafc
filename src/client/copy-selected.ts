/** Copies a text by selecting it, as browsers let a site on plain http do; the focus is where it was. */
export function copySelected(copiedText: string): boolean {
  const focusedBefore = document.activeElement;
  const textArea = document.createElement("textarea");
  textArea.className = "unseen";
  textArea.value = copiedText;
  document.body.append(textArea);
  textArea.select();
  // oxlint-disable-next-line no-deprecated -- there is nothing else without a secure origin
  const isCopied = document.execCommand("copy");
  textArea.remove();
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
  return isCopied;
}
