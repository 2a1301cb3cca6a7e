import { isLoadingAhead, whenIdle } from '@site/src/features/client-navigation';
import { loadRuntime } from './loadDemo';
import { NEAR_PX } from './useNearViewport';

const IGNORE = () => undefined;

/**
 * Starts to load what demos need before React asks for it: at once where the server rendered one of
 * them near the screen, as the page is still starting; and where the page is loaded ahead of a click,
 * in time that nobody waits for. Otherwise demos load when they come near (`useNearViewport`).
 *
 * @param names of demos whose scripts come with `fetchScripts`
 * @param runFirst fetches and runs the scripts of the first of them
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

/** Who needs it asks for it again, and hears what failed. */
function load(scripts: () => Promise<unknown>): void {
  scripts().catch(IGNORE);
  loadRuntime().catch(IGNORE);
  import('../DemoControls').catch(IGNORE);
}

function cardOf(name: string): Element | null {
  return document.querySelector(`[data-demo="${name}"]`);
}

function isNear(name: string): boolean {
  const card = cardOf(name);
  if (!card) {
    return false;
  }
  const { top, bottom } = card.getBoundingClientRect();
  return top < window.innerHeight + NEAR_PX && bottom > -NEAR_PX;
}
