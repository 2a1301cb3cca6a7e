/** Measures what each component weighs in a production build, and writes src/data/sizes.json. */
import fs from 'node:fs';
import { loadApiModel, readApiSources } from '../src/plugins/api-reference';
import {
  BASELINE,
  measureBaseline,
  measureComponent,
} from '../src/plugins/api-reference/sizes/measureSizes';
import {
  installedVersion,
  SHARED_PACKAGES,
  type ComponentSize,
  type SizeData,
} from '../src/plugins/api-reference/sizes/sizeData';

const siteDir = process.cwd();

async function measureAll(): Promise<SizeData> {
  const model = await loadApiModel(siteDir);
  const baseline = await measureBaseline(siteDir);
  const components: Record<string, ComponentSize> = {};
  for (const [product, found] of Object.entries(model.products)) {
    for (const component of Object.values(found.components)) {
      const size = await measureComponent(siteDir, component, baseline);
      components[`${product}/${component.name}`] = size;
      console.log(product, component.name, size.alone.gzip, size.added.gzip);
    }
  }
  const names = [...readApiSources(siteDir).packages.map(({ name }) => name), ...SHARED_PACKAGES];
  const packages = Object.fromEntries(
    names.map((name) => [name, installedVersion(siteDir, name) ?? '']),
  );
  return { packages, baseline: BASELINE, components };
}

measureAll().then(
  (data) => fs.writeFileSync('src/data/sizes.json', `${JSON.stringify(data, null, 2)}\n`),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
