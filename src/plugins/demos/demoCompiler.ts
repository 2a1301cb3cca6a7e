import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoVariantSources } from '../../shared/demo';
import { entryName, readVariants, type DemoVariant } from './demoFolder';
import { parseDemoRequest } from './demoRequest';
import { writeModulesModule } from './module/modulesModule';
import { writePropsModule } from './module/propsModule';
import { writeSourcesModule } from './module/sourcesModule';
import { readPackageVersions } from './packageVersions';
import { placeOfPage } from './page';
import { codeFacts } from './props/codeFacts';
import { DEFAULT_DEMO_HEIGHT, parseDemoHeights } from './props/demoHeights';
import { planOf } from './props/planOf';
import type { DemoCache } from './source/demoCache';
import { listImports } from './source/listImports';
import type { DemoFileSystem } from './source/variantFiles';
import { buildVariantSources } from './source/variantSources';

/** What the bundler must watch for a module: files that were read, and files that were missed. */
export interface Watcher {
  readonly onRead: (file: string) => void;
  readonly onMissed: (file: string) => void;
}

export interface DemoCompilerOptions {
  readonly siteDir: string;
  readonly isServer: boolean;
  /** Table of measured heights, absolute path. */
  readonly heightsFile: string;
  readonly cache: DemoCache<DemoVariantSources>;
}

export interface DemoModule {
  /** Absolute path of the file that carries the query. */
  readonly file: string;
  readonly query: string;
  readonly watcher: Watcher;
}

export type CompileDemoModule = (module: DemoModule) => Promise<string>;

function importsOf(variants: readonly DemoVariant[]): string[] {
  const specifiers = variants.flatMap(({ files }) =>
    files
      .filter(({ name }) => /\.tsx?$/.test(name))
      .flatMap(({ name, text }) => listImports(name, text))
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ specifier }) => specifier),
  );
  return [...new Set(specifiers)];
}

/** Makes the text of the modules in `demoRequest.ts`. */
export function createDemoCompiler(options: DemoCompilerOptions): CompileDemoModule {
  const { siteDir, isServer, heightsFile, cache } = options;
  const display = (file: string) => path.relative(siteDir, file).split(path.sep).join('/');

  function fileSystemOf({ onRead, onMissed }: Watcher): DemoFileSystem {
    return {
      display,
      read(file) {
        if (!existsSync(file)) {
          onMissed(file);
          return undefined;
        }
        onRead(file);
        return readFileSync(file, 'utf8');
      },
    };
  }

  function sourcesOf(folder: string, { files }: DemoVariant): Promise<DemoVariantSources> {
    return cache.get(files, () => buildVariantSources(`${display(folder)}/`, files));
  }

  return async ({ file, query, watcher }) => {
    const request = parseDemoRequest(query);
    const folder = path.dirname(file);
    const fs = fileSystemOf(watcher);
    const name = request.kind === 'props' ? request.name : path.basename(file, '.tsx');
    const line = request.kind === 'props' ? request.line : undefined;
    const variants = readVariants(name, { page: file, line }, fs);

    switch (request.kind) {
      case 'modules':
        return writeModulesModule(importsOf(variants));
      case 'sources': {
        const built = await Promise.all(
          variants.map(async (variant) => [variant.styling, await sourcesOf(folder, variant)]),
        );
        const { docsVersion } = placeOfPage(siteDir, folder);
        return writeSourcesModule({
          variants: Object.fromEntries(built),
          packages: readPackageVersions(siteDir, docsVersion),
        });
      }
      case 'props': {
        const place = placeOfPage(siteDir, folder);
        const demoPath = place.folder + entryName(name, 'system');
        const heights = parseDemoHeights(display(heightsFile), fs.read(heightsFile) ?? '{}');
        return writePropsModule({
          facts: {
            name,
            path: demoPath,
            plan: planOf(importsOf(variants)),
            reserved: heights[`${place.contentRoot}/${demoPath}`] ?? DEFAULT_DEMO_HEIGHT,
            code: codeFacts(await sourcesOf(folder, variants[0])),
          },
          stylings: variants.map(({ styling }) => styling),
          slug: place.slug,
          isServer,
        });
      }
    }
  };
}
