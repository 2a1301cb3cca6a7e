import loadChunks from '@docusaurus/core/lib/client/preload';
import { recoveryStep } from './recovery';
import { clearReloadMark, markReloadFor, wasReloadedFor } from './reloadMark';
import { navigationError } from './navigationError';

/** How long to wait for the `online` event before retrying. */
const ASK_AGAIN_MS = 5000;

/** Never resolves: the current page stays until a reload or another navigation. */
const NEVER = new Promise<never>(() => {});

/**
 * Replaces the Docusaurus module that loads a page before showing it. After a failure, Docusaurus
 * always reloads immediately, so a tab without a network would lose its page.
 */
export default async function loadRoute(path: string): Promise<unknown> {
  try {
    const loaded = await loadChunks(path);
    clearReloadMark();
    navigationError.set(null);
    return loaded;
  } catch {
    return recover(path);
  }
}

/** A failed import stays failed until the page is reloaded. */
async function recover(path: string): Promise<never> {
  const step = recoveryStep({
    // The reader can have gone elsewhere since the request.
    isWanted: window.location.pathname === path,
    isReachable: await isReachable(path),
    wasReloaded: wasReloadedFor(path),
  });
  switch (step) {
    case 'wait':
      navigationError.set('offline');
      await untilNetworkMayBeBack();
      return recover(path);
    case 'reload':
      if (markReloadFor(path)) {
        window.location.reload();
      } else {
        navigationError.set('failed');
      }
      return NEVER;
    case 'fail':
      navigationError.set('failed');
      return NEVER;
    case 'abandon':
      return NEVER;
  }
}

async function isReachable(path: string): Promise<boolean> {
  try {
    const { status } = await fetch(path, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

function untilNetworkMayBeBack(): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(done, ASK_AGAIN_MS);
    function done() {
      window.clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
    window.addEventListener('online', done);
  });
}
