import type { PaidPlan } from '../../../content/shared/plans';
import type { Declarations } from './declarations';
import { higherPlan, nameKey, readKey, type NameFacts } from './names';
import type { Release } from './versions';

/** A product in a release. */
export interface ProductRelease extends Partial<Declarations> {
  release: Release;
  /** The plans whose package was published in this release. Empty: no package was. */
  plans: ReadonlySet<PaidPlan | undefined>;
  /** Those of which only an early patch is known. */
  outdated?: ReadonlySet<PaidPlan | undefined>;
  names: ReadonlyMap<string, NameFacts>;
}

/**
 * Whether a release has a name. Without the package that would have it, that is unknown. `absentYet`:
 * an early patch lacks it, but a later one can have added it.
 */
export type State = 'present' | 'deprecated' | 'absent' | 'absentYet' | 'unknown';

/** Whether the releases before certainly lack the name. */
export function isAbsent(state: State | undefined): boolean {
  return state === 'absent' || state === 'absentYet';
}

const PLAN_SUFFIX = /(?:Pro|Premium)$/;

/** `DataGridPro` for `DataGridPremium`: the same component in lower plans, the highest first. */
function lowerPlans(name: string): string[] {
  const base = name.replace(PLAN_SUFFIX, '');
  return name.endsWith('Premium') ? [`${base}Pro`, base] : name.endsWith('Pro') ? [base] : [];
}

/** The highest plan that a name ever required. */
function requiredPlan(releases: readonly ProductRelease[], key: string): PaidPlan | undefined {
  return releases
    .map(({ names }) => names.get(key)?.plan)
    .reduce(higherPlan, undefined as PaidPlan | undefined);
}

/**
 * Whether the types of a release have a name that its model lacks:
 *
 * - a member with `@ignore`
 * - a type of slot props that no slot referred to, and its members
 * - a member that another type had, before an interface was added for it
 */
function isDeclared(key: string, release: ProductRelease, facts: NameFacts | undefined): boolean {
  const { declared, ignored, names, types } = release;
  const { kind, name, owner = '' } = readKey(key);
  if (kind === 'entry') {
    return facts?.isInternal === true && (types?.has(name) ?? false);
  }
  if (names.has(nameKey('entry', owner))) {
    return [`${owner}Props.${name}`, `${facts?.declaredBy}.${name}`].some((id) => ignored?.has(id));
  }
  return facts?.declaredBy !== undefined && (declared?.has(`${facts.declaredBy}.${name}`) ?? false);
}

/** What the newest release says. */
interface Newest {
  hasPremium: boolean;
  facts: NameFacts | undefined;
}

function ownState(
  key: string,
  release: ProductRelease,
  plan: PaidPlan | undefined,
  { hasPremium, facts: current }: Newest,
): State {
  const facts = release.names.get(key);
  if (facts) {
    return facts.deprecated ? 'deprecated' : 'present';
  }
  // A higher plan's package can add to what this one exports.
  const isExport = key.startsWith('export ') && plan !== undefined;
  if (!release.plans.has(plan) || (isExport && !release.plans.has('premium') && hasPremium)) {
    return 'unknown';
  }
  if (isDeclared(key, release, current)) {
    return 'present';
  }
  return release.outdated?.has(plan) ? 'absentYet' : 'absent';
}

/** Whether a release has the name, deprecated or not. */
export function isThere(state: State | undefined): boolean {
  return state === 'present' || state === 'deprecated';
}

/** The states of a name according to the packages of its own plan, oldest first. */
export function ownStates(
  key: string,
  releases: readonly ProductRelease[],
  before: State,
): State[] {
  const newest = releases.at(-1);
  const known = {
    hasPremium: newest?.plans.has('premium') ?? false,
    facts: newest?.names.get(key),
  };
  const plan = requiredPlan(releases, key);
  const states = releases.map((release) => ownState(key, release, plan, known));
  const { owner } = readKey(key);
  return states.map((state, at) => {
    const { names, plans } = releases[at]!;
    // Types and exports aren't gone because a package that refers to them is missing.
    const isCertain =
      plans.size === newest?.plans.size ||
      (owner !== undefined && names.has(nameKey('entry', owner)));
    const wasThere = [before, ...states.slice(0, at)].some(isThere);
    return isAbsent(state) && wasThere && !isCertain ? 'unknown' : state;
  });
}

/** Whether a package doesn't answer for the last patch of a release. */
function isOpen(state: State): boolean {
  return state === 'unknown' || state === 'absentYet';
}

/** Looks up the state of a name in the previous major; `unknown` if that isn't recorded. */
export type StateBefore = (key: string) => State;

/**
 * The states of a name in each release, oldest first.
 *
 * Where the package of a component's plan wasn't published, the same component of a lower plan
 * answers, because a plan has all that lower ones have. That isn't certain if the component itself
 * may be newer, or if the higher plan once had the member before the lower one. Then the state is
 * unknown.
 */
export function statesOf(
  key: string,
  releases: readonly ProductRelease[],
  before: StateBefore,
): State[] {
  const own = ownStates(key, releases, before(key));
  const { kind, name, owner } = readKey(key);
  const sibling = lowerPlans(owner ?? '')
    .map((other) => nameKey(kind, name, other))
    .find((other) => releases.at(-1)?.names.has(other));
  if (owner === undefined || sibling === undefined || !own.some(isOpen)) {
    return own;
  }
  const ownerKey = nameKey('entry', owner);
  const owners = [before(ownerKey), ...ownStates(ownerKey, releases, before(ownerKey))];
  const theirs = statesOf(sibling, releases, before);
  const wasFirst = own.some((state, at) => isThere(state) && isAbsent(theirs[at]));
  const isOlder = (at: number) => !owners.some(isAbsent) || owners.slice(0, at + 1).some(isThere);
  return own.map((state, at) =>
    isOpen(state) && !wasFirst && isOlder(at) ? (theirs[at] ?? state) : state,
  );
}
