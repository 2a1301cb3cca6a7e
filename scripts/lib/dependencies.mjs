import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_DIR, run } from './process.mjs';

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

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Installs what the lockfile pins, when it is not there yet. Install scripts are never run. */
export async function ensureDependencies() {
  const lockfile = readJson(path.join(PROJECT_DIR, 'package-lock.json'));
  const installed = readJson(path.join(PROJECT_DIR, 'node_modules', '.package-lock.json'));
  if (missingPackages(lockfile, installed).length === 0) {
    return;
  }
  console.log('Installing the dependencies that package-lock.json pins …');
  const code = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code !== 0) {
    throw new Error(
      'npm could not install the dependencies: its messages above say why. ' +
        'Check the connection to the package registry and run the command again.',
    );
  }
}
