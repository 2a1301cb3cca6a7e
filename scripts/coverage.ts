/** Prints how much of the published documentation is written, section by section. */
import fs from 'node:fs';
import path from 'node:path';
import { navigation } from '../navigation';
import publishedPages from '../src/data/published-pages.json';
import { createPageLookup, docIdOf } from '../src/plugins/navigation/pageFiles';
import { measureCoverage, type PublishedPages } from '../src/shared/coverage';

const docsDir = path.resolve('docs');

function demosOf(pathname: string): string[] {
  const page = fs.readFileSync(path.join(docsDir, `${docIdOf(pathname)}.mdx`), 'utf8');
  return [...page.matchAll(/<Demo\s[^>]*?file="([^"]+)"/g)].flatMap((match) => match[1] ?? []);
}

const rows = measureCoverage({
  navigation,
  published: publishedPages satisfies PublishedPages,
  hasPage: createPageLookup(docsDir),
  demosOf,
});

console.table(
  Object.fromEntries(
    rows.map((row) => [
      row.section,
      {
        guides: `${row.guides} of ${row.guidesOf}`,
        'API pages': `${row.apiPages} of ${row.apiPagesOf}`,
        demos: `${row.demos} of ${row.demosOf}`,
      },
    ]),
  ),
);
