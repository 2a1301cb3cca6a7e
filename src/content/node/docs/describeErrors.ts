import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { ContentError } from '../../../base/shared/contentProblem';
import { repositoryPath, toAuthorError } from '../../../base/node/author-errors';
import { mdxProblem } from '../page';

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>> & object;
type Rule = NonNullable<NonNullable<BundlerConfig['module']>['rules']>[number];

interface LoaderItem {
  readonly loader: string;
  readonly options?: unknown;
}

function isPageLoader(item: unknown): item is LoaderItem {
  return (
    typeof item === 'object' &&
    item !== null &&
    'loader' in item &&
    item.loader === require.resolve('@docusaurus/mdx-loader')
  );
}

/**
 * The part of a compilation error that the author of the page needs.
 *
 * @param file The absolute path of the page.
 * @param text The page.
 */
function describePageError(error: unknown, file: string, text: string): unknown {
  const problem = mdxProblem(error, text);
  const name = repositoryPath(file);
  return toAuthorError(problem === undefined ? error : new ContentError(name, [problem]));
}

/** Whether the rule compiles pages. */
function isPageRule(rule: Rule): boolean {
  return (
    typeof rule === 'object' &&
    rule !== null &&
    Array.isArray(rule.use) &&
    rule.use.some(isPageLoader)
  );
}

function withPageLoader(rule: Rule): Rule {
  return typeof rule === 'object' && rule !== null && Array.isArray(rule.use)
    ? {
        ...rule,
        use: rule.use.map((item) =>
          isPageLoader(item)
            ? {
                loader: path.join(__dirname, 'pageLoader.mjs'),
                options: { mdx: item.options, describe: describePageError },
              }
            : item,
        ),
      }
    : rule;
}

/**
 * The configuration with a loader around Docusaurus's that reports mistakes in pages without its messages around them.
 *
 * @throws Error if no rule uses Docusaurus's MDX loader
 */
export function withDescribedErrors(config: BundlerConfig): BundlerConfig {
  const rules = config.module?.rules ?? [];
  if (!rules.some(isPageRule)) {
    throw new Error(
      'src/content/node/docs/describeErrors.ts: no rule of @docusaurus/plugin-content-docs uses @docusaurus/mdx-loader. ' +
        'Compare its configuration with the installed package, and see src/delivery/node/replacements/table.ts.',
    );
  }
  return { ...config, module: { ...config.module, rules: rules.map(withPageLoader) } };
}
