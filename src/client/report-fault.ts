/** Shows an internal error to whoever listens (the console, the page's own handlers), as an uncaught one is. */
export function reportFault(islandFault: Error): void {
  setTimeout(() => {
    throw islandFault;
  });
}
