import { signal } from "@preact/signals-react";

/** How many requests are outstanding, over all islands of the page; the loading bar shows while it is above zero. */
export const pending = signal(0);
