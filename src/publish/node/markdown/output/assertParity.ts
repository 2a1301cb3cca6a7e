import fs from 'node:fs/promises';
import path from 'node:path';
import type { Alternate } from '../page/createAlternate';
import { compareWithPage } from './parity';

const SHOWN_PROBLEMS = 20;

/**
 * Compares every page of the build with its alternate.
 *
 * @throws an error that names each page whose alternate differs
 */
export async function assertParity(
  alternates: readonly Alternate[],
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const problems: string[] = [];
  for (const alternate of alternates) {
    const file = path.join(outDir, alternate.route.slice(baseUrl.length), 'index.html');
    const html = await fs.readFile(file, 'utf8');
    problems.push(
      ...compareWithPage(alternate, html).map((problem) => `  ${alternate.route}: ${problem}`),
    );
  }
  if (problems.length > 0) {
    const more = problems.length - SHOWN_PROBLEMS;
    throw new Error(
      `The Markdown of ${problems.length} pages differs from what the pages show:\n` +
        problems.slice(0, SHOWN_PROBLEMS).join('\n') +
        (more > 0 ? `\n  … and ${more} more` : '') +
        '\nGive the components of those pages a form in src/publish/node/markdown/page/components.ts.',
    );
  }
}
