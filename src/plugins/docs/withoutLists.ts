import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { RouteConfig } from '@docusaurus/types';

interface DocsGlobalData {
  readonly versions: readonly GlobalVersion[];
}

function fail(what: string): never {
  throw new Error(
    `src/plugins/docs/withoutLists.ts: ${what} of @docusaurus/plugin-content-docs has another form than expected. ` +
      'Compare it with the package, and see src/plugins/replacements/table.ts.',
  );
}

/**
 * The plugin's global data without its list of all documents: every page would load it, and it grows
 * with every page. No component of this site reads it; those that look for a page use the routes.
 *
 * @throws Error when the data has no such list.
 */
export function globalDataWithoutDocs(data: unknown): DocsGlobalData {
  const { versions, ...rest } = data as DocsGlobalData;
  if (!Array.isArray(versions) || !versions.every(({ docs }) => Array.isArray(docs))) {
    return fail('The global data');
  }
  return { ...rest, versions: versions.map((version) => ({ ...version, docs: [] })) };
}

/** Whether a route, or one below it, has the title and description of each document of a version. */
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
 * The route of the docs plugin without title and description of each document of its versions.
 *
 * @throws Error when no version below the route has them.
 */
export function routeWithoutDocs(route: RouteConfig): RouteConfig {
  return hasDocs(route) ? removeDocs(route) : fail('The route');
}
