import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { RouteConfig } from '@docusaurus/types';

interface DocsGlobalData {
  readonly versions: readonly GlobalVersion[];
}

function fail(what: string): never {
  throw new Error(
    `src/content/node/docs/withoutLists.ts: ${what} of @docusaurus/plugin-content-docs has an unexpected form. ` +
      'Compare it with the installed package, and see src/delivery/node/replacements/table.ts.',
  );
}

/**
 * Removes the list of all documents from the plugin's global data, which every page loads and which
 * grows with every page. No component of this site reads it; those that look up a page use the routes.
 *
 * @throws Error if the data has no such list
 */
export function globalDataWithoutDocs(data: unknown): DocsGlobalData {
  const { versions, ...rest } = data as DocsGlobalData;
  if (!Array.isArray(versions) || !versions.every(({ docs }) => Array.isArray(docs))) {
    return fail('The global data');
  }
  return { ...rest, versions: versions.map((version) => ({ ...version, docs: [] })) };
}

/** Whether a route or a nested one contains the title and description of each document. */
function hasDocs({ props, routes = [] }: RouteConfig): boolean {
  const { version } = (props ?? {}) as { version?: { docs?: unknown } };
  return typeof version?.docs === 'object' || routes.some(hasDocs);
}

function removeDocs(route: RouteConfig): RouteConfig {
  const { version } = (route.props ?? {}) as { version?: object };
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(removeDocs) }),
  };
}

/**
 * Removes the title and description of each document from the route of the docs plugin.
 *
 * @throws Error if no nested route contains them
 */
export function routeWithoutDocs(route: RouteConfig): RouteConfig {
  return hasDocs(route) ? removeDocs(route) : fail('The route');
}
