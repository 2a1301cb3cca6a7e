import type { DocusaurusConfig } from '@docusaurus/types';
import { shouldRegister } from './shouldRegister';

/** How often to look whether the reader is back, before a page is reloaded for a new version. */
const FOCUS_POLL_MS = 100;

/** The worker keeps the shell. The plugin reads this from its own address. */
const PARAMS = encodeURIComponent(JSON.stringify({ offlineMode: true, debug: false }));

type Site = Pick<DocusaurusConfig, 'url' | 'baseUrl'>;

/**
 * Registers the service worker where the site is at home, and brings a new one into use: it need
 * not wait, and the page is reloaded for it once, when the reader looks at it. On the first visit
 * there was none before, so there is nothing to reload for.
 */
export async function registerWorker({ url: siteUrl, baseUrl }: Site): Promise<void> {
  const page = new URL(window.location.href);
  const isSupported = 'serviceWorker' in navigator;
  if (!shouldRegister({ isSupported, page, siteUrl, baseUrl })) {
    return;
  }
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  let isReloading = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker && !isReloading) {
      isReloading = true;
      whenFocused(() => window.location.reload());
    }
  });
  const registration = await serviceWorker.register(`${baseUrl}sw.js?params=${PARAMS}`, {
    scope: baseUrl,
  });
  letGo(registration.waiting);
  serviceWorker.controller?.postMessage({ type: 'REFRESH_KEPT' });
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => letGo(registration.waiting));
  });
}

/** Message that Docusaurus's worker understands. */
function letGo(waiting: ServiceWorker | null): void {
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

function whenFocused(act: () => void): void {
  if (document.hasFocus()) {
    act();
    return;
  }
  const timer = window.setInterval(() => {
    if (document.hasFocus()) {
      window.clearInterval(timer);
      act();
    }
  }, FOCUS_POLL_MS);
}

/** Tells the worker what is on the screen: pages change here without a page load. */
export function reportVisit(pathname: string): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  worker?.postMessage({
    type: 'VISITED',
    page: new URL(pathname, window.location.origin).href,
    assets: performance.getEntriesByType('resource').map(({ name }) => name),
  });
}
