/** Resolves when what was just typed has been painted; at once on a page that nobody sees, which is not painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
