/**
 * Decides which ad a page shows, as a pure state machine. Polling reports what the document
 * contains, and the machine returns what to render.
 */

export const POLL_INTERVAL_MS = 500;
export const MAX_CHECKS = 30;
/** After more checks than this without an ad, ads are considered blocked. */
const CHECKS_UNTIL_BLOCKED = 6;
const MESSAGE_RATIO = 0.2;
const INLINE_RATIO = 0.2;

const BOT = /bot|googlebot|crawler|spider|robot|crawling/i;

/**
 * What a check found in the document: no ad, an ad, or the network's backers link, which means that
 * it has sold out.
 */
export type Placement = 'missing' | 'filled' | 'sold-out';

export interface AdState {
  readonly checks: number;
  readonly isFound: boolean;
  readonly isBlocked: boolean;
  readonly isSoldOut: boolean;
}

export const INITIAL_AD_STATE: AdState = {
  checks: 0,
  isFound: false,
  isBlocked: false,
  isSoldOut: false,
};

/** The state after a check. An ad that arrives late clears `isBlocked`. */
export function checkPlacement(state: AdState, placement: Placement): AdState {
  if (!isPolling(state)) {
    return state;
  }
  const checks = state.checks + 1;
  if (placement !== 'missing') {
    return { checks, isFound: true, isBlocked: false, isSoldOut: placement === 'sold-out' };
  }
  return { ...state, checks, isBlocked: checks > CHECKS_UNTIL_BLOCKED };
}

export function isPolling(state: AdState): boolean {
  return !state.isFound && state.checks < MAX_CHECKS;
}

/** Random numbers from 0 to 1, chosen once per mounted ad. */
export interface AdRandoms {
  readonly message: number;
  readonly inHouse: number;
}

export type AdKind = 'none' | 'network' | 'message' | 'in-house' | 'in-house-sold-out';

export function chooseAd(state: AdState, random: AdRandoms, userAgent: string): AdKind {
  if (BOT.test(userAgent)) {
    return 'none';
  }
  if (state.isBlocked) {
    return random.message < MESSAGE_RATIO ? 'message' : 'in-house';
  }
  return state.isSoldOut ? 'in-house-sold-out' : 'network';
}

export type AdShape = 'image' | 'inline';

/** @param random a number from 0 to 1 */
export function chooseShape(random: number): AdShape {
  return random < INLINE_RATIO ? 'inline' : 'image';
}

const LABELS: Readonly<Record<AdKind, string | null>> = {
  none: null,
  network: 'carbon',
  message: 'in-house-adblock',
  'in-house': 'in-house',
  'in-house-sold-out': 'in-house-carbon',
};

/** The analytics label of an ad, or `null` if nothing is shown. */
export function adLabel(kind: AdKind, shape: AdShape): string | null {
  const label = LABELS[kind];
  return label && `${label}-body-top-${shape}`;
}

/** Whether the reader can see an ad of this kind. A network ad must have arrived first. */
export function isRendered(kind: AdKind, { isFound }: Pick<AdState, 'isFound'>): boolean {
  return kind !== 'none' && (kind !== 'network' || isFound);
}
