import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gt } from 'semver';
import { readJson } from '../../src/base/node';
import { PRODUCT_PACKAGES, type ApiSources } from '../../src/api/node';
import { closestVersion, newestPatch } from '../../src/api/node/releases';
import { memoize } from '../../src/base/shared/memoize';
import { installedVersion } from '../../src/base/node/packages';

/** What unpacking leaves out: the same modules again for other bundlers. */
const COPIES = ['esm', 'modern'];

/** Output of npm in bytes: the list of versions of a package is longer than the default. */
const MAX_OUTPUT = 16 * 1024 * 1024;

type NpmCommand = () => string[];

async function npm(args: readonly string[], cwd?: string): Promise<string> {
  // The module has no types, because it also runs before anything is installed.
  const file = pathToFileURL(path.join(__dirname, 'process.mjs')).href;
  const { npmCommand } = (await import(file)) as { npmCommand: NpmCommand };
  const [command = 'npm', ...first] = npmCommand();
  return execFileSync(command, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
}

/** The versions of packages on the registry, which is asked once about each. */
export function createRegistry(): (name: string) => Promise<string[]> {
  return memoize(async (name: string) => {
    const found = JSON.parse(await npm(['view', name, 'versions', '--json'])) as string | string[];
    return [found].flat();
  });
}

/** Puts a package into a folder, unless it is there. */
async function fetchPackage(name: string, version: string, modules: string): Promise<string> {
  const dir = path.join(modules, name);
  if (installedVersion(dir) === version) {
    return dir;
  }
  const unpacked = `${dir}.${process.pid}.tmp`;
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(unpacked, { recursive: true });
  const file = (await npm(['pack', '--silent', `${name}@${version}`], unpacked)).trim();
  const excluded = COPIES.map((folder) => `--exclude=package/${folder}`);
  execFileSync('tar', ['-xzf', file, '--strip-components=1', ...excluded], { cwd: unpacked });
  fs.rmSync(path.join(unpacked, file));
  // A package that is complete has its name, so an interrupted run can be continued.
  fs.renameSync(unpacked, dir);
  return dir;
}

/** The versions of the libraries' internal packages that packages name, the newest of each. */
function helpersOf(folders: readonly string[]): Map<string, string> {
  const helpers = new Map<string, string>();
  for (const dir of folders) {
    const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(
      path.join(dir, 'package.json'),
    );
    for (const [name, range] of Object.entries(dependencies)) {
      const isHelper =
        name.startsWith('@mui/x-') && !PRODUCT_PACKAGES.some((entry) => entry.name === name);
      const version = range.replace(/^[\^~]/, '');
      const known = helpers.get(name);
      if (isHelper && (known === undefined || gt(version, known))) {
        helpers.set(name, version);
      }
    }
  }
  return helpers;
}

/**
 * Fetches the newest patch of a release of each package into `.cache/releases`, where all other
 * packages, such as React and Material UI, are those of this project.
 *
 * An internal package whose version isn't on the registry is replaced by the one before it. A
 * documented package without any patch of the release is left out.
 *
 * @param release A minor, such as `8.9`.
 */
export async function fetchRelease(
  siteDir: string,
  release: string,
  versionsOf: ReturnType<typeof createRegistry>,
): Promise<ApiSources> {
  const modules = path.join(siteDir, '.cache/releases', release, 'node_modules');
  const packages: ApiSources['packages'] = [];
  for (const entry of PRODUCT_PACKAGES) {
    const version = newestPatch(release, await versionsOf(entry.name));
    if (version !== undefined) {
      packages.push({ ...entry, version, dir: await fetchPackage(entry.name, version, modules) });
    }
  }
  for (const [name, wanted] of helpersOf(packages.map(({ dir }) => dir))) {
    const version = closestVersion(wanted, await versionsOf(name));
    if (version !== undefined) {
      await fetchPackage(name, version, modules);
    }
  }
  return { major: release, siteDir, packages };
}
