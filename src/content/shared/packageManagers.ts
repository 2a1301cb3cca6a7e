/** In the order of the tabs; the first is the default. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

const VERBS: Readonly<Record<PackageManager, string>> = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
};

/** The command that adds packages to a project. */
export function installCommand(
  manager: PackageManager,
  packages: string,
  { dev }: { readonly dev: boolean },
): string {
  return [VERBS[manager], ...(dev ? ['-D'] : []), packages.trim()].join(' ');
}

/** Parses a stored choice. Unknown values become the default. */
export function parsePackageManager(stored: string | null): PackageManager {
  return PACKAGE_MANAGERS.find((name) => name === stored) ?? PACKAGE_MANAGERS[0];
}
