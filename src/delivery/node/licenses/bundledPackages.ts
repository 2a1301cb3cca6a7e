import type { BundlerModule, Compiler } from '../bundler';

/** A module can contain others that were merged into it. */
type BundledModule = BundlerModule & { readonly modules?: readonly BundledModule[] };

/** The folder of the package that a file belongs to; undefined for a file of the site. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

function foldersOf(module: BundledModule): string[] {
  const own = packageFolder(module.nameForCondition() ?? '');
  return [...(own === undefined ? [] : [own]), ...(module.modules ?? []).flatMap(foldersOf)];
}

/** A bundler plugin that reports the folders of the packages whose code is in the output. */
export function bundledPackagesPlugin(onPackages: (folders: ReadonlySet<string>) => void) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterEmit.tap('docs-licenses', ({ modules, chunkGraph }) => {
        const included = [...modules].filter((module) => {
          const [chunk] = chunkGraph.getModuleChunksIterable(module);
          return chunk !== undefined;
        });
        onPackages(new Set(included.flatMap(foldersOf)));
      });
    },
  };
}
