/** How to react when the code of a page cannot be loaded. */
export type RecoveryStep = 'abandon' | 'wait' | 'reload' | 'fail';

export interface RecoveryFacts {
  /** Whether the reader is still navigating to this page. */
  readonly isWanted: boolean;
  /** Whether the host responds. */
  readonly isReachable: boolean;
  /** Whether the page was already reloaded for this reason; `null` if that cannot be stored. */
  readonly wasReloaded: boolean | null;
}

/**
 * After a deployment, an open tab requests files that no longer exist. A reload fetches the page
 * with the new file names, so the page reloads once. Without a network, a reload would end on the
 * browser's error page.
 */
export function recoveryStep({ isWanted, isReachable, wasReloaded }: RecoveryFacts): RecoveryStep {
  if (!isWanted) {
    return 'abandon';
  }
  if (!isReachable) {
    return 'wait';
  }
  return wasReloaded === false ? 'reload' : 'fail';
}
