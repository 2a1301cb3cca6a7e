import path from 'node:path';
import type { ApiComponent, ApiModel, ApiProduct, ApiProductModel } from '../../shared/apiModel';
import type { ApiPackage, ApiSources } from '../sources';
import { exemptionReason } from './exemptions';
import { findPropTypes } from './propTypes';

/** How much of a product's exports the pages document. */
export interface ApiCoverage {
  product: ApiProduct;
  /** The number of exported components. */
  components: number;
  documented: number;
  exempted: number;
  /** Components with neither a page nor an exemption. */
  unexplained: string[];
  interfaces: number;
  hooks: number;
  /** Props on the pages, and how many of them the packages document. */
  props: number;
  describedProps: number;
  /** Props in a component's documented prop types that are missing on its page. */
  lostProps: string[];
  /** Names that should have a page but that no package exports. */
  missing: string[];
}

function isDocumented(name: string, { components }: ApiProductModel): boolean {
  return components[name] !== undefined || components[name.replace('Unstable_', '')] !== undefined;
}

function lostProps(component: ApiComponent, packages: readonly ApiPackage[]): string[] {
  const pkg = packages.find(({ name }) => name === component.source.package);
  if (!pkg) {
    return [];
  }
  const shown = new Set([
    ...component.props.map(({ name }) => name),
    ...(component.inherited ?? []).flatMap(({ props }) => props.map(({ name }) => name)),
  ]);
  const file = path.join(pkg.dir, `${component.source.file}.js`);
  return findPropTypes(file, component.exportName ?? component.name)
    .filter((prop) => !shown.has(prop))
    .map((prop) => `${component.name}.${prop}`);
}

function measureProduct(
  product: ApiProduct,
  model: ApiProductModel,
  packages: readonly ApiPackage[],
): ApiCoverage {
  const exported = Object.entries(model.exported)
    .filter(([, { kind }]) => kind === 'component')
    .map(([name]) => name);
  const undocumented = exported.filter((name) => !isDocumented(name, model));
  const unexplained = undocumented.filter((name) => exemptionReason(product, name) === undefined);
  const components = Object.values(model.components);
  const props = components.flatMap((component) => component.props);
  return {
    product,
    components: exported.length,
    documented: exported.length - undocumented.length,
    exempted: undocumented.length - unexplained.length,
    unexplained,
    interfaces: Object.keys(model.interfaces).length,
    hooks: Object.keys(model.hooks).length,
    props: props.length,
    describedProps: props.filter(({ description }) => description !== '').length,
    lostProps: components.flatMap((component) => lostProps(component, packages)),
    missing: model.missing,
  };
}

/** Compares the model with the packages from which it was extracted, by product. */
export function measureApiCoverage(model: ApiModel, { packages }: ApiSources): ApiCoverage[] {
  return (Object.entries(model.products) as [ApiProduct, ApiProductModel][]).map(
    ([product, found]) => measureProduct(product, found, packages),
  );
}

/** Describes each problem in a sentence; empty if everything is documented or exempt. */
export function apiCoverageProblems(coverage: readonly ApiCoverage[]): string[] {
  return coverage.flatMap(({ lostProps: lost, product, unexplained }) => [
    ...unexplained.map(
      (name) =>
        `${product}: ${name} is exported, but has no page. Add it to data/api/documented.json, ` +
        'or say in coverage/exemptions.ts why it needs none.',
    ),
    ...lost.map(
      (name) =>
        `${product}: the packages describe ${name}, but its page does not show it. ` +
        'The extractor reads the type of the props: look there.',
    ),
  ]);
}
