/** Puts what was asked for into the address bar, so that the answer can be shared and reloaded. */
export const shareAddress = (sharedFields: Readonly<Record<string, string>>): void =>
  history.replaceState(history.state, "", `?${new URLSearchParams(sharedFields).toString()}`);
