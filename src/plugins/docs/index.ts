import contentDocs, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';

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
 */
async function createDocsPlugin(
  context: LoadContext,
  options: Parameters<typeof contentDocs>[1],
): Promise<Plugin> {
  const plugin = (await contentDocs(context, options)) as Plugin;
  return {
    ...plugin,
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
