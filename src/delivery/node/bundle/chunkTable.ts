import type { BundlerGroup, Compilation, Compiler } from '../bundler';

/**
 * The bundler's runtime contains the hash of every chunk, so that any page can request any of them:
 * about 1,200 entries for the current major, most of them for demos, on every page. This plugin
 * moves the entries that only a few pages need into the scripts of these pages, which always load
 * first.
 */

/** An entry that more chunks would contain stays in the runtime. */
const MAX_OWNERS = 8;

/** The global table to which owners add their entries and in which the runtime looks them up. */
const SHARED_TABLE = 'globalThis.docsChunks';

/** How a minified runtime builds the URL of a script: prefix, parameter, and table. */
const ADDRESS =
  /(?<prefix>"assets\/js\/"\+(?<id>\w+)\+"\."\+\()(?<table>\{[^{}]*\})\)\[\k<id>\]\+"\.js"/;
const ENTRY = /(?<id>\d+(?:e\d+)?):"(?<hash>\w+)"/g;

/**
 * Finds the chunks that contain the entries of others.
 *
 * @returns the id of each owner → the ids of the chunks that only it and a few others lead to
 */
export function findOwners(
  groups: readonly BundlerGroup[],
): ReadonlyMap<string, readonly string[]> {
  const idsOf = (group: BundlerGroup) =>
    group.chunks.flatMap(({ id }) => (id === null ? [] : String(id)));
  const byIndex = new Map(groups.map((group) => [group.index, group]));
  const childrenOf = (group: BundlerGroup) =>
    [...group.childrenIterable].flatMap(({ index }) => byIndex.get(index) ?? []);

  const entries = groups.filter((group) => group.isInitial());
  // What the entry itself can request, mostly pages, must stay in the runtime.
  const first = new Set(entries.flatMap(childrenOf));
  const known = new Set([...entries, ...first].flatMap(idsOf));
  const uses = new Map<string, number>();
  groups.flatMap(idsOf).forEach((id) => uses.set(id, (uses.get(id) ?? 0) + 1));

  const ownersOf = new Map<string, (string | undefined)[]>();
  for (const root of first) {
    // Only a chunk of the page that is in no other group is certain to load with it.
    const owner = idsOf(root).find((id) => uses.get(id) === 1);
    const below = new Set<string>();
    const seen = new Set<BundlerGroup>();
    const visit = (group: BundlerGroup) => {
      for (const child of childrenOf(group)) {
        if (!seen.has(child) && !first.has(child) && !child.isInitial()) {
          seen.add(child);
          idsOf(child).forEach((id) => below.add(id));
          visit(child);
        }
      }
    };
    visit(root);
    below.forEach((id) => ownersOf.set(id, [...(ownersOf.get(id) ?? []), owner]));
  }

  const owned = new Map<string, string[]>();
  for (const [id, owners] of ownersOf) {
    if (!known.has(id) && owners.length <= MAX_OWNERS && !owners.includes(undefined)) {
      for (const owner of owners as string[]) {
        owned.set(owner, [...(owned.get(owner) ?? []), id]);
      }
    }
  }
  return owned;
}

/** The hashes in a minified runtime, by chunk id as JavaScript prints it. */
function readTable(table: string): Map<string, string> {
  return new Map(
    [...table.matchAll(ENTRY)].map(({ groups: { id, hash } = {} }) => [
      String(Number(id)),
      hash ?? '',
    ]),
  );
}

const writeTable = (rows: readonly (readonly [id: string, hash: string])[]) =>
  `{${rows.map(([id, hash]) => `${id}:"${hash}"`).join(',')}}`;

/**
 * @param runtime the minified runtime
 * @param owned see `findOwners`
 * @returns the runtime without the owned entries, and what each owner adds to its script
 */
export function splitTable(
  runtime: string,
  owned: ReadonlyMap<string, readonly string[]>,
): { readonly runtime: string; readonly additions: ReadonlyMap<string, string> } {
  const found = ADDRESS.exec(runtime)?.groups;
  if (!found) {
    throw new Error(
      "The table of chunk names wasn't found in the bundler's runtime. Update ADDRESS in src/delivery/node/bundle/chunkTable.ts.",
    );
  }
  const hashes = readTable(found.table ?? '');
  const moved = new Set([...owned.values()].flat().filter((id) => hashes.has(id)));
  const rest = writeTable([...hashes].filter(([id]) => !moved.has(id)));
  const { prefix = '', id = '' } = found;
  return {
    runtime: runtime.replace(
      ADDRESS,
      () => `${prefix}${rest}[${id}]||${SHARED_TABLE}[${id}])+".js"`,
    ),
    additions: new Map(
      [...owned].flatMap(([owner, ids]) => {
        const rows = ids.flatMap((own) =>
          moved.has(own) ? [[own, hashes.get(own)!] as const] : [],
        );
        return rows.length === 0
          ? []
          : [[owner, `;Object.assign(${SHARED_TABLE}??={},${writeTable(rows)});`] as const];
      }),
    ),
  };
}

const scriptOf = (chunk: { readonly files: Iterable<string> } | null | undefined) =>
  [...(chunk?.files ?? [])].find((file) => file.endsWith('.js'));

/**
 * A bundler plugin that moves the entries after minification and before hashes are final. Without
 * minification, it leaves the runtime unchanged.
 */
export function chunkTablePlugin() {
  const name = 'docs-chunk-table';
  return {
    apply({ options, hooks, webpack }: Compiler): void {
      if (!options.optimization.minimize) {
        return;
      }
      const { RawSource } = webpack.sources;
      const moveEntries = (compilation: Compilation) => {
        const runtimeFile = scriptOf(compilation.entrypoints.get('main')?.getRuntimeChunk());
        const asset = runtimeFile && compilation.getAsset(runtimeFile);
        if (!asset) {
          throw new Error('The bundler made no runtime for the entry "main".');
        }
        const { runtime, additions } = splitTable(
          asset.source.source().toString(),
          findOwners(compilation.chunkGroups),
        );
        compilation.updateAsset(runtimeFile, () => new RawSource(runtime));
        for (const chunk of compilation.chunks) {
          const addition = additions.get(String(chunk.id));
          const file = scriptOf(chunk);
          if (addition && file) {
            compilation.updateAsset(file, (old) => new RawSource(`${old.source()}${addition}`));
          }
        }
      };
      hooks.thisCompilation.tap(name, (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
        compilation.hooks.processAssets.tap({ name, stage }, () => moveEntries(compilation));
      });
    },
  };
}
