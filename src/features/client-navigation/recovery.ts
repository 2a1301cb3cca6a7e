/** What to do about a page whose code cannot be loaded. */
export type RecoveryStep = 'abandon' | 'wait' | 'reload' | 'fail';

export interface RecoveryFacts {
  /** Whether the reader is still navigating to that page. */
  readonly isWanted: boolean;
  /** Whether the host answers. */
  readonly isReachable: boolean;
  /** Whether the page was reloaded for this before; null where that cannot be remembered. */
  readonly wasReloaded: boolean | null;
}

/**
 * After a deploy an open tab asks for files that are gone: the page itself knows the new ones, so
 * it is reloaded, once. Without a network that would end on the browser's error page.
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
