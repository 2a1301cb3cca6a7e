import { compare, intersects, minVersion, satisfies, valid, validRange } from 'semver';
import type { CheckData } from '../check/checkData';
import { lineWith, toFinding, type Finding } from '../check/finding';
import { groupBy } from '../../../base/shared/groupBy';
import type { FindingKind } from '../check/kinds';
import { FAMILY_PACKAGE, type Peers, type Project } from './project';

/** Answers questions about a project's packages. */
export interface Installed {
  has(this: void, name: string): boolean;
  /** The newest copy, or else the lowest version that the declared range accepts. */
  version(this: void, name: string): string | undefined;
  /** Undefined: the package isn't there, or its range isn't a version (`workspace:*`). */
  accepts(name: string, range: string): boolean | undefined;
  /** The peers of a version: its own from the lock file, or those of an installed one. */
  peers(name: string): Peers | undefined;
  isDeclared(name: string): boolean;
  /** A finding at the place where the project names a package. */
  finding(
    kind: FindingKind,
    name: string,
    values: Finding['values'],
    rest?: Partial<Finding>,
  ): Finding;
  /** The documented packages that the project has. */
  readonly family: readonly string[];
  readonly declaredNames: readonly string[];
  readonly hasLock: boolean;
  readonly hasManifest: boolean;
}

const LOOSE = { includePrerelease: true };

/**
 * The lowest version of a range: `8.3.0` for `^8.3.0`, and for `8.x`, `8.0.0`. Undefined for any
 * version (`*`, `workspace:*`), and for what names none (`latest`, `catalog:`).
 */
function lowestVersion(range: string): string | undefined {
  const own = range.replace(/^workspace:/, '');
  const lowest = validRange(own) === null ? undefined : minVersion(own)?.version;
  return lowest === '0.0.0' ? undefined : lowest;
}

export const majorOfVersion = (version: string) => Number(version.split('.')[0]);

export function createInstalled({ locks, manifests }: Project, data: CheckData): Installed {
  const copies = groupBy(
    locks.flatMap((lock) => lock.copies),
    ({ name }) => name,
  );
  // The first manifest is that of the root.
  const declared = new Map([...manifests].reverse().flatMap((manifest) => [...manifest.declared]));
  const names = new Set([...copies.keys(), ...declared.keys()]);

  const version = (name: string) => {
    const versions = (copies.get(name) ?? []).map((copy) => copy.version);
    const [newest] = versions.filter((text) => valid(text)).sort((a, b) => compare(b, a));
    return newest ?? lowestVersion(declared.get(name) ?? '*');
  };

  return {
    has: (name) => names.has(name),
    version,
    accepts(name, range) {
      const own = declared.get(name);
      if (copies.has(name)) {
        return copies.get(name)?.some((copy) => satisfies(copy.version, range, LOOSE));
      }
      return own !== undefined && validRange(own) && validRange(range)
        ? intersects(own, range, LOOSE)
        : undefined;
    },
    peers(name) {
      const own = copies.get(name)?.find(({ peers }) => Object.keys(peers).length > 0);
      const facts = data.packages[name];
      const major = majorOfVersion(version(name) ?? '');
      return own ?? (facts && majorOfVersion(facts.version) === major ? facts : undefined);
    },
    isDeclared: (name) => declared.has(name),
    finding(kind, name, values, rest) {
      const places = [...manifests, ...locks].map((file) => ({
        file,
        line: lineWith(file.text, `"${name}"`) ?? lineWith(file.text, name),
      }));
      const { file, line } = places.find((place) => place.line !== undefined) ?? {};
      return toFinding(kind, file ?? { path: '', text: '' }, line, { name, ...values }, rest);
    },
    family: [...names].filter((name) => FAMILY_PACKAGE.test(name)).sort(),
    declaredNames: [...declared.keys()],
    hasLock: locks.length > 0,
    hasManifest: manifests.length > 0,
  };
}
