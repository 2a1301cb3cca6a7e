import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_DIR, runNpm } from './process.mjs';

/** The packages of older majors, which are a nested project. */
const OLDER_MAJORS_DIR = path.join(PROJECT_DIR, 'versioned_docs');

/** Where npm records what it installed. */
const recordFile = (folder) => path.join(folder, 'node_modules', '.package-lock.json');

/**
 * The packages of the lockfile that aren't installed, according to npm's record. Optional packages
 * can be missing, because they are for other platforms.
 */
export function missingPackages(lockfile, installed) {
  return Object.entries(lockfile.packages)
    .filter(([location, wanted]) => {
      const found = installed.packages?.[location];
      return location !== '' && !wanted.optional && found?.version !== wanted.version;
    })
    .map(([location]) => location);
}

/** A lockfile without certain entries. */
function without({ packages }, isLeftOut) {
  const kept = Object.entries(packages).filter((entry) => !isLeftOut(...entry));
  return { packages: Object.fromEntries(kept) };
}

/**
 * The npm arguments that install what is missing, or undefined if everything is installed. For a
 * task that doesn't need development packages, they are omitted while none of them is installed.
 * They are added without changing the others.
 *
 * @param {{ dev: boolean }} needs
 * @returns {string[] | undefined} the arguments
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
 * The packages of older majors whose exact version the site also has. They use the site's copy,
 * because with a second copy in a bundle, contexts and styles would not be shared.
 *
 * @returns {string[]} their locations, which include nested packages
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

/** The lockfile without the given locations and nested packages. */
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

/**
 * Runs npm. Install scripts never run. Its messages go to standard error, because the output can be
 * a protocol (`mcp`), and it doesn't read the input, which belongs to the task.
 */
async function npm(args, folder) {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const code = await runNpm([...args, ...flags], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
  });
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
    console.error('Installing the dependencies that package-lock.json pins …');
    await npm(command, PROJECT_DIR);
  }
}

/** Removes packages, and their entries in npm's record, as if they had never been installed. */
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
    console.error('Installing the packages of older majors that versioned_docs pins …');
    await npm(['ci'], OLDER_MAJORS_DIR);
  }
  // Not only after installing, because that may have been interrupted.
  removePackages(OLDER_MAJORS_DIR, shared);
}

/**
 * Installs the packages of the lockfiles if they are missing.
 *
 * @param {{ dev: boolean, olderMajors: boolean }} needs see `packageNeeds`
 */
export async function ensureDependencies(needs) {
  await ensureSitePackages(needs);
  if (needs.olderMajors) {
    await ensureOlderMajors();
  }
}
