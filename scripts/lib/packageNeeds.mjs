import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_DIR } from './process.mjs';

/**
 * The majors that a task deals with as long as the operator does not choose with `DOCS_VERSIONS` or
 * `DOCS_VERSION`. Tasks that are not listed deal with the current one, whatever is chosen.
 *
 * @type {Readonly<Record<string, 'current' | 'all'>>}
 */
const MAJORS_OF_TASKS = {
  start: 'current',
  build: 'all',
  typecheck: 'all',
  unit: 'all',
  browser: 'all',
  test: 'current',
  'test:full': 'all',
  'test:demos': 'all',
  'older-majors': 'all',
  'api-facts': 'all',
};

/** Tasks that run with what package.json lists under `dependencies`. */
const WITHOUT_DEV_PACKAGES = new Set(['start']);

/** `v8`: the major of the documented packages is the one of this project. */
function readCurrentMajor() {
  const { version } = JSON.parse(fs.readFileSync(path.join(PROJECT_DIR, 'package.json'), 'utf8'));
  return `v${version.split('.')[0]}`;
}

/**
 * What has to be installed before a task runs.
 *
 * @param {string} task name in `TASKS`
 * @param {Record<string, string | undefined>} environment settings of the operator
 * @returns {{ dev: boolean, olderMajors: boolean }}
 */
export function packageNeeds(task, environment, currentMajor = readCurrentMajor()) {
  const byDefault = MAJORS_OF_TASKS[task];
  const chosen = environment.DOCS_VERSION || environment.DOCS_VERSIONS || byDefault;
  const majors = byDefault === undefined ? [] : chosen.split(',').map((name) => name.trim());
  return {
    dev: !WITHOUT_DEV_PACKAGES.has(task),
    olderMajors: majors.some((name) => name !== 'current' && name !== currentMajor),
  };
}
