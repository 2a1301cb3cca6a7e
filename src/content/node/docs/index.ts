import path from 'node:path';
import contentDocs, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ContentError } from '../../../base/shared/contentProblem';
import type { DocsConfig } from '../../../base/shared/docsConfig';
import { generateApiDocs } from '../../../api/node';
import { loadShared, printAuthorErrors } from '../../../base/node/author-errors';
import { whenQuiet } from '../dev-server';
import { checkCaseTwins, checkFrontMatters, checkPages } from '../page-checks';
import { checkMenu, MENU_FILES } from './checkMenu';
import { withDescribedErrors } from './describeErrors';
import { globalDataWithoutDocs, routeWithoutDocs } from './withoutLists';

/**
 * In milliseconds: enough for the bundler to notice a save and for the browser to show the result.
 */
const QUIET_MS = 500;

/**
 * Checks all content before Docusaurus reads it. Docusaurus would stop at the first error, wrap it
 * in messages of its own, and check links only after building everything. The dev server checks the
 * text and links of open pages (`live-checks`).
 *
 * @throws ContentError with all problems
 */
async function checkContent(siteDir: string): Promise<void> {
  await checkMenu(siteDir);
  const check = process.env.NODE_ENV === 'production' ? checkPages : checkFrontMatters;
  const files = [...checkCaseTwins(siteDir), ...(await check(siteDir))];
  if (files.length > 0) {
    throw new ContentError(files);
  }
}

/**
 * Docusaurus's plugin for documents, which writes API pages, checks what authors wrote, and leaves
 * out the lists of all documents (`withoutLists`).
 *
 * The dev server loads all documents again after every save, for their titles and the menu. That
 * waits until the bundler has shown the edit.
 */
async function createDocsPlugin(
  context: LoadContext,
  options: Parameters<typeof contentDocs>[1],
): Promise<Plugin> {
  const { libraryRepositoryUrl } = context.siteConfig.customFields as unknown as DocsConfig;
  // API pages are files, which must exist before any plugin loads content.
  await generateApiDocs(context.siteDir, { repositoryUrl: libraryRepositoryUrl });
  const plugin = (await contentDocs(context, options)) as Plugin;
  let loaded: unknown;
  printAuthorErrors();

  async function load(): Promise<unknown> {
    await checkContent(context.siteDir);
    return plugin.loadContent?.();
  }

  return {
    ...plugin,
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      ...MENU_FILES.map((file) => path.join(context.siteDir, file)),
    ],
    async loadContent() {
      if (loaded !== undefined) {
        await whenQuiet(QUIET_MS);
      }
      loaded = await loadShared('menu', load, loaded);
      return loaded;
    },
    configureWebpack(...args) {
      return withDescribedErrors(plugin.configureWebpack?.(...args) ?? {});
    },
    contentLoaded: (args) =>
      plugin.contentLoaded?.({
        ...args,
        actions: {
          ...args.actions,
          addRoute(route) {
            args.actions.addRoute(routeWithoutDocs(route));
          },
          setGlobalData(data) {
            args.actions.setGlobalData(globalDataWithoutDocs(data));
          },
        },
      }),
  };
}

/** Docusaurus expects `validateOptions` on the function. */
export default Object.assign(createDocsPlugin, { validateOptions });
