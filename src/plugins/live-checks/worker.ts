/**
 * A process that checks pages beside the dev server: their prose or their types, as its argument says.
 * It is sent a page and answers with its result.
 */
import { readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ProblemFile } from '../../shared/contentProblem';
import { createPageChecker, readAllowedFindings } from '../page-checks';
import type { Part, PartResult } from './messages';

/** Like `nice -n 5`: what the author looks at comes first. The compiler inherits it. */
const LOW_PRIORITY = 5;

os.setPriority(LOW_PRIORITY);

const siteDir = process.cwd();
const part = process.argv[2] as Part;
const { emptySections } = readAllowedFindings(siteDir);
const checker = createPageChecker(siteDir, { emptySections, typesCache: 'live' });

interface CheckedTypes {
  readonly sources: string;
  readonly files: readonly ProblemFile[];
}

const checkedTypes = new Map<string, CheckedTypes>();

/** Changes with every file beside a page. */
function sourcesOf(page: string): string {
  const folder = path.dirname(page);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`)
    .join('\n');
}

/** The bundler compiles several times for one save; the types are checked once. */
function checkTypes(page: string): readonly ProblemFile[] {
  const sources = sourcesOf(page);
  const known = checkedTypes.get(page);
  if (known?.sources === sources) {
    return known.files;
  }
  // What the code of the site or missing packages do wrong is not the page's.
  const folder = `${path.posix.dirname(page)}/`;
  const files = checker.checkTypes(page).filter(({ file }) => file.startsWith(folder));
  checkedTypes.set(page, { sources, files });
  return files;
}

async function check(page: string): Promise<void> {
  const files = part === 'prose' ? await checker.checkProse(page) : checkTypes(page);
  process.send?.({ page, part, files } satisfies PartResult);
}

process.on('message', (page: string) => void check(page));
process.on('disconnect', () => process.exit());
