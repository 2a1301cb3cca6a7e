import { ownValue } from '../../../base/shared/ownValue';
import { packageOfAdapter } from './adapterPackages';
import { isRelative, listSpecifiers, packageOf } from './listPackages';
import { platformOf, type Platform } from './platform';
import type { ExportInput } from './types';

const MATERIAL = ['@mui/material', '@emotion/react', '@emotion/styled', 'react', 'react-dom'];

/** The imports of `src/main`, and the peer dependencies of the platform's packages. */
const ALWAYS: Readonly<Record<Platform, readonly string[]>> = {
  layers: MATERIAL,
  material5: MATERIAL,
  material4: ['@material-ui/core', '@material-ui/styles', 'react', 'react-dom'],
};

/** The peer dependencies of a platform's packages, in the order of an install command. */
export function peersOf(versions: Readonly<Record<string, string>>): readonly string[] {
  return ALWAYS[platformOf(versions)];
}

const TOOLS = ['@vitejs/plugin-react', 'vite'];
const TYPESCRIPT_TOOLS = ['@types/react', '@types/react-dom', 'typescript'];
const TAILWIND_TOOLS = ['@tailwindcss/vite', 'tailwindcss'];

/** The packages with separate type declarations. React's are among the tools. */
const TYPES_OF: Readonly<Record<string, string>> = {
  luxon: '@types/luxon',
  'moment-jalaali': '@types/moment-jalaali',
  stylis: '@types/stylis',
};

/** Packages without published types, which a project must declare itself. */
const WITHOUT_TYPES = ['moment-hijri'];

/** The packages of a project for which the compiler has no types. */
export function untypedPackages({
  dependencies,
}: Pick<Dependencies, 'dependencies'>): readonly string[] {
  return WITHOUT_TYPES.filter((name) => name in dependencies);
}

/** For a package that a reader added, of which the site knows no working version. */
const UNKNOWN_VERSION = 'latest';

/**
 * What npm must override, by the package and version that depends on it. Published versions of these
 * two don't work together: the Pro package imports what 8.10.0 doesn't export. The `overrides` in the
 * package.json of this site do the same, which a test compares.
 */
const OVERRIDES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@mui/x-tree-view-pro@8.10.1': { '@mui/x-tree-view': '8.10.2' },
};

/** The `overrides` of a project's package.json, or `undefined` if it needs none. */
export function overridesFor(
  dependencies: Readonly<Record<string, string>>,
): Readonly<Record<string, Readonly<Record<string, string>>>> | undefined {
  const own = Object.entries(OVERRIDES).filter(([dependent]) =>
    Object.entries(dependencies).some(([name, version]) => `${name}@${version}` === dependent),
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

export interface Dependencies {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function pin(
  names: readonly string[],
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  const sorted = [...new Set(names)].sort();
  return Object.fromEntries(
    sorted.map((name) => [name, ownValue(versions, name) ?? UNKNOWN_VERSION]),
  );
}

/**
 * The packages of an exported project, from the imports of its files.
 *
 * @throws TypeError for an unknown date adapter
 */
export function inferDependencies(
  input: Pick<ExportInput, 'variant' | 'styling' | 'sources' | 'versions'>,
): Dependencies {
  const { variant, styling, sources, versions } = input;
  const specifiers = sources
    .filter(({ name }) => /\.[jt]sx?$/.test(name))
    .flatMap(({ code }) => listSpecifiers(code))
    .filter((specifier) => !isRelative(specifier));
  const imported = specifiers.map(packageOf);
  const libraries = specifiers.map(packageOfAdapter).filter((name) => name !== undefined);
  const always = peersOf(versions);
  const styles = imported.includes('@mui/material') ? MATERIAL : [];
  const all = [...always, ...styles, ...imported, ...libraries];
  const types = all.map((name) => ownValue(TYPES_OF, name)).filter((name) => name !== undefined);

  return {
    dependencies: pin(all, versions),
    devDependencies: pin(
      [
        ...TOOLS,
        ...(variant === 'TS' ? [...TYPESCRIPT_TOOLS, ...types] : []),
        ...(styling === 'tailwind' ? TAILWIND_TOOLS : []),
      ],
      versions,
    ),
  };
}
