import { intersects, minVersion, validRange } from 'semver';
import type { CheckData } from '../check/checkData';
import { majorOfVersion } from './installed';
import { FAMILY_PACKAGE, type Manifest } from './project';
import { findRenamedPackage } from './renamedPackages';

/** A line of a `package.json` that an upgrade changes. */
export interface PackageChange {
  readonly name: string;
  readonly range: string;
  /** The name of the package in the target, if it is another one. */
  readonly newName: string;
  readonly newRange: string;
}

export interface ManifestChanges {
  /** The path as the reader gave it, or an empty text for what was pasted. */
  readonly file: string;
  readonly changes: readonly PackageChange[];
}

/** Packages that are released with the documented ones. */
const LICENSE_PACKAGE = '@mui/x-license';

const isReleasedTogether = (name: string) => FAMILY_PACKAGE.test(name) || name === LICENSE_PACKAGE;

/** `^8.14.1` instead of `^6.20.0`, and `8.14.1` instead of `6.20.0`. */
function rangeLike(own: string, version: string): string {
  const prefix = /^([~^]?)\d+\.\d+\.\d+/.exec(own)?.[1] ?? '^';
  return `${prefix}${version}`;
}

const lowest = (range: string) => minVersion(range)?.version ?? '0.0.0';

/** The first of the accepted ranges above the project's: the smallest step. */
function nextPeerRange(own: string, accepted: string): string | undefined {
  return accepted
    .split('||')
    .map((part) => part.trim())
    .find((part) => majorOfVersion(lowest(part)) > majorOfVersion(lowest(own)));
}

/**
 * What a manifest has to say for a major: the version of the documented packages, the new names of
 * packages, and peers that this major no longer accepts. Ranges that aren't versions stay.
 */
function changesOf({ declared }: Manifest, major: number, data: CheckData): PackageChange[] {
  const targetOf = (name: string) => {
    const { version = '' } = data.packages[name] ?? {};
    return majorOfVersion(version) === major ? version : `${major}.0.0`;
  };
  const packages = [...declared].flatMap(([name, range]): PackageChange[] => {
    const newName = findRenamedPackage(name)?.becomes ?? name;
    if (!isReleasedTogether(newName) || validRange(range) === null) {
      return [];
    }
    const isDone = newName === name && majorOfVersion(lowest(range)) >= major;
    return isDone ? [] : [{ name, range, newName, newRange: rangeLike(range, targetOf(newName)) }];
  });
  const peers = packages.flatMap(({ newName }) => {
    const facts = data.packages[newName];
    return facts && majorOfVersion(facts.version) === major ? Object.entries(facts.peers) : [];
  });
  const outdated = [...new Map(peers)].flatMap(([name, accepted]): PackageChange[] => {
    const range = declared.get(name) ?? '';
    const isOutdated = validRange(range) !== null && range !== '' && !intersects(range, accepted);
    const newRange = isOutdated ? nextPeerRange(range, accepted) : undefined;
    return newRange === undefined ? [] : [{ name, range, newName: name, newRange }];
  });
  return [...packages, ...outdated];
}

/** The lines that an upgrade to a major changes, by file; none if nothing has to change. */
export function findPackageChanges(
  manifests: readonly Manifest[],
  major: number,
  data: CheckData,
): ManifestChanges[] {
  return manifests.flatMap((manifest) => {
    const changes = changesOf(manifest, major, data);
    return changes.length > 0 ? [{ file: manifest.path, changes }] : [];
  });
}

const lineOf = (name: string, range: string) =>
  `${JSON.stringify(name)}: ${JSON.stringify(range)},`;

/** The lines before an upgrade and after it, as a diff shows them. */
export function diffLines({ changes }: ManifestChanges) {
  return changes.flatMap(({ name, newName, newRange, range }) => [
    { kind: 'deleted' as const, text: lineOf(name, range) },
    { kind: 'inserted' as const, text: lineOf(newName, newRange) },
  ]);
}
