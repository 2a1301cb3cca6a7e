/**
 * Prints the parts of each product's public API that no section is about, with the sections that
 * the search finds for them; how much of the published documentation exists, by section; and how
 * much of the packages' API is on an API page. Fails if guides explain too little, or if API pages are incomplete.
 *
 * Usage: npm run coverage [-- --product data-grid]
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { navigation } from '../navigation';
import publishedPages from '../data/published-pages.json';
import {
  apiCoverageProblems,
  loadApiModel,
  measureApiCoverage,
  readApiSources,
} from '../src/api/node';
import { coverProducts, type GuideCoverage } from '../src/api/node/guide-coverage';
import { createPageLookup, docIdOf } from '../src/content/node/menu';
import { readPages } from '../src/content/node/page';
import { measureCoverage, type PublishedPages } from '../src/api/shared/coverage';
import { demoNames } from '../src/demos/shared/demoIds';
import { createGuideSearch } from '../src/search/node';

const docsDir = path.resolve('docs');

/** The share of a product's members that may be missing. */
const MAX_MISSING = 0.02;

async function readDemoNames(): Promise<(pathname: string) => string[]> {
  const pages = await readPages(docsDir);
  const demos = new Map(pages.map((page) => [page.place.relative, page.demos]));
  return (pathname) =>
    (demos.get(`${docIdOf(pathname)}.mdx`) ?? []).flatMap(({ aliases = '', name }) =>
      // A demo is also found by its names in older links.
      name === undefined ? [] : demoNames({ name, aliases }),
    );
}

async function printWrittenPages(): Promise<void> {
  const rows = measureCoverage({
    navigation,
    published: publishedPages satisfies PublishedPages,
    hasPage: createPageLookup(docsDir),
    demosOf: await readDemoNames(),
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
}

function printMissing(
  { missing, product }: GuideCoverage,
  sectionFor: (name: string) => string | undefined,
): void {
  console.log(`\n${product}: members that no section is about: ${missing.length}`);
  missing.forEach(({ kind, name, owners }) => {
    const of = owners.length === 0 ? '' : ` (${owners.join(', ')})`;
    console.log(`  ${kind.padEnd(9)} ${name}${of}: ${sectionFor(name) ?? 'no section found'}`);
  });
}

/** @returns Whether the guides explain enough. */
async function printGuideCoverage(siteDir: string, wanted: string | undefined): Promise<boolean> {
  const all = await coverProducts(siteDir);
  const shown = all.filter(({ product }) => wanted === undefined || product === wanted);
  if (shown.length === 0) {
    const products = all.map(({ product }) => product).join(', ');
    throw new Error(`There is no product "${wanted}". Expected one of ${products}.`);
  }
  const isComplete = shown.every(({ missing }) => missing.length === 0);
  const sectionFor = isComplete ? () => undefined : await createGuideSearch(siteDir);
  shown.forEach((coverage) => printMissing(coverage, sectionFor));
  console.table(
    Object.fromEntries(
      shown.map(({ exempt, members, missing, product }) => [
        product,
        {
          members,
          exempt,
          missing: missing.length,
          'missing %': Number(((100 * missing.length) / members).toFixed(1)),
        },
      ]),
    ),
  );
  const below = shown.filter(({ members, missing }) => missing.length > members * MAX_MISSING);
  below.forEach(({ product }) =>
    console.error(
      `${product}: more than ${100 * MAX_MISSING} % of the members have no section about them. ` +
        'Explain those above in a sentence or a table row, or say in src/api/node/guide-coverage/exceptions.ts why they need no explanation.',
    ),
  );
  return below.length === 0;
}

/** @returns Whether the API pages are complete. */
async function printApiCoverage(siteDir: string): Promise<boolean> {
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
  return problems.length === 0;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { product: { type: 'string' } } });
  const siteDir = process.cwd();
  const results = [await printGuideCoverage(siteDir, values.product)];
  if (values.product === undefined) {
    await printWrittenPages();
    results.push(await printApiCoverage(siteDir));
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
