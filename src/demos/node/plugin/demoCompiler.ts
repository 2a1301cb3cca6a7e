import path from 'node:path';
import { type ReadFile } from '../source/variantFiles';
import { posixRelative, readIfExists } from '../../../base/node';
import type { DemoPreviews, DemoSources } from '../../shared/demo';
import { memoize } from '../../../base/shared/memoize';
import type { DiskCache } from '../../../base/node/cache';
import type { NonEmpty } from '../../../base/shared/nonEmpty';
import { hasPlanCode, planCode } from '../../../content/node/remark-code-blocks';
import { PAID_PLANS, type PaidPlan } from '../../../content/shared/plans';
import {
  entryName,
  readVariants,
  rejectFramedStyles,
  requireDemos,
  type DemoVariant,
  parseDemoRequest,
  type DemoRequest,
  type PlacedDemo,
  readPackageVersions,
  parseDemoHeights,
  reservedHeight,
  listImports,
  collectFiles,
  buildVariantSources,
  type BuiltSources,
  type AuthoredFile,
} from '..';
import { writePropsModule } from './module/propsModule';
import {
  writeComponentsChunk,
  writeJsonModule,
  writeModulesChunk,
  writeModulesModule,
  writeStyleModule,
} from './module/writeModules';
import { placeOfPage, runsDemo } from './page';
import { codeFacts } from './props/codeFacts';
import { planOf } from './props/planOf';
import { buildTailwindCss } from './source/tailwindCss';

/** Registers the dependencies of a module: files that were read, and files that were missing. */
export interface Watcher {
  readonly onRead: (file: string) => void;
  readonly onMissed: (file: string) => void;
}

export interface DemoCompilerOptions {
  readonly siteDir: string;
  readonly isServer: boolean;
  /** Whether chunks have readable names, for development. */
  readonly hasChunkNames: boolean;
  /** The absolute path of the table of measured heights. */
  readonly heightsFile: string;
  readonly cache: Pick<DiskCache<BuiltSources>, 'get'>;
}

export interface DemoModule {
  /** The absolute path of the file with the query. */
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

/** The variants with the packages and components of each paid plan, where they differ. */
function planVariants(folder: string, variant: DemoVariant): [PaidPlan, DemoVariant][] {
  return (hasPlanCode(`${folder}/`) ? PAID_PLANS : []).flatMap((plan) => {
    const [entry, ...modules] = variant.files;
    const convert = (file: AuthoredFile) => ({ ...file, text: planCode(file.text, plan) });
    const files: NonEmpty<AuthoredFile> = [convert(entry), ...modules.map(convert)];
    const isOther = files.some(({ text }, index) => text !== variant.files[index]?.text);
    return isOther ? [[plan, { ...variant, files }] as [PaidPlan, DemoVariant]] : [];
  });
}

/** Reads files, and tells the bundler which ones to watch. */
function watchedReader({ onRead, onMissed }: Watcher): ReadFile {
  return (file) => {
    const text = readIfExists(file);
    if (text === undefined) {
      onMissed(file);
    } else {
      onRead(file);
    }
    return text;
  };
}

/** Creates the function that generates the modules in `demoRequest.ts`. */
export function createDemoCompiler(options: DemoCompilerOptions): CompileDemoModule {
  const { siteDir, isServer, hasChunkNames, heightsFile, cache } = options;
  const display = (file: string) => posixRelative(siteDir, file);
  const heightsIn = memoize((text: string) => parseDemoHeights(display(heightsFile), text));
  const versionsOf = memoize((docsVersion?: string) => readPackageVersions(siteDir, docsVersion));

  function sourcesOf(folder: string, { files }: DemoVariant): Promise<BuiltSources> {
    return cache.get(files, () => buildVariantSources(`${display(folder)}/`, files));
  }

  async function compileProps(page: string, demos: readonly PlacedDemo[], read: ReadFile) {
    requireDemos(demos, page, read);
    rejectFramedStyles(demos, page, read);
    const folder = path.dirname(page);
    const place = placeOfPage(siteDir, folder);
    const heights = heightsIn(read(heightsFile) ?? '{}');
    const resolved = demos.map(async ({ name }) => {
      const variants = readVariants(name, folder, read);
      const [system] = variants;
      if (system === undefined) {
        throw new Error(`The demo ${name} disappeared after \`requireDemos\`.`);
      }
      const demoPath = place.folder + entryName(name, 'system');
      const runs = runsDemo(siteDir, folder, name);
      const sources = await sourcesOf(folder, system);
      return {
        facts: {
          name,
          path: demoPath,
          ...(place.docsVersion !== undefined && { contentRoot: place.contentRoot }),
          ...(!runs && { isCodeOnly: true as const }),
          plan: planOf(importsOf(variants)),
          reserved: reservedHeight(heights, `${place.contentRoot}/${demoPath}`),
          code: codeFacts(sources),
        },
        stylings: runs ? variants.map(({ styling }) => styling) : [],
        // A demo that doesn't run shows all of its code instead.
        ...(runs && sources.preview && { previewHtml: sources.preview.ts.html }),
      };
    });
    return writePropsModule({
      page: path.basename(page),
      demos: await Promise.all(resolved),
      ...(hasChunkNames && { chunkName: `demos-${place.slug}` }),
      isServer,
    });
  }

  function compileChunk(
    { chunk, names }: Extract<DemoRequest, { kind: 'chunk' }>,
    folder: string,
    read: ReadFile,
  ): string {
    if (chunk === 'modules') {
      return writeModulesChunk(names);
    }
    return writeComponentsChunk(
      names.map((name) => ({
        name,
        stylings: runsDemo(siteDir, folder, name)
          ? readVariants(name, folder, read).map(({ styling }) => styling)
          : [],
      })),
    );
  }

  /** Maps the sources of each variant, by styling, and those of its plans. */
  async function ofEachVariant<T extends object | undefined>(
    variants: readonly DemoVariant[],
    folder: string,
    select: (sources: BuiltSources) => T,
  ): Promise<Record<string, T>> {
    const built = variants.map(async (variant) => {
      const plans = planVariants(folder, variant).map(
        async ([plan, ofPlan]) => [plan, select(await sourcesOf(folder, ofPlan))] as const,
      );
      const own = select(await sourcesOf(folder, variant));
      const hasPlans = own !== undefined && plans.length > 0;
      return [
        variant.styling,
        hasPlans ? { ...own, plans: Object.fromEntries(await Promise.all(plans)) } : own,
      ] as const;
    });
    return Object.fromEntries(await Promise.all(built));
  }

  /** The content of the file with the sources of a page's demos. */
  async function compileSources(names: readonly string[], folder: string, read: ReadFile) {
    const withoutPreview = ({ ts, js }: BuiltSources) => ({ ts, js });
    const packages = versionsOf(placeOfPage(siteDir, folder).docsVersion);
    const sources = names.map(async (name): Promise<[string, DemoSources]> => {
      const variants = readVariants(name, folder, read);
      return [name, { variants: await ofEachVariant(variants, folder, withoutPreview), packages }];
    });
    return JSON.stringify(Object.fromEntries(await Promise.all(sources)));
  }

  async function compilePreviews(variants: readonly DemoVariant[], folder: string) {
    const previews: DemoPreviews = await ofEachVariant(variants, folder, ({ preview }) => preview);
    return writeJsonModule(previews);
  }

  return async ({ file, query, watcher }) => {
    const request = parseDemoRequest(query);
    const folder = path.dirname(file);
    const read = watchedReader(watcher);
    const withPlans = (variants: readonly DemoVariant[]) =>
      variants.flatMap((variant) => [
        variant,
        ...planVariants(folder, variant).map(([, ofPlan]) => ofPlan),
      ]);
    const ownVariants = () => readVariants(path.basename(file, '.tsx'), folder, read);
    switch (request.kind) {
      case 'props':
        return compileProps(file, request.demos, read);
      case 'chunk':
        return compileChunk(request, folder, read);
      case 'previews':
        return compilePreviews(ownVariants(), folder);
      case 'sources':
        return compileSources(request.names, folder, read);
      case 'modules':
        // A demo that doesn't run isn't edited, so its packages stay out of the build.
        return writeModulesModule(
          runsDemo(siteDir, folder, path.basename(file, '.tsx'))
            ? importsOf(withPlans(ownVariants()))
            : [],
        );
      case 'styles': {
        const texts = collectFiles(file, read).map(({ text }) => text);
        return writeStyleModule(await buildTailwindCss(texts));
      }
    }
  };
}
