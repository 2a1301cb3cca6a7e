import fs from 'node:fs';
import path from 'node:path';
import { listImports } from '../../src/demos/node';

const SITE = path.join(__dirname, '../..');
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** Each module, by its path from the root of the project, with the local modules that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The modules of a folder, from the root of the project, without declarations. */
export function modulesBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(SITE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => path.join(folder, file));
}

export const readModule = (file: string) => fs.readFileSync(path.join(SITE, file), 'utf8');

/** The module of a local import; undefined for packages, styles, data, and generated files. */
export function resolveImport(specifier: string, from: string): string | undefined {
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

/** The static imports of the given modules, including those of types. */
export function readImportGraph(modules: readonly string[]): ImportGraph {
  return new Map(
    modules.map((file) => [
      file,
      listImports(file, readModule(file)).flatMap(
        ({ specifier }) => resolveImport(specifier, file) ?? [],
      ),
    ]),
  );
}

/** Modules that import one another: `['a', 'b', 'a']`. Undefined if there are none. */
export function findLoop(graph: ImportGraph): readonly string[] | undefined {
  const finished = new Set<string>();
  const visit = (file: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(file)) {
      return [...trail.slice(trail.indexOf(file)), file];
    }
    if (finished.has(file)) {
      return undefined;
    }
    for (const imported of graph.get(file) ?? []) {
      const loop = visit(imported, [...trail, file]);
      if (loop) {
        return loop;
      }
    }
    finished.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const loop = visit(file, []);
    if (loop) {
      return loop;
    }
  }
  return undefined;
}
