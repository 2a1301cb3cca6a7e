import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { packageOf } from '../src/demos/shared/demoExport/listPackages';
import { listImports } from '../src/demos/node';
import {
  findLoop,
  modulesBelow,
  readImportGraph,
  readModule,
  resolveImport,
} from './lib/importGraph';

const SITE = path.join(__dirname, '..');
const { dependencies, devDependencies } = JSON.parse(readModule('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const CONFIGURATION = fs.readdirSync(SITE).filter((file) => /\.(?:ts|mjs)$/.test(file));
const CODE = [
  ...CONFIGURATION,
  ...['navigation', 'scripts', 'src', 'templates', 'tests'].flatMap(modulesBelow),
];

it('no modules import one another in a loop', () => {
  expect(findLoop(readImportGraph(CODE))).toBeUndefined();
});

describe('findLoop', () => {
  it('returns the modules of a loop, in order, from a module that is part of it', () => {
    const graph = new Map([
      ['entry', ['leaf', 'group']],
      ['leaf', []],
      ['group', ['leaf', 'tree']],
      ['tree', ['group']],
    ]);
    expect(findLoop(graph)).toEqual(['group', 'tree', 'group']);
  });

  it('finds a module that imports itself', () => {
    expect(findLoop(new Map([['a', ['a']]]))).toEqual(['a', 'a']);
  });

  it('accepts modules that are imported twice', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', []],
    ]);
    expect(findLoop(graph)).toBeUndefined();
  });
});

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
