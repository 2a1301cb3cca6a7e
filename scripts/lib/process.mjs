import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { untilEnded } from './interruption.mjs';

export const PROJECT_DIR = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command in the terminal, and waits for it when this process is interrupted. Without a
 * shell, so that folders with blanks need no quotes on any system.
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
  const child = spawn(command, args, {
    cwd,
    stdio: log ? ['ignore', log, log] : stdio,
    env: { ...process.env, ...env },
  });
  return untilEnded(child).finally(() => {
    if (log) {
      fs.closeSync(log);
    }
  });
}

/** The packages of commands with other names. */
const PACKAGES = { docusaurus: '@docusaurus/core', playwright: '@playwright/test' };

/** The script of an installed package's command. */
export function binScript(bin) {
  const folder = path.join(PROJECT_DIR, 'node_modules', PACKAGES[bin] ?? bin);
  const { bin: scripts } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof scripts === 'string' ? scripts : scripts[bin]);
}

/** Runs a command of an installed package. */
export function runBin(bin, args, options) {
  return run(process.execPath, [binScript(bin), ...args], options);
}

/**
 * npm as a command and its first arguments. Windows starts `npm.cmd` only through a shell, but npm
 * is a script of Node.js: the one that runs this task, or the one beside Node.js.
 *
 * @param {object} [machine] for tests
 * @returns {string[]}
 */
export function npmCommand({
  env = process.env,
  execPath = process.execPath,
  exists = fs.existsSync,
} = {}) {
  const scripts = [
    env.npm_execpath,
    path.join(path.dirname(execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const script = scripts.find((file) => file?.endsWith('npm-cli.js') && exists(file));
  return script ? [execPath, script] : ['npm'];
}

/** Runs npm. */
export function runNpm(args, options) {
  const [command, ...first] = npmCommand();
  return run(command, [...first, ...args], options);
}
