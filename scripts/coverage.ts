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
  const tags = [...page.matchAll(/<Demo\s[^>]*>/g)].map(([tag]) => tag);
  // A demo also answers to the names that older links call it by.
  const names = tags.flatMap((tag) => [...tag.matchAll(/\b(?:file|aliases)="([^"]+)"/g)]);
  return names.flatMap(([, name = '']) => name.split(' '));
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
