import fs from 'node:fs';
import path from 'node:path';
import { parsePackageJson, type ProjectPackages } from './projectVersion';

function installedVersion(folder: string, name: string): string | undefined {
  try {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    // Not installed yet, or hoisted elsewhere: the range of package.json is the next best.
    return undefined;
  }
}

/**
 * The documented packages of a project on this machine: their installed versions where they can be
 * found, else the ranges of its package.json.
 *
 * @param file Path of the package.json.
 * @throws if it can't be read or isn't a package.json.
 */
export function readProjectPackages(file: string): ProjectPackages {
  const folder = path.dirname(path.resolve(file));
  const ranges = Object.entries(parsePackageJson(fs.readFileSync(file, 'utf8')));
  return Object.fromEntries(
    ranges.map(([name, range]) => [name, installedVersion(folder, name) ?? range]),
  );
}
