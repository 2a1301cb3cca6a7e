import { compare, intersects, minVersion, satisfies, valid, validRange } from 'semver';
import type { CheckData } from '../check/checkData';
import { lineWith } from '../check/finding';
import { groupBy } from '../check/groupBy';
import { FAMILY_PACKAGE, type Copy, type Declared, type Project } from './project';

/** Where a package is named, for findings. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly text: string;
}

/** Answers questions about a project's packages. */
export interface Installed {
  /** The copies in the lock files. */
  copies(name: string): readonly Copy[];
  declared(name: string): Declared | undefined;
  has(name: string): boolean;
  /** The newest copy, or else the lowest version that the declared range accepts. */
  version(name: string): string | undefined;
  /** Undefined: the package isn't there, or its range isn't a version (`workspace:*`). */
  accepts(name: string, range: string): boolean | undefined;
  /** The peers of a version: its own from the lock file, or those of an installed one. */
  peers(name: string): Pick<Copy, 'peers' | 'optionalPeers'> | undefined;
  place(name: string): Place;
  /** The documented packages that the project has. */
  readonly family: readonly string[];
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

export function createInstalled(project: Project, data: CheckData): Installed {
  const all = project.locks.flatMap((lock) => lock.copies);
  const byName = groupBy(all, ({ name }) => name);
  const declared = new Map(
    project.manifests.flatMap((manifest) => manifest.declared.map((row) => [row.name, row])),
  );
  const names = [...new Set([...byName.keys(), ...declared.keys()])];
  const copies = (name: string) => byName.get(name) ?? [];

  const version = (name: string) => {
    const [newest] = copies(name)
      .map((copy) => copy.version)
      .filter((text) => valid(text))
      .sort((a, b) => compare(b, a));
    const range = declared.get(name)?.range;
    return newest ?? (range === undefined ? undefined : lowestVersion(range));
  };

  return {
    copies,
    declared: (name) => declared.get(name),
    has: (name) => byName.has(name) || declared.has(name),
    version,
    accepts(name, range) {
      const found = copies(name);
      if (found.length > 0) {
        return found.some((copy) => satisfies(copy.version, range, LOOSE));
      }
      const own = declared.get(name)?.range;
      return own !== undefined && validRange(own) && validRange(range)
        ? intersects(own, range, LOOSE)
        : undefined;
    },
    peers(name) {
      const own = copies(name).find(({ peers }) => Object.keys(peers).length > 0);
      const facts = data.packages[name];
      const found = version(name);
      const isSame =
        facts && found && majorOfVersion(facts.version) === majorOfVersion(found)
          ? facts
          : undefined;
      return own ?? isSame;
    },
    place(name) {
      const files = [...project.manifests, ...project.locks].map(({ file, text }) => ({
        ...{ file, text },
        line: lineWith(text, `"${name}"`) ?? lineWith(text, `${name}@`) ?? lineWith(text, name),
      }));
      return files.find(({ line }) => line !== undefined) ?? { file: '', text: '' };
    },
    family: names.filter((name) => FAMILY_PACKAGE.test(name)).sort(),
    hasLock: project.locks.length > 0,
    hasManifest: project.manifests.length > 0,
  };
}
