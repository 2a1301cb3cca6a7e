#!/usr/bin/env node
/**
 * The entry point of every npm script: `node scripts/run.mjs <task>`. It runs before dependencies
 * are installed, so it and `lib/` only use Node.js built-ins.
 */
import { runAllTests, runTests } from './lib/checks.mjs';
import { assertNodeVersion } from './lib/nodeVersion.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { readSelection } from './lib/fullParts.mjs';
import { describeFileError, diskProblem, folderProblem } from './lib/machineProblems.mjs';
import { packageNeeds } from './lib/packageNeeds.mjs';
import { PROJECT_DIR } from './lib/process.mjs';
import { TASKS } from './lib/tasks.mjs';

const COMMANDS = { ...TASKS, test: runTests, 'test:full': runAllTests };

assertNodeVersion(process.versions.node);

const [name, ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) {
  console.error(
    `There is no task "${name ?? ''}". Known tasks: ${Object.keys(COMMANDS).join(', ')}.`,
  );
  process.exit(1);
}
try {
  const problem = folderProblem(name, PROJECT_DIR);
  if (problem) {
    throw new Error(problem);
  }
  if (name === 'test:full') {
    // A mistyped part must not install the packages of every major first.
    readSelection(args);
  }
  await ensureDependencies(packageNeeds(name, process.env, args));
  process.exitCode = await command(args);
} catch (error) {
  console.error(describeFileError(error));
  process.exitCode = 1;
}
// A full disk causes thousands of lines elsewhere: the cause belongs at the end.
const full = process.exitCode ? diskProblem(PROJECT_DIR) : null;
if (full) {
  console.error(full);
}
