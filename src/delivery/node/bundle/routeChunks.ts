import fs from 'node:fs/promises';
import path from 'node:path';
import { readRegistry, readRoutes } from './compactRoutes.mjs';

type Route = ReturnType<typeof readRoutes>[number];

/** The names of the chunks of each route, by `path-hash`, at any depth. */
export type RouteChunkNames = Readonly<Record<string, object>>;

function namesIn(chunks: object): string[] {
  return Object.values(chunks).flatMap((value: string | object) =>
    typeof value === 'string' ? value : namesIn(value),
  );
}

/** The chunks of each page and of its parent routes, by path. */
export function chunkNamesByPage(
  routes: readonly Route[],
  routeChunkNames: RouteChunkNames,
): ReadonlyMap<string, ReadonlySet<string>> {
  const pages = new Map<string, ReadonlySet<string>>();
  const visit = (siblings: readonly Route[], around: readonly string[]) => {
    for (const { path: page, component, routes: below } of siblings) {
      const names = [...around, ...namesIn(routeChunkNames[`${page}-${component.hash}`] ?? {})];
      if (below) {
        visit(below, names);
      } else {
        pages.set(page, new Set(names));
      }
    }
  };
  visit(routes, []);
  return pages;
}

/** What Docusaurus generated for the pages of a build. */
export interface GeneratedRoutes {
  readonly chunkNames: ReadonlyMap<string, ReadonlySet<string>>;
  /** The modules of routes, as their `import()`s request them, by the name of their chunk. */
  readonly modules: ReadonlyMap<string, string>;
}

export async function readGeneratedRoutes(generatedFilesDir: string): Promise<GeneratedRoutes> {
  const read = (name: string) => fs.readFile(path.join(generatedFilesDir, name), 'utf8');
  const [routes, names, registry] = await Promise.all(
    ['routes.js', 'routesChunkNames.json', 'registry.js'].map(read),
  );
  return {
    chunkNames: chunkNamesByPage(
      readRoutes(routes ?? ''),
      JSON.parse(names ?? '{}') as RouteChunkNames,
    ),
    modules: readRegistry(registry ?? ''),
  };
}
