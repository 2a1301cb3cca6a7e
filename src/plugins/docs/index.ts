import contentDocs, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { whenQuiet } from '../dev-server';

/** In milliseconds: the bundler notices a save, and the browser has fetched and shown the answer. */
const QUIET_MS = 500;

interface DocsGlobalData {
  readonly versions: readonly GlobalVersion[];
}

/** The route of a version carries title and description of each of its documents. */
function withoutDocs(route: RouteConfig): RouteConfig {
  const { version } = (route.props ?? {}) as { version?: object };
  return {
    ...route,
    ...(version ? { props: { ...route.props, version: { ...version, docs: {} } } } : {}),
    ...(route.routes ? { routes: route.routes.map(withoutDocs) } : {}),
  };
}

/**
 * Docusaurus's plugin for documents, without the lists of all documents in the global data and in
 * the route of a version. Every page would load them and they grow with every page; none of our
 * components reads them. (Those that look for a page use the routes, which are there anyway.)
 *
 * The dev server loads all documents again after every save, for their titles and the menu: that
 * waits until the bundler has shown the text.
 */
async function createDocsPlugin(
  context: LoadContext,
  options: Parameters<typeof contentDocs>[1],
): Promise<Plugin> {
  const plugin = (await contentDocs(context, options)) as Plugin;
  let isLoaded = false;
  return {
    ...plugin,
    async loadContent() {
      if (isLoaded) {
        await whenQuiet(QUIET_MS);
      }
      isLoaded = true;
      return plugin.loadContent?.();
    },
    contentLoaded: (args) =>
      plugin.contentLoaded?.({
        ...args,
        actions: {
          ...args.actions,
          addRoute(route) {
            args.actions.addRoute(withoutDocs(route));
          },
          setGlobalData(data) {
            const { versions, ...rest } = data as DocsGlobalData;
            args.actions.setGlobalData({
              ...rest,
              versions: versions.map((version) => ({ ...version, docs: [] })),
            });
          },
        },
      }),
  };
}

/** Docusaurus looks for the check of the options on the function. */
export default Object.assign(createDocsPlugin, { validateOptions });
