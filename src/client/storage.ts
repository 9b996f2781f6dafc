// A browser that blocks all cookies throws at the mere mention of localStorage.

/** What the browser keeps under the key; null when there is nothing, or no storage at all. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the browser keeps the value. */
export function writeStored(key: string, storedValue: string): boolean {
  try {
    localStorage.setItem(key, storedValue);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is no storage, so nothing is kept in it.
  }
}
