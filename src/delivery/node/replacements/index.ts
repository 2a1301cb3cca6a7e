import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { NAMED_MODULES, SHARED_CHUNKS } from '../bundle';
import type { Compiler } from '../bundler';
import { buildVersions } from '../../../versions/node';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { type Expectation, findUnmatched } from './findUnmatched';
import { LOADERS, MODULES, PURE } from './table';

const NAME = 'docs-replacements';

function matching(modules: RegExp): Expectation {
  return { name: modules.source, isMetBy: (module) => modules.test(module) };
}

/** What a build must contain: the modules of every row and those that shared chunks name. */
function expectations(siteDir: string): readonly Expectation[] {
  const chunks = [...Object.values(SHARED_CHUNKS).map(({ test }) => test), ...NAMED_MODULES];
  const hasCurrent = buildVersions(siteDir).some(({ major }) => major === CURRENT_MAJOR);
  return [
    ...MODULES.map(({ request, by }) => ({
      name: `${request.source}, replaced by ${by}`,
      isMetBy: (module: string) => module === path.join(siteDir, by),
    })),
    ...[...PURE, ...LOADERS].map(({ modules }) => matching(modules)),
    // The chunks are those of the current packages.
    ...(hasCurrent ? chunks.map(matching) : []),
  ];
}

/** A bundler plugin that reports an error if a row matches no module. */
function checkPlugin(siteDir: string) {
  return {
    apply({ hooks }: Compiler): void {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.finishModules.tap(NAME, (modules) => {
          const files = [...modules].flatMap((module) => module.nameForCondition() ?? []);
          const unmatched = findUnmatched(expectations(siteDir), files);
          if (unmatched.length > 0) {
            compilation.errors.push(
              new Error(
                [
                  'src/delivery/node/replacements/table.ts: no module of this build matches:',
                  ...unmatched.map((name) => `  ${name}`),
                  'A package has moved or renamed a module that a row or a list in src/delivery/node/bundle/sharedChunks.ts names.',
                  'Update the row, or remove it.',
                ].join('\n'),
              ),
            );
          }
        });
      });
    },
  };
}

/** Applies the table of replacements to the browser's bundle. Takes no options. */
export default function replacementsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: NAME,

    configureWebpack(_config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      if (isServer) {
        return {};
      }
      return {
        plugins: [
          ...MODULES.map(
            ({ request, importer = /^/, by }) =>
              new NormalModuleReplacementPlugin(request, (data) => {
                if (importer.test(`${data.context}/`)) {
                  data.request = path.join(siteDir, by);
                }
              }),
          ),
          ...(process.env.NODE_ENV === 'production' ? [checkPlugin(siteDir)] : []),
        ],
        module: {
          rules: [
            { test: PURE.map(({ modules }) => modules), sideEffects: false },
            ...LOADERS.map(({ modules, by, options, type }) => ({
              test: modules,
              ...(type && { type }),
              use: { loader: path.join(siteDir, by), options },
            })),
          ],
        },
      };
    },
  };
}
