import fs from 'node:fs';
import path from 'node:path';
import { installedVersion } from '../../../base/node/packages';
import { parsePackageJson, type ProjectPackages } from './projectVersion';

/**
 * The documented packages of a local project: their installed versions if available, or the ranges
 * in its package.json.
 *
 * @param file The path of the package.json.
 * @throws if it can't be read or isn't a package.json
 */
export function readProjectPackages(file: string): ProjectPackages {
  const folder = path.dirname(path.resolve(file));
  const ranges = Object.entries(parsePackageJson(fs.readFileSync(file, 'utf8')));
  return Object.fromEntries(
    ranges.map(([name, range]) => [
      name,
      installedVersion(path.join(folder, 'node_modules', name)) ?? range,
    ]),
  );
}
