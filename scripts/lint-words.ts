/**
 * Checks the words of guides, the interface, and documents: American spelling, and words that the
 * writing guide replaces. Files may contain the findings that `data/allowed-findings.json` allows;
 * named files are checked in full.
 *
 * Usage: npm run lint:words [-- <files …>]
 *        npm run lint:words -- --update
 *
 *   --update  Lowers the allowed findings to the current ones, also for sections without a sentence.
 */
import { parseArgs } from 'node:util';
import { formatProblems } from '../src/base/shared/contentProblem';
import {
  ALLOWED_FINDINGS,
  findEmptySections,
  lowerAllowedFindings,
  overAllowed,
  readAllowedFindings,
} from '../src/content/node/page-checks';
import { checkWords, listSources } from '../src/content/node/words';

function sum(counts: Readonly<Record<string, number>> = {}): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { update: { type: 'boolean', default: false } },
  });
  const siteDir = process.cwd();
  const isWhole = positionals.length === 0;
  const allowed = isWhole ? (readAllowedFindings(siteDir).words ?? {}) : {};
  const words = await checkWords(
    siteDir,
    isWhole ? listSources(siteDir) : positionals,
    (file, count) => count <= (allowed[file] ?? 0),
  );
  const over = overAllowed(words, allowed);
  if (over.length > 0) {
    console.error(formatProblems(over));
    process.exitCode = 1;
  }
  if (values.update && isWhole) {
    const left = lowerAllowedFindings(siteDir, {
      words,
      emptySections: await findEmptySections(siteDir),
    });
    console.log(
      `${ALLOWED_FINDINGS}: ${sum(left.words)} words and ${sum(left.emptySections)} sections are left.`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
