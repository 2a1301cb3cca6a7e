import { maxSatisfying, prerelease } from 'semver';

/** A minor release, such as `8.9`. */
export type Release = string;

/** The number of a minor release: 9 for `8.9`. */
export function minorOf(release: Release): number {
  return Number(release.split('.')[1]);
}

/** The minor release of a version: `8.9` for `8.9.2`. */
export function releaseOf(version: string): Release {
  return version.split('.', 2).join('.');
}

/** The minor releases of a major up to that of a version: `8.0`, `8.1`, … `8.14` for `8.14.1`. */
export function releasesUntil(version: string): Release[] {
  const newest = releaseOf(version);
  const [major = ''] = newest.split('.');
  return Array.from({ length: minorOf(newest) + 1 }, (_, minor) => `${major}.${minor}`);
}

/** The newest patch of a release, or undefined if none was published. */
export const newestPatch = (release: Release, published: readonly string[]) =>
  maxSatisfying(published, `~${release}`) ?? undefined;

/** The version itself if it was published, or else the newest one before it. */
export function closestVersion(wanted: string, published: readonly string[]): string | undefined {
  const stable = published.filter((version) => prerelease(version) === null);
  return maxSatisfying(stable, `<=${wanted}`) ?? undefined;
}
