import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_DIR = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command in the project with the terminal attached.
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: PROJECT_DIR,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a command line tool of an installed package. */
export function runBin(bin, args, options) {
  return run(path.join(PROJECT_DIR, 'node_modules', '.bin', bin), args, options);
}
