import { useInsertionEffect } from 'react';

/**
 * In place of the module of this name that Emotion's styled components place their rules with.
 *
 * Its own waits for React's commit, which nothing interrupts. Here rules are placed while a component
 * renders, as Emotion does with React 17: what renders as a transition, as demos do, does so in slices.
 * The longest task of a first grid is an eighth shorter. React advises against it, as a browser may
 * have to compute the page's styles again after each slice; but these rules match classes that nothing
 * in the page has yet.
 */
export function useInsertionEffectAlwaysWithSyncFallback<T>(place: () => T): T {
  return place();
}

/** `Global` takes its rules away again, so it keeps the effect. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
