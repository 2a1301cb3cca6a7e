import { loadRuntime } from './loadStage';
import { NEAR_PX } from './useNearViewport';

const IGNORE = () => undefined;

/**
 * Starts to load what demos need while the page that shows them is still starting, if one of them is
 * near the screen: what the server rendered stands there already. Pages that open later find nothing,
 * and load their demos when they come near (`useNearViewport`).
 *
 * @param names of demos whose components come with `load`
 */
export function loadAhead(names: readonly string[], load: () => Promise<unknown>): void {
  if (names.some(isNear)) {
    // Who needs them asks for them again, and hears what failed.
    load().catch(IGNORE);
    loadRuntime().catch(IGNORE);
    import('../DemoControls').catch(IGNORE);
  }
}

function isNear(name: string): boolean {
  const card = document.querySelector(`[data-demo="${name}"]`);
  if (!card) {
    return false;
  }
  const { top, bottom } = card.getBoundingClientRect();
  return top < window.innerHeight + NEAR_PX && bottom > -NEAR_PX;
}
