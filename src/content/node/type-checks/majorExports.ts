import type { Major } from '../../../versions/shared/versions';
import { packageAliases } from '../../../versions/node';
import { readPackageExports, type PackageExports } from './packageExports';
import { FENCE_PACKAGES } from './productPackages';

const known = new Map<string, PackageExports>();

/** The exports of React, Material UI, and the packages of a major, read once in a process. */
export function readMajorExports(siteDir: string, major: Major): PackageExports {
  const key = `${siteDir} ${major}`;
  const exports =
    known.get(key) ?? readPackageExports(siteDir, FENCE_PACKAGES, packageAliases(siteDir, major));
  known.set(key, exports);
  return exports;
}
