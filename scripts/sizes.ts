/**
 * Measures the size of each component in a production build, and writes data/sizes.json.
 *
 * Usage: npm run sizes [-- DataGrid BarChart …]: all components, or only the named ones.
 */
import fs from 'node:fs';
import path from 'node:path';
import measured from '../data/sizes.json';
import {
  loadApiModel,
  readApiSources,
  SHARED_PACKAGES,
  staleSizes,
  type ComponentSize,
  type SizeData,
} from '../src/api/node';
import { installedVersion } from '../src/base/node/packages';
import { BASELINE, measureBaseline, measureComponent } from './lib/measureSizes';

const siteDir = process.cwd();
const known: SizeData = measured;

/** The sizes of components that aren't measured this time, which must be of the same versions. */
function keptFigures(names: readonly string[]): Record<string, ComponentSize> {
  const stale = staleSizes(siteDir, known);
  if (names.length > 0 && stale.length > 0) {
    throw new Error(`Only a run without names can update all figures. ${stale.join(' ')}`);
  }
  return names.length > 0 ? known.components : {};
}

async function measureAll(wanted: readonly string[]): Promise<SizeData> {
  const model = await loadApiModel(siteDir);
  const baseline = await measureBaseline(siteDir);
  const components = { ...keptFigures(wanted) };
  for (const [product, found] of Object.entries(model.products)) {
    const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
    for (const component of Object.values(found.components).filter(({ name }) => isWanted(name))) {
      const size = await measureComponent(siteDir, component, baseline);
      components[`${product}/${component.name}`] = size;
      console.log(product, component.name, size.alone.gzip, size.added.gzip);
    }
  }
  const names = [...readApiSources(siteDir).packages.map(({ name }) => name), ...SHARED_PACKAGES];
  const packages = Object.fromEntries(
    names.map((name) => [name, installedVersion(path.join(siteDir, 'node_modules', name)) ?? '']),
  );
  return { packages, baseline: BASELINE, components };
}

void measureAll(process.argv.slice(2)).then((data) =>
  fs.writeFileSync('data/sizes.json', `${JSON.stringify(data, null, 2)}\n`),
);
