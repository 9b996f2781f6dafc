/** Where the service worker stands: over all pages. */
export const serviceWorkerPath = "/service-worker.js";

/** Keeps the page, as everybody sees it, and the home page for use without a network; called once it was touched. */
export async function keepOffline(): Promise<void> {
  // Not on plain http, and refused where a browser refuses to store.
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  await serviceWorker.register(serviceWorkerPath);
  const { active } = await serviceWorker.ready;
  const { pathname } = location;
  active?.postMessage([pathname, /^\/en(\/|$)/.test(pathname) ? "/en" : "/"]);
}

/** Forgets all kept pages. */
export async function forgetOffline(): Promise<void> {
  try {
    const cacheNames = await caches.keys();
    await Promise.all(cacheNames.map((cacheName) => caches.delete(cacheName)));
  } catch {
    // Nothing is stored where storing is refused.
  }
}
