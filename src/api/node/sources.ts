import fs from 'node:fs';
import path from 'node:path';
import { productPackages } from '../../content/shared/planPackages';
import type { PaidPlan } from '../../content/shared/plans';
import { PRODUCTS } from '../../content/shared/products';
import { installedVersion } from '../../base/node/packages';
import { readJson } from '../../base/node';
import type { ApiProduct } from '../shared/apiModel';
import { CURRENT_MAJOR } from '../../versions/shared/versions';
import { aliasedPackages, packagesRoot, type AliasedPackage } from '../../versions/node';

/** An installed package to extract from, and its product and plan. */
export interface ApiPackage {
  /** Its published name, which aliased installations keep: `@mui/x-data-grid`. */
  name: string;
  product: ApiProduct;
  plan?: PaidPlan;
  /** The absolute path of the installed package, without links. */
  dir: string;
  version: string;
}

/** The packages of a major. */
export interface ApiSources {
  major: string;
  siteDir: string;
  packages: ApiPackage[];
}

/** The packages by product, lowest plan first: each adds to the previous ones. */
export const PRODUCT_PACKAGES: { product: ApiProduct; plan?: PaidPlan; name: string }[] =
  PRODUCTS.flatMap(({ id, apiSegment }) =>
    productPackages(id).map(({ name, plan }) => ({
      product: apiSegment as ApiProduct,
      ...(plan !== 'community' && { plan }),
      name,
    })),
  );

/** The command that installs the packages of a major. */
function installCommand(major: string): string {
  return major === CURRENT_MAJOR ? 'npm install' : 'npm run older-majors';
}

type RequiredPackage = Omit<AliasedPackage, 'alias'>;

/** The packages that a major requires, by published name. */
function requiredPackages(siteDir: string, major: string): RequiredPackage[] {
  if (major !== CURRENT_MAJOR) {
    return aliasedPackages(siteDir, major);
  }
  const { dependencies, devDependencies } = readJson<
    Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>
  >(path.join(siteDir, 'package.json'));
  return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({
    name,
    version,
    folder: path.join(siteDir, 'node_modules', name),
  }));
}

function checkInstalled({ folder, name, version }: RequiredPackage, major: string): void {
  const found = installedVersion(folder);
  if (found === undefined) {
    throw new Error(
      `API reference: ${name} ${version} is not installed. Expected it in ${folder}. ` +
        `Run "${installCommand(major)}".`,
    );
  }
  if (found !== version) {
    throw new Error(
      `API reference: ${folder} has version ${found} of ${name}, expected ${version} as package.json says. ` +
        `Run "${installCommand(major)}", or change the version in package.json.`,
    );
  }
}

/**
 * Finds the packages of a major among the dependencies in a package.json (that of the site or of
 * the older majors), and checks the installed versions.
 *
 * A package that package.json doesn't list is skipped, because not every plan of every product can
 * be installed for every major.
 *
 * @throws if a package is missing or has another version, or if a major has no package
 */
export function readApiSources(siteDir: string, major: string = CURRENT_MAJOR): ApiSources {
  const required = requiredPackages(siteDir, major);
  const packages = PRODUCT_PACKAGES.flatMap((entry): ApiPackage[] => {
    const found = required.find(({ name }) => name === entry.name);
    if (found === undefined) {
      return [];
    }
    checkInstalled(found, major);
    // The compiler names files by their real paths, and `node_modules` can be a link.
    return [{ ...entry, dir: fs.realpathSync(found.folder), version: found.version }];
  });
  if (packages.length === 0) {
    const manifest = path.join(packagesRoot(siteDir, major), 'package.json');
    throw new Error(
      `API reference: ${manifest} names no package of ${major}. ` +
        `Expected a dependency on one such as "@mui/x-data-grid".`,
    );
  }
  return { major, siteDir, packages };
}
