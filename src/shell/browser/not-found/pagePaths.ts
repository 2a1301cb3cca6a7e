interface Route {
  readonly path?: string | readonly string[];
  readonly routes?: readonly Route[];
}

/** The paths of all pages in a tree of routes: its leaves, except the catch-all. */
export function pagePaths(routes: readonly Route[]): string[] {
  return routes.flatMap(({ path, routes: children }) => {
    if (children) {
      return pagePaths(children);
    }
    return typeof path === 'string' && path.endsWith('/') ? [path] : [];
  });
}
