/**
 * Checks the words of guides, the interface, and documents: American spelling, and words that the
 * writing guide replaces.
 *
 * Usage: npm run lint:words [-- <files …>]
 */
import { parseArgs } from 'node:util';
import { formatProblems } from '../src/base/shared/contentProblem';
import { checkWords, listSources } from '../src/content/node/words';
import { runCommand } from './lib/runCommand';

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const siteDir = process.cwd();
  const found = await checkWords(
    siteDir,
    positionals.length === 0 ? listSources(siteDir) : positionals,
  );
  if (found.length > 0) {
    console.error(formatProblems(found));
    process.exitCode = 1;
  }
}

void runCommand(main);
