import fs from 'node:fs';
import path from 'node:path';
import { packageOf } from '../src/shared/demoExport/listPackages';
import { listImports } from '../src/build/demos';

const SITE = path.join(__dirname, '..');
const { devDependencies } = JSON.parse(
  fs.readFileSync(path.join(SITE, 'package.json'), 'utf8'),
) as { devDependencies: Record<string, string> };

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** The source file of an import; undefined for packages and generated files. */
function resolve(specifier: string, from: string): string | undefined {
  const isOwn = specifier.startsWith('.') || specifier.startsWith('@site/');
  const base = specifier.startsWith('.')
    ? path.resolve(path.dirname(from), specifier)
    : path.join(SITE, specifier.replace('@site/', ''));
  return isOwn
    ? ENDINGS.map((ending) => base + ending).find(
        (file) => /\.(?:tsx?|mjs)$/.test(file) && fs.existsSync(file),
      )
    : undefined;
}

/** The modules of a folder, without tests and test helpers. */
function modulesBelow(folder: string): string[] {
  return (fs.readdirSync(path.join(SITE, folder), { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|testing/.test(file))
    .map((file) => path.join(SITE, folder, file));
}

/** Every runtime import of the given modules and of their local imports. */
function importsOf(entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) {
      continue;
    }
    seen.add(file);
    for (const { specifier, typeOnly } of listImports(file, fs.readFileSync(file, 'utf8'))) {
      const own = typeOnly ? undefined : resolve(specifier, file);
      if (own !== undefined) {
        waiting.push(own);
      } else if (!typeOnly && !specifier.startsWith('.')) {
        found.set(packageOf(specifier), path.relative(SITE, file));
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
    path.join(SITE, 'docusaurus.config.ts'),
    ...['docs', 'src/features', 'src/pages', 'src/templates', 'src/theme'].flatMap(modulesBelow),
  ];
  const imports = importsOf(entries);
  expect([...imports.keys()]).toEqual(expect.arrayContaining(['react', 'typescript']));
  expect([...imports].filter(([name]) => name in devDependencies)).toEqual([]);
});
