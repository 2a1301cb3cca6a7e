/**
 * A process that checks pages for the dev server: their prose, their types, or their style, depending
 * on its argument. It receives a page and responds with the result.
 */
import { readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ProblemFile } from '../../../../base/shared/contentProblem';
import { createPageChecker } from '../../page-checks';
import type { CheckedPart, PartResult } from './messages';

/** Like `nice -n 5`, because what the author views comes first. The compiler inherits it. */
const LOW_PRIORITY = 5;

os.setPriority(LOW_PRIORITY);

const siteDir = process.cwd();
const part = process.argv[2] as CheckedPart;
const checker = createPageChecker(siteDir, 'live');

interface Checked {
  readonly sources: string;
  readonly files: readonly ProblemFile[];
}

const checked = new Map<string, Checked>();

/** Changes with every file in the folder of a page. */
function sourcesOf(page: string): string {
  const folder = path.dirname(page);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`)
    .join('\n');
}

/** The bundler compiles several times per save, but these checks need to run only after a change. */
async function runIfChanged(
  page: string,
  run: () => Promise<readonly ProblemFile[]>,
): Promise<readonly ProblemFile[]> {
  const sources = sourcesOf(page);
  const known = checked.get(page);
  if (known?.sources === sources) {
    return known.files;
  }
  const files = await run();
  checked.set(page, { sources, files });
  return files;
}

async function checkTypes(page: string): Promise<readonly ProblemFile[]> {
  // Errors in the site's code or due to missing packages don't belong to the page.
  const folder = `${path.posix.dirname(page)}/`;
  return (await checker.checkTypes(page)).filter(({ file }) => file.startsWith(folder));
}

/** Linters are development packages, which `npm start` doesn't install. Without them, this is skipped. */
async function checkStyle(page: string): Promise<readonly ProblemFile[]> {
  const style = await import('../../style').catch(() => undefined);
  return (await style?.checkStyle(siteDir, page)) ?? [];
}

const CHECKS: Readonly<Record<CheckedPart, (page: string) => Promise<readonly ProblemFile[]>>> = {
  prose: checker.checkProse,
  types: (page) => runIfChanged(page, () => checkTypes(page)),
  style: (page) => runIfChanged(page, () => checkStyle(page)),
};

async function check(page: string): Promise<void> {
  process.send?.({ page, part, files: await CHECKS[part](page) } satisfies PartResult);
}

process.on('message', (page: string) => void check(page));
process.on('disconnect', () => process.exit());
