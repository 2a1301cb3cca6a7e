/**
 * Prints the parts of each product's public API that no section is about, with the sections that
 * the search finds for them, and how much of the packages' API is on an API page. Fails if guides
 * explain too little, or if API pages are incomplete.
 *
 * Usage: npm run coverage [-- --product data-grid]
 */
import { parseArgs } from 'node:util';
import {
  apiCoverageProblems,
  loadApiModel,
  measureApiCoverage,
  readApiSources,
} from '../src/api/node';
import { coverProducts, type GuideCoverage } from '../src/api/node/guide-coverage';
import { createGuideSearch } from '../src/search/node';
import { runCommand } from './lib/runCommand';

/** The share of a product's members that may be missing. */
const MAX_MISSING = 0.02;

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
    results.push(await printApiCoverage(siteDir));
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

void runCommand(main);
