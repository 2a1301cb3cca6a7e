import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_DIR } from './process.mjs';

/**
 * The majors that a task covers by default, without `DOCS_VERSIONS` or `DOCS_VERSION`. Other tasks
 * always cover only the current one.
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

/** Tasks that only need the `dependencies` in package.json. */
const WITHOUT_DEV_PACKAGES = new Set(['start']);

/** A page of an older major, as `npm run check` names it. */
const OLDER_PAGE = /(?:^|\/)versioned_docs\/version-v\d/;

/** `v8`: the major of the documented packages is that of this project. */
function readCurrentMajor() {
  const { version } = JSON.parse(fs.readFileSync(path.join(PROJECT_DIR, 'package.json'), 'utf8'));
  return `v${version.split('.')[0]}`;
}

/**
 * What must be installed before a task runs.
 *
 * @param {string} task the name of the command
 * @param {Record<string, string | undefined>} environment the operator's settings
 * @param {readonly string[]} [args] the arguments of the command
 * @returns {{ dev: boolean, olderMajors: boolean }}
 */
export function packageNeeds(task, environment, args = [], currentMajor = readCurrentMajor()) {
  const byDefault = MAJORS_OF_TASKS[task];
  const chosen = environment.DOCS_VERSION || environment.DOCS_VERSIONS || byDefault;
  const majors = byDefault === undefined ? [] : chosen.split(',').map((name) => name.trim());
  return {
    dev: !WITHOUT_DEV_PACKAGES.has(task),
    olderMajors:
      majors.some((name) => name !== 'current' && name !== currentMajor) ||
      (task === 'check' && args.some((name) => OLDER_PAGE.test(name))),
  };
}
