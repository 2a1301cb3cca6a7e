import { isLoadingAhead } from '@site/src/delivery/browser/client-navigation';
import { NEAR_PX, whenIdle } from '@site/src/base/browser/lazy';
import { DEMO_CARD, withAttribute } from '@site/src/demos/shared/demoAttributes';
import { loadRuntime } from './loadDemo';

const IGNORE = () => undefined;

/**
 * Starts loading what demos need before React requests it: immediately if the server rendered one
 * near the viewport and the page is still starting, and in idle time if the page is loaded ahead of
 * a click. Otherwise, demos load when they come near the viewport (`useNearViewport`).
 *
 * @param names the demos whose scripts `fetchScripts` loads
 * @param runFirst fetches and runs the scripts of the first demo
 */
export function loadAhead(
  names: readonly string[],
  fetchScripts: () => Promise<unknown>,
  runFirst: () => Promise<unknown>,
): void {
  if (names.some(isNear)) {
    load(fetchScripts);
  } else if (isLoadingAhead()) {
    whenIdle(() => {
      if (!names.some(cardOf)) {
        load(runFirst);
      }
    });
  }
}

/** The caller that needs it retries and handles the failure. */
function load(scripts: () => Promise<unknown>): void {
  scripts().catch(IGNORE);
  loadRuntime().catch(IGNORE);
  import('../DemoControls').catch(IGNORE);
}

function cardOf(name: string): Element | null {
  return document.querySelector(withAttribute(DEMO_CARD, name));
}

function isNear(name: string): boolean {
  const card = cardOf(name);
  if (!card) {
    return false;
  }
  const { top, bottom } = card.getBoundingClientRect();
  return top < window.innerHeight + NEAR_PX && bottom > -NEAR_PX;
}
