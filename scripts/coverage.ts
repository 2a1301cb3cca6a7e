/**
 * Prints how much of the published documentation is written, section by section, and how much of the
 * packages' API is on a page, product by product. Fails when the API pages lack something.
 */
import fs from 'node:fs';
import path from 'node:path';
import { navigation } from '../navigation';
import publishedPages from '../src/data/published-pages.json';
import {
  apiCoverageProblems,
  loadApiModel,
  measureApiCoverage,
  readApiSources,
} from '../src/plugins/api-reference';
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

async function printApiCoverage(siteDir: string): Promise<void> {
  const coverage = measureApiCoverage(await loadApiModel(siteDir), readApiSources(siteDir));
  console.table(
    Object.fromEntries(
      coverage.map((row) => [
        row.product,
        {
          components: row.components,
          'on a page': row.documented,
          exempt: row.exempted,
          neither: row.unexplained.length,
          interfaces: row.interfaces,
          hooks: row.hooks,
          props: row.props,
          'with a description': row.describedProps,
          'lost props': row.lostProps.length,
        },
      ]),
    ),
  );
  const missing = coverage.flatMap(({ missing: names, product }) =>
    names.map(
      (name) => `${product}: ${name} has a published page, but is in no installed package.`,
    ),
  );
  missing.forEach((sentence) => console.log(sentence));
  const problems = apiCoverageProblems(coverage);
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

printApiCoverage(process.cwd()).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
