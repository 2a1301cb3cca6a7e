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

function parts(version: string): number[] {
  return version.split('.').map(Number);
}

/** Orders versions without a pre-release from the oldest to the newest. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  return left.map((part, index) => part - (right[index] ?? 0)).find((part) => part !== 0) ?? 0;
}

const STABLE = /^\d+\.\d+\.\d+$/;

/** The newest patch of a release, or undefined if none was published. */
export function newestPatch(release: Release, published: readonly string[]): string | undefined {
  return published
    .filter((version) => STABLE.test(version) && releaseOf(version) === release)
    .sort(compareVersions)
    .at(-1);
}

/** The version itself if it was published, or else the newest one before it. */
export function closestVersion(wanted: string, published: readonly string[]): string | undefined {
  return published
    .filter((version) => STABLE.test(version) && compareVersions(version, wanted) <= 0)
    .sort(compareVersions)
    .at(-1);
}
