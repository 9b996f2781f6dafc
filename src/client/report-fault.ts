/** What is told and has cost nothing, since whoever tells it has done otherwise: no form has failed over it. */
export class Recovered extends Error {}

/** Shows a fault that was made good to whoever listens (the console, the page's own handlers), as an uncaught one is. */
export function reportFault(message: string, cause?: unknown): void {
  setTimeout(() => {
    throw new Recovered(message, { cause });
  });
}
