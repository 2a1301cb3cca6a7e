#!/usr/bin/env node
/**
 * The entry point of every npm script: `node scripts/run.mjs <task>`. It runs before dependencies
 * are installed, so it and `lib/` only use Node.js built-ins.
 */
import { assertNodeVersion } from './lib/nodeVersion.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { packageNeeds } from './lib/packageNeeds.mjs';
import { TASKS } from './lib/tasks.mjs';

assertNodeVersion(process.versions.node);

const [name, ...args] = process.argv.slice(2);
const task = TASKS[name];
if (!task) {
  console.error(`There is no task "${name ?? ''}". Known tasks: ${Object.keys(TASKS).join(', ')}.`);
  process.exit(1);
}
try {
  await ensureDependencies(packageNeeds(name, process.env));
  process.exitCode = await task(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
