import type { Major } from '../../../versions/shared/versions';
import { packageAliases } from '../../../versions/node';
import { readPackageExports, type PackageExports } from './packageExports';
import { FENCE_PACKAGES } from './productPackages';

/** The exports of React, Material UI, and the packages of a major. */
export function readMajorExports(siteDir: string, major: Major): PackageExports {
  return readPackageExports(siteDir, FENCE_PACKAGES, packageAliases(siteDir, major));
}
