import fs from 'node:fs/promises';
import path from 'node:path';
import type { Twin } from '../page/createTwin';
import { compareWithPage } from './parity';

const SHOWN_PROBLEMS = 20;

/**
 * Compares every page of the build with its twin.
 *
 * @throws naming each page whose twin says something else.
 */
export async function assertParity(
  twins: readonly Twin[],
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const problems: string[] = [];
  for (const twin of twins) {
    const file = path.join(outDir, twin.route.slice(baseUrl.length), 'index.html');
    const html = await fs.readFile(file, 'utf8');
    problems.push(...compareWithPage(twin, html).map((problem) => `  ${twin.route}: ${problem}`));
  }
  if (problems.length > 0) {
    const more = problems.length - SHOWN_PROBLEMS;
    throw new Error(
      `The Markdown of ${problems.length} pages differs from what the pages show:\n` +
        problems.slice(0, SHOWN_PROBLEMS).join('\n') +
        (more > 0 ? `\n  … and ${more} more` : '') +
        '\nGive the components of those pages a form in src/plugins/markdown-twins/page/components.ts.',
    );
  }
}
