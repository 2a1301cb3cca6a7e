import fs from 'node:fs';
import path from 'node:path';
import { parsePackageJson, type ProjectPackages } from './projectVersion';

function installedVersion(folder: string, name: string): string | undefined {
  try {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    // The package isn't installed or is hoisted elsewhere, so the range in package.json is used.
    return undefined;
  }
}

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
    ranges.map(([name, range]) => [name, installedVersion(folder, name) ?? range]),
  );
}
