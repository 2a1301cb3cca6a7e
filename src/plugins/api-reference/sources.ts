import fs from 'node:fs';
import path from 'node:path';
import type { ApiPlan, ApiProduct } from '../../shared/apiModel';
import { CURRENT_MAJOR } from '../../shared/versions';

/** One installed package to read, and what it has to be. */
export interface ApiPackage {
  /** Its published name: `@mui/x-data-grid`. Aliased installs keep it. */
  name: string;
  product: ApiProduct;
  plan?: ApiPlan;
  /** Absolute path of the installed package. */
  dir: string;
  version: string;
}

/** The packages of one major. */
export interface ApiSources {
  major: string;
  siteDir: string;
  packages: ApiPackage[];
}

/** Packages by product, cheapest plan first: each adds to the ones before it. */
const PRODUCT_PACKAGES: { product: ApiProduct; plan?: ApiPlan; name: string }[] = [
  { product: 'data-grid', name: '@mui/x-data-grid' },
  { product: 'data-grid', plan: 'pro', name: '@mui/x-data-grid-pro' },
  { product: 'data-grid', plan: 'premium', name: '@mui/x-data-grid-premium' },
  { product: 'date-pickers', name: '@mui/x-date-pickers' },
  { product: 'date-pickers', plan: 'pro', name: '@mui/x-date-pickers-pro' },
  { product: 'charts', name: '@mui/x-charts' },
  { product: 'charts', plan: 'pro', name: '@mui/x-charts-pro' },
  { product: 'charts', plan: 'premium', name: '@mui/x-charts-premium' },
  { product: 'tree-view', name: '@mui/x-tree-view' },
  { product: 'tree-view', plan: 'pro', name: '@mui/x-tree-view-pro' },
];

/**
 * Name under which a package of a major is installed: that of the current one has its own, an older
 * one an alias, `x-data-grid-pro-v7`.
 */
export function installedName(name: string, major: string): string {
  return major === CURRENT_MAJOR ? name : `${name.replace('@mui/', '')}-${major}`;
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** `8.14.1` from a dependency entry, which may be `npm:@mui/x-data-grid@7.29.9`. */
function requiredVersion(specifier: string): string {
  return specifier.slice(specifier.lastIndexOf('@') + 1);
}

function checkInstalled(dir: string, installed: string, version: string): void {
  const manifest = path.join(dir, 'package.json');
  if (!fs.existsSync(manifest)) {
    throw new Error(
      `API reference: ${installed} is not installed. Expected version ${version} in ${dir}. Run "npm install".`,
    );
  }
  const found = String(readJson(manifest).version);
  if (found !== version) {
    throw new Error(
      `API reference: ${installed} has version ${found}, expected ${version} as package.json says. ` +
        'Run "npm install", or change the version in package.json.',
    );
  }
}

/**
 * Finds the packages of a major among the dependencies of the site's package.json, and makes sure
 * that what is installed is what package.json asks for.
 *
 * A package that package.json does not name is left out: not every plan of every product can be
 * installed for every major.
 *
 * @throws When a package is missing or has another version, or when a major has no package at all.
 */
export function readApiSources(siteDir: string, major: string = CURRENT_MAJOR): ApiSources {
  const manifest = readJson(path.join(siteDir, 'package.json'));
  const required = {
    ...(manifest.dependencies as Record<string, string> | undefined),
    ...(manifest.devDependencies as Record<string, string> | undefined),
  };
  const packages: ApiPackage[] = [];
  for (const entry of PRODUCT_PACKAGES) {
    const installed = installedName(entry.name, major);
    const specifier = required[installed];
    if (specifier) {
      const dir = path.join(siteDir, 'node_modules', installed);
      const version = requiredVersion(specifier);
      checkInstalled(dir, installed, version);
      packages.push({ ...entry, dir, version });
    }
  }
  if (packages.length === 0) {
    throw new Error(
      `API reference: package.json names no package of ${major}. ` +
        `Expected a dependency such as "${installedName('@mui/x-data-grid', major)}".`,
    );
  }
  return { major, siteDir, packages };
}
