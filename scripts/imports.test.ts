import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { packageOf } from '../src/demos/shared/demoExport/listPackages';
import { listImports } from '../src/demos/node';

const SITE = path.join(__dirname, '..');
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** The modules of a folder, from the root of the project, without declarations. */
function modulesBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(SITE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => path.join(folder, file));
}

const readModule = (file: string) => fs.readFileSync(path.join(SITE, file), 'utf8');

/** The module of a local import; undefined for packages, styles, data, and generated files. */
function resolveImport(specifier: string, from: string): string | undefined {
  const isOwn = specifier.startsWith('.') || specifier.startsWith('@site/');
  const base = specifier.startsWith('.')
    ? path.join(path.dirname(from), specifier)
    : specifier.replace('@site/', '');
  return isOwn
    ? ENDINGS.map((ending) => base + ending).find(
        (file) => /\.(?:tsx?|mjs|js)$/.test(file) && fs.existsSync(path.join(SITE, file)),
      )
    : undefined;
}

const { dependencies, devDependencies } = JSON.parse(readModule('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const CONFIGURATION = fs.readdirSync(SITE).filter((file) => /\.(?:ts|mjs)$/.test(file));
const CODE = [
  ...CONFIGURATION,
  ...['navigation', 'scripts', 'src', 'templates', 'tests'].flatMap(modulesBelow),
];

/** Modules that Docusaurus provides: `@docusaurus/Link`, `@theme/Layout`, `@generated/routes`. */
function isFromDocusaurus(specifier: string): boolean {
  const [scope = '', name = ''] = specifier.split('/');
  const exports = path.join(SITE, 'node_modules/@docusaurus/core/lib/client/exports');
  return (
    ['@generated', '@theme', '@theme-original', '@site'].includes(scope) ||
    (scope === '@docusaurus' && fs.existsSync(path.join(exports, `${name}.js`)))
  );
}

/** Texts of sample code can look like imports, but not of something with such a name. */
const SPECIFIER = /^(?:@[a-z\d-]+\/)?[a-z\d][\w./-]*$/;

/** The packages that a module imports, statically, when they are used, or for their types. */
function packagesOf(file: string): string[] {
  return ts
    .preProcessFile(readModule(file), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter(
      (specifier) =>
        SPECIFIER.test(specifier) && !isBuiltin(specifier) && !isFromDocusaurus(specifier),
    )
    .map(packageOf);
}

it('package.json pins every package that is imported', () => {
  const listed = { ...dependencies, ...devDependencies };
  const missing = [...CODE, ...modulesBelow('docs')].flatMap((file) =>
    packagesOf(file)
      .filter((name) => !(name in listed) && !(`@types/${name}` in listed))
      .map((name) => `${file} imports ${name}`),
  );
  expect(missing).toEqual([]);
  expect(Object.entries(listed).filter(([, version]) => /^[~^><*]/.test(version))).toEqual([]);
});

/** Every runtime import of packages by the given modules and by their local imports. */
function runtimePackages(entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) {
      continue;
    }
    seen.add(file);
    for (const { specifier, typeOnly } of listImports(file, readModule(file))) {
      const own = typeOnly ? undefined : resolveImport(specifier, file);
      if (own !== undefined) {
        waiting.push(own);
      } else if (!typeOnly && !specifier.startsWith('.')) {
        found.set(packageOf(specifier), file);
      }
    }
  }
  return found;
}

/**
 * `npm start` doesn't install devDependencies. What only a build needs must be imported dynamically
 * when it is used.
 */
it('npm start imports no package that only builds and checks need', () => {
  const entries = [
    'docusaurus.config.ts',
    ...['docs', 'src', 'templates']
      .flatMap(modulesBelow)
      .filter((file) => !/\.test\.|testing|^src\/\w[^/]*\/node\//.test(file)),
  ];
  const packages = runtimePackages(entries);
  expect([...packages.keys()]).toEqual(expect.arrayContaining(['react', 'typescript']));
  expect([...packages].filter(([name]) => name in devDependencies)).toEqual([]);
});
