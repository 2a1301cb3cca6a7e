import { useInsertionEffect } from 'react';

/**
 * Replaces the module of this name with which Emotion's styled components insert their rules.
 *
 * The original waits for React's commit, which can't be interrupted. Here, rules are inserted while
 * a component renders, as Emotion does with React 17, so a transition, such as the start of a demo,
 * does it in slices. The longest task of a page's first grid is a fifth shorter. React advises
 * against this, because the browser may recalculate styles after each slice, but these rules match
 * classes that no element has yet.
 */
export function useInsertionEffectAlwaysWithSyncFallback<T>(place: () => T): T {
  return place();
}

/** `Global` removes its rules again, so it keeps the effect. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
