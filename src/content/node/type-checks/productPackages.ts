import type { ProductId } from '../../shared/products';
import type { FindExport } from './fenceModule';
import type { PackageExports } from './packageExports';

const PACKAGES: Readonly<Record<ProductId, readonly string[]>> = {
  'x-data-grid': ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
  'x-date-pickers': ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
  'x-charts': ['@mui/x-charts', '@mui/x-charts-pro'],
  'x-tree-view': ['@mui/x-tree-view', '@mui/x-tree-view-pro'],
  x: [],
};

const REACT = 'react';
const MATERIAL_UI = ['@mui/material', '@mui/material/styles'];
const ALL_PRODUCTS = Object.values(PACKAGES).flat();

/** Every package from which a fragment may use names. */
export const FENCE_PACKAGES: readonly string[] = [REACT, ...MATERIAL_UI, ...ALL_PRODUCTS];

function packagesOf(productId: string): readonly string[] {
  const own = Object.hasOwn(PACKAGES, productId) ? PACKAGES[productId as ProductId] : [];
  return own.length === 0 ? ALL_PRODUCTS : own;
}

/** The plan in a name. Packages of lower plans export empty components with such names. */
const PLAN_IN_NAME = /(?<plan>Pro|Premium)$/;

/**
 * Finds the module of a name for a fragment on a page of a product: React, the product's packages
 * from Community to Premium (each package's root before its folders), then Material UI. A name with
 * a plan suffix comes from the package of that plan.
 */
export function exportFinder(exports: PackageExports, productId: string): FindExport {
  const modulesOf = (name: string) =>
    Object.keys(exports).filter((module) => module === name || module.startsWith(`${name}/`));
  const order = [REACT, ...packagesOf(productId).flatMap(modulesOf), ...MATERIAL_UI];
  return (name) => {
    const modules = order.filter((module) => exports[module]?.includes(name));
    const plan = PLAN_IN_NAME.exec(name)?.groups?.plan?.toLowerCase();
    return modules.find((module) => module.endsWith(`-${plan}`)) ?? modules[0];
  };
}
