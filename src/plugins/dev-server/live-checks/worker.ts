/**
 * A process that checks pages for the dev server: their prose or their types, depending on its
 * argument. It receives a page and responds with the result.
 */
import { readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ProblemFile } from '../../../shared/contentProblem';
import { createPageChecker, readAllowedFindings } from '../../../checks/pages';
import type { Part, PartResult } from './messages';

/** Like `nice -n 5`, because what the author views comes first. The compiler inherits it. */
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

/** Changes with every file in the folder of a page. */
function sourcesOf(page: string): string {
  const folder = path.dirname(page);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`)
    .join('\n');
}

/** The bundler compiles several times per save, but the types need only one check. */
async function checkTypes(page: string): Promise<readonly ProblemFile[]> {
  const sources = sourcesOf(page);
  const known = checkedTypes.get(page);
  if (known?.sources === sources) {
    return known.files;
  }
  // Errors in the site's code or due to missing packages don't belong to the page.
  const folder = `${path.posix.dirname(page)}/`;
  const files = (await checker.checkTypes(page)).filter(({ file }) => file.startsWith(folder));
  checkedTypes.set(page, { sources, files });
  return files;
}

async function check(page: string): Promise<void> {
  const files = part === 'prose' ? await checker.checkProse(page) : await checkTypes(page);
  process.send?.({ page, part, files } satisfies PartResult);
}

process.on('message', (page: string) => void check(page));
process.on('disconnect', () => process.exit());
