import { isAbsent, isThere, type State } from './states';
import type { Release } from './versions';

/** The releases one of which did something: one, or several if the ones between are unknown. */
export type SinceReleases = readonly [Release, ...Release[]];

/** What the releases of a major did to a name that the newest one has. */
export interface NameHistory {
  /**
   * Since when every release has it: a name that was removed and added again counts from then on.
   * Undefined: the name is older than the major, or could be.
   */
  added?: SinceReleases;
  /** Undefined: the name isn't deprecated, or was already before the major. */
  deprecated?: SinceReleases;
}

/**
 * The releases from the one after the last that certainly lacks something, to the first that
 * certainly has it.
 */
function firstWith(
  states: readonly State[],
  releases: readonly Release[],
  has: (state: State) => boolean,
  lacks: (state: State) => boolean,
): SinceReleases | undefined {
  const last = states.findLastIndex(lacks);
  const start = states[last] === 'absentYet' ? last : last + 1;
  const end = states.findIndex((state, index) => index >= start && has(state));
  const [first, ...others] = releases.slice(start, end + 1);
  return first === undefined ? undefined : [first, ...others];
}

/**
 * When a name was added and deprecated.
 *
 * @param states Its states in the releases of a major, oldest first.
 * @param before Its state in the previous major; `unknown` if that isn't recorded.
 */
export function nameHistory(
  states: readonly State[],
  releases: readonly Release[],
  before: State,
): NameHistory {
  const isAdded = [before, ...states].some(isAbsent);
  const added = isAdded ? firstWith(states, releases, isThere, isAbsent) : undefined;
  const isNotDeprecated = (state: State) => state === 'present' || isAbsent(state);
  const isDeprecated = states.at(-1) === 'deprecated' && [before, ...states].some(isNotDeprecated);
  const deprecated = isDeprecated
    ? firstWith(states, releases, (state) => state === 'deprecated', isNotDeprecated)
    : undefined;
  return {
    ...(added ? { added } : {}),
    ...(deprecated ? { deprecated } : {}),
  };
}
