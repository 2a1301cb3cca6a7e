import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { run } from './process.mjs';

const hasCommand = (command) =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;

let isListUpdated = false;

/**
 * Installs packages on Debian and Ubuntu. Elsewhere, it does nothing; the caller checks for what it
 * needs and reports what to install.
 *
 * @param {...string} names
 */
export async function installSystemPackages(...names) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  if (process.platform !== 'linux' || !['apt-get', ...sudo].every(hasCommand)) {
    return;
  }
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  if (!isListUpdated) {
    await apt('update');
    isListUpdated = true;
  }
  await apt('install', '-y', '--no-install-recommends', ...names);
}

/** The servers that tests start, with their usual paths and Debian packages. */
const SERVERS = [
  { places: ['/usr/sbin/nginx', '/usr/local/bin/nginx'], package: 'nginx-light' },
  { places: ['/usr/lib/postgresql', '/usr/local/bin/initdb'], package: 'postgresql' },
];

/** Installs the servers that tests start if they are missing and the system has apt. */
export async function ensureServers() {
  const missing = SERVERS.filter(({ places }) => !places.some((place) => fs.existsSync(place)));
  if (missing.length > 0) {
    await installSystemPackages(...missing.map((server) => server.package));
  }
}
