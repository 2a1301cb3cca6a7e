import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_DIR = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command in the terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd] the working directory, by default the project
 * @param {Record<string, string>} [options.env] additional environment variables
 * @param {string} [options.output] a file for the output
 * @param {import('node:child_process').StdioOptions} [options.stdio] by default those of this process
 * @returns {Promise<number>} its exit code
 */
export function run(
  command,
  args,
  { cwd = PROJECT_DIR, env = {}, output, stdio = 'inherit' } = {},
) {
  const log = output && fs.openSync(output, 'w');
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: log ? ['ignore', log, log] : stdio,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  }).finally(() => {
    if (log) {
      fs.closeSync(log);
    }
  });
}

/** Runs a command of an installed package. */
export function runBin(bin, args, options) {
  return run(path.join(PROJECT_DIR, 'node_modules', '.bin', bin), args, options);
}
