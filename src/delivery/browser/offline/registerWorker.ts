import type { DocusaurusConfig } from '@docusaurus/types';
import { hasDraft } from './drafts';
import { shouldRegister } from './shouldRegister';

/** How often to check whether a reload for a new version would disturb the reader. */
const POLL_MS = 100;

/** How long nothing may be typed after a draft, in ms: it may have just been sent. */
const AFTER_DRAFT_MS = 10_000;

/** The worker caches the shell. The plugin reads this from the worker's URL. */
const PARAMS = encodeURIComponent(JSON.stringify({ offlineMode: true, debug: false }));

type Site = Pick<DocusaurusConfig, 'url' | 'baseUrl'>;

/**
 * Registers the service worker on the site's own host. Its next version takes over by itself: the
 * page then reloads once when the reader looks at it, but never while it contains a draft. On the
 * first visit, there was no worker before, so there is no reload.
 *
 * @param first The worker that controlled the page at its start. On slow devices, the next version
 *   can take over before this function is loaded.
 */
export async function registerWorker(
  { url: siteUrl, baseUrl }: Site,
  first: ServiceWorker | null,
): Promise<void> {
  const page = new URL(window.location.href);
  const isSupported = 'serviceWorker' in navigator;
  if (!shouldRegister({ isSupported, page, siteUrl, baseUrl })) {
    return;
  }
  const { serviceWorker } = navigator;
  let isReloading = false;
  const followWorker = () => {
    if (first && serviceWorker.controller !== first && !isReloading) {
      isReloading = true;
      whenUndisturbed(() => window.location.reload());
    }
  };
  serviceWorker.addEventListener('controllerchange', followWorker);
  followWorker();
  await serviceWorker.register(`${baseUrl}sw.js?params=${PARAMS}`, { scope: baseUrl });
  serviceWorker.controller?.postMessage({ type: 'REFRESH_PRODUCTS' });
}

function whenUndisturbed(act: () => void): void {
  let free = 0;
  const check = () => {
    if (hasDraft()) {
      free = performance.now() + AFTER_DRAFT_MS;
    }
    const isUndisturbed = document.hasFocus() && performance.now() >= free;
    if (isUndisturbed) {
      window.clearInterval(timer);
      act();
    }
  };
  const timer = window.setInterval(check, POLL_MS);
  check();
}

/** Reports the current page to the worker, because navigation doesn't load pages from the host. */
export function reportVisit(pathname: string): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  worker?.postMessage({
    type: 'VISITED',
    page: new URL(pathname, window.location.origin).href,
    assets: performance.getEntriesByType('resource').map(({ name }) => name),
  });
}
