import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import { watchDrafts } from './drafts';
import { repairScripts } from './repairScripts';

/** Registration must not delay the start of the page. */
const DELAY_MS = 1500;

const whenQuiet = (act: () => void) => {
  window.setTimeout(act, DELAY_MS);
};

const loadOffline = () => import('./registerWorker');

function ignore(): void {
  // Registration was rejected or a chunk was lost. The site works without a worker.
}

function startWorker(): void {
  const first = navigator.serviceWorker?.controller ?? null;
  whenQuiet(() => {
    loadOffline()
      .then(({ registerWorker }) => registerWorker(siteConfig, first))
      .catch(ignore);
    // During the first visit, there is no worker yet. Once there is one, it caches what the page
    // loaded.
    navigator.serviceWorker?.addEventListener('controllerchange', () => {
      loadOffline().then(({ reportVisit }) => reportVisit(window.location.pathname), ignore);
    });
  });
}

if (typeof window !== 'undefined') {
  watchDrafts();
  repairScripts(siteConfig.baseUrl);
  // Documents in a sandbox have no worker, and throw when their code looks for one.
  if (window.origin !== 'null') {
    startWorker();
  }
}

/** Caches each page that the reader opens. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    whenQuiet(() => {
      loadOffline().then(({ reportVisit }) => reportVisit(location.pathname), ignore);
    });
  }
};
