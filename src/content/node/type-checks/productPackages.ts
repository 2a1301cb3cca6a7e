import { groupEntries } from '../../../base/shared/groupBy';
import { productPackages } from '../../shared/planPackages';
import { PRODUCTS, type OwnProductId } from '../../shared/products';
import type { Export, FindExports } from './fenceModule';
import type { PackageExports } from './packageExports';

const REACT = 'react';
const MATERIAL_UI = ['@mui/material/styles', '@mui/material'];
const namesOf = (id: OwnProductId) => productPackages(id).map(({ name }) => name);
const ALL_PRODUCTS = PRODUCTS.flatMap(({ id }) => namesOf(id));
const GRIDS = namesOf('x-data-grid');

/** Every package from which a fragment may use names. */
export const FENCE_PACKAGES: readonly string[] = [REACT, ...MATERIAL_UI, ...ALL_PRODUCTS];

function packagesOf(productId: string): readonly string[] {
  const product = PRODUCTS.find(({ id }) => id === productId);
  return product === undefined ? ALL_PRODUCTS : namesOf(product.id);
}

/**
 * The plan in a name. Packages of other plans export empty components with such names, and with that
 * of the Community grid.
 */
const PLAN_IN_NAME = /(?:^DataGrid|(?<plan>Pro|Premium))$/;

/** The modules that export each name, in the order of the packages and their folders. */
function indexExports(exports: PackageExports): ReadonlyMap<string, readonly string[]> {
  return groupEntries(
    Object.entries(exports).flatMap(([module, names]) =>
      names.map((name) => [name, module] as const),
    ),
  );
}

const indexes = new WeakMap<PackageExports, ReturnType<typeof indexExports>>();

/** What decides about the imports of a page's fragments, from its front matter. */
export interface FencePage {
  readonly productId?: unknown;
  readonly packageName?: unknown;
}

/**
 * Finds the exports for a fragment on a page of a product: of React, the product's packages from
 * Community to Premium, then Material UI. A name with a plan suffix comes from the package of that
 * plan.
 *
 * As in the guides, grids come from the root of one package, which exports what lower plans have: the
 * lowest that has all names, or that of the page if no name says the plan. Everything else comes from
 * its folder, and what Material UI has in a folder of the same name is the default export there.
 */
export function exportFinder(
  exports: PackageExports,
  { productId, packageName }: FencePage,
): FindExports {
  const packages = packagesOf(String(productId));
  const index = indexes.get(exports) ?? indexExports(exports);
  indexes.set(exports, index);

  const exportIn = (root: string, name: string): Export[] => {
    const folder = `${root}/${name}`;
    const modules = (index.get(name) ?? []).filter(
      (module) => module === root || module.startsWith(`${root}/`),
    );
    const [first] = modules;
    if (first === undefined) {
      return [];
    }
    if (root === '@mui/material' && folder in exports && !modules.includes(folder)) {
      return [{ specifier: folder, imported: 'default', local: name }];
    }
    const inFolder = modules.includes(folder) ? folder : modules.find((module) => module !== root);
    const specifier = GRIDS.includes(root) ? first : (inFolder ?? first);
    return [{ specifier, imported: name, local: name }];
  };

  const rootOf = (name: string, roots: readonly string[]) => {
    const known = roots.filter((root) => exportIn(root, name).length > 0);
    const match = PLAN_IN_NAME.exec(name);
    const plan = match?.groups?.plan?.toLowerCase();
    const own = known.find((root) => (plan ? root.endsWith(`-${plan}`) : root === GRIDS[0]));
    return (match && own) ?? known[0];
  };

  return (names) => {
    const roots = [REACT, ...packages, ...MATERIAL_UI];
    const needed = names.map((name) => rootOf(name, roots));
    const saysPlan = names.some((name) => /^DataGrid(?:Pro|Premium)?$/.test(name));
    const [grid] = [...needed, ...(saysPlan ? [] : [packageName])]
      .map((root) => GRIDS.indexOf(String(root)))
      .sort((a, b) => b - a)
      .flatMap((index) => GRIDS[index] ?? []);
    const order = grid === undefined ? roots : [REACT, grid, ...roots];
    return names.flatMap((name) => {
      const root = rootOf(name, order);
      return root === undefined ? [] : exportIn(root, name);
    });
  };
}
