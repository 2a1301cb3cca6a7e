import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_DIR, run } from './process.mjs';

/** The packages of the majors before the current one: a project inside the project. */
const OLDER_MAJORS_DIR = path.join(PROJECT_DIR, 'versioned_docs');

/** Where npm keeps the record of what it installed. */
const recordFile = (folder) => path.join(folder, 'node_modules', '.package-lock.json');

/**
 * Are the packages of the lockfile installed? Compares it with the record that npm keeps of what it
 * installed. Optional packages may be absent: they belong to other platforms.
 */
export function missingPackages(lockfile, installed) {
  return Object.entries(lockfile.packages)
    .filter(([location, wanted]) => {
      const found = installed.packages?.[location];
      return location !== '' && !wanted.optional && found?.version !== wanted.version;
    })
    .map(([location]) => location);
}

/** A lockfile without the entries that a test finds. */
function without({ packages }, isLeftOut) {
  const kept = Object.entries(packages).filter((entry) => !isLeftOut(...entry));
  return { packages: Object.fromEntries(kept) };
}

/**
 * How npm gets what is missing, or undefined when nothing is. What only checks need is left out for
 * a task without them, as long as none of it is there. It is added without touching the rest.
 *
 * @param {{ dev: boolean }} needs
 * @returns {string[] | undefined} arguments
 */
export function installCommand(lockfile, installed, needs) {
  const hasDev = Object.values(installed.packages ?? {}).some(({ dev }) => dev);
  const core = without(lockfile, (_location, { dev }) => dev);
  if (missingPackages(core, installed).length > 0) {
    return needs.dev || hasDev ? ['ci', '--include=dev'] : ['ci', '--omit=dev'];
  }
  const wanted = needs.dev ? lockfile : core;
  return missingPackages(wanted, installed).length > 0
    ? ['install', '--no-save', '--include=dev']
    : undefined;
}

/**
 * Packages that the older majors bring in the very version that the site has. They use the site's:
 * with a second copy in a bundle, contexts and styles of one would be unknown to the other.
 *
 * @returns {string[]} their locations; what is inside of one goes with it
 */
export function sharedPackages(olderLockfile, siteLockfile) {
  return Object.entries(olderLockfile.packages)
    .filter(([location, { version }]) => {
      const ofSite = siteLockfile.packages[location];
      const isTop = location.lastIndexOf('node_modules/') === 0;
      return isTop && ofSite?.version === version && !ofSite.dev && !ofSite.devOptional;
    })
    .map(([location]) => location);
}

/** What a lockfile pins without the given locations, and what is inside of them. */
export function withoutLocations(lockfile, locations) {
  const left = new Set(locations);
  const topOf = (location) => location.split('/node_modules/')[0];
  return without(lockfile, (location) => left.has(topOf(location)));
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

const readLockfile = (folder) => readJson(path.join(folder, 'package-lock.json'));

/** Runs npm. Install scripts are never run. */
async function npm(args, folder) {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const code = await run('npm', [...args, ...flags], { cwd: folder });
  if (code !== 0) {
    throw new Error(
      'npm could not install the dependencies: its messages above say why. ' +
        'Check the connection to the package registry and run the command again.',
    );
  }
}

async function ensureSitePackages(needs) {
  const command = installCommand(
    readLockfile(PROJECT_DIR),
    readJson(recordFile(PROJECT_DIR)),
    needs,
  );
  if (command) {
    console.log('Installing the dependencies that package-lock.json pins …');
    await npm(command, PROJECT_DIR);
  }
}

/** Removes packages, and from npm's record too: as if they had never been installed. */
function removePackages(folder, locations) {
  const file = recordFile(folder);
  const record = readJson(file);
  const present = locations.filter((location) => record.packages?.[location]);
  if (present.length > 0) {
    present.forEach((location) =>
      fs.rmSync(path.join(folder, location), { recursive: true, force: true }),
    );
    fs.writeFileSync(file, JSON.stringify({ ...record, ...withoutLocations(record, present) }));
  }
}

async function ensureOlderMajors() {
  const lockfile = readLockfile(OLDER_MAJORS_DIR);
  const shared = sharedPackages(lockfile, readLockfile(PROJECT_DIR));
  const own = withoutLocations(lockfile, shared);
  if (missingPackages(own, readJson(recordFile(OLDER_MAJORS_DIR))).length > 0) {
    console.log('Installing the packages of older majors that versioned_docs pins …');
    await npm(['ci'], OLDER_MAJORS_DIR);
  }
  // Here, not after installing alone: that may have been interrupted.
  removePackages(OLDER_MAJORS_DIR, shared);
}

/**
 * Installs what the lockfiles pin, when it is not there yet.
 *
 * @param {{ dev: boolean, olderMajors: boolean }} needs see `packageNeeds`
 */
export async function ensureDependencies(needs) {
  await ensureSitePackages(needs);
  if (needs.olderMajors) {
    await ensureOlderMajors();
  }
}
