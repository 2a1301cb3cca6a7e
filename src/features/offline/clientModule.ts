import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';

/** What a page does first comes first. */
const DELAY_MS = 1500;

const whenQuiet = (act: () => void) => {
  window.setTimeout(act, DELAY_MS);
};

const loadOffline = () => import('./registerWorker');

function ignore(): void {
  // A refused registration or a lost chunk: the site works without.
}

if (typeof window !== 'undefined') {
  whenQuiet(() => {
    loadOffline()
      .then(({ registerWorker }) => registerWorker(siteConfig))
      .catch(ignore);
    // The first visit ends without a worker: what it loaded is kept when there is one.
    navigator.serviceWorker?.addEventListener('controllerchange', () => {
      loadOffline().then(({ reportVisit }) => reportVisit(window.location.pathname), ignore);
    });
  });
}

/** Each page that the reader comes to is kept. */
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
