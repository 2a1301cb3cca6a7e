import type { BundlerGroup, Compiler } from '../bundler';

/** Files that load together: those of the entry or of an `import()`. */
export interface ChunkGroup {
  /** The `webpackChunkName` of its `import()`, if any. */
  readonly name?: string | null;
  /** The requests of the `import()`s, as written in the code. */
  readonly requests: readonly string[];
  /** Paths in the output folder: scripts, style sheets, images, and fonts. */
  readonly files: readonly string[];
  /** Indexes of the groups that its code can import. */
  readonly children: readonly number[];
}

export interface ChunkGroups {
  readonly groups: readonly ChunkGroup[];
  /** The index of the entry. */
  readonly entry: number;
}

function readGroups(list: readonly BundlerGroup[]): ChunkGroups {
  const placeOf = new Map(list.map((group, place) => [group.index, place]));
  return {
    entry: list.findIndex((group) => group.isInitial()),
    groups: list.map((group) => ({
      name: group.name,
      requests: group.origins.flatMap(({ request }) => request ?? []),
      files: group.chunks.flatMap(({ files, auxiliaryFiles }) => [...files, ...auxiliaryFiles]),
      children: [...group.childrenIterable].flatMap(({ index }) => placeOf.get(index) ?? []),
    })),
  };
}

/** A bundler plugin that reports which files belong together after they are written. */
export function chunkGroupsPlugin(onGroups: (groups: ChunkGroups) => void) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterEmit.tap('docs-chunk-groups', ({ chunkGroups }) =>
        onGroups(readGroups(chunkGroups)),
      );
    },
  };
}

/** The modules of routes, as the registry of routes requests them. */
export interface RouteModules {
  /** The modules of all routes. */
  readonly all: ReadonlySet<string>;
  /** The modules of the wanted pages and their layouts. */
  readonly wanted: ReadonlySet<string>;
}

/**
 * Every file that pages can request: those of the entry, of their own modules, and of everything
 * imported from there, except other routes.
 *
 * @returns in the order of discovery, without duplicates
 */
export function filesOfPages(
  { groups, entry }: ChunkGroups,
  { all, wanted }: RouteModules,
): readonly string[] {
  const isOpen = ({ requests }: ChunkGroup) =>
    requests.some((request) => wanted.has(request)) ||
    !requests.some((request) => all.has(request));
  const files = new Set<string>();
  const waiting = [entry];
  const seen = new Set(waiting);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const group = groups[place];
    group?.files.forEach((file) => files.add(file));
    for (const child of group?.children ?? []) {
      const next = groups[child];
      if (next && !seen.has(child) && isOpen(next)) {
        seen.add(child);
        waiting.push(child);
      }
    }
  }
  return [...files];
}

/** The scripts of some groups without duplicates, and without those of the entry. */
export function scriptsOf(
  { groups, entry }: ChunkGroups,
  isWanted: (group: ChunkGroup) => boolean,
): readonly string[] {
  const files = groups
    .filter(isWanted)
    .flatMap((group) => group.files.filter((file) => file.endsWith('.js')));
  const known = new Set(groups[entry]?.files);
  return [...new Set(files)].filter((file) => !known.has(file));
}
