import { isOfHigherPlan } from './planPackages';

/** In the order of the tabs; the first is the default. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

const VERBS: Readonly<Record<PackageManager, string>> = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
};

/**
 * The packages that a command has to name. If the first is that of a paid plan, it depends on those of
 * the lower plans, so npm brings them along. The others only resolve what package.json lists.
 */
export function namedPackages(manager: PackageManager, names: readonly string[]): string[] {
  const [first = ''] = names;
  return names.filter((name) => manager !== 'npm' || !isOfHigherPlan(first, name));
}

/**
 * The command that adds packages to a project.
 *
 * @param packages names with optional versions, separated by spaces
 */
export function installCommand(
  manager: PackageManager,
  packages: string,
  { dev }: { readonly dev: boolean },
): string {
  const names = namedPackages(manager, packages.trim().split(' '));
  return [VERBS[manager], ...(dev ? ['-D'] : []), ...names].join(' ');
}

/** Parses a stored choice. Unknown values become the default. */
export function parsePackageManager(stored: string | null): PackageManager {
  return PACKAGE_MANAGERS.find((name) => name === stored) ?? PACKAGE_MANAGERS[0];
}
