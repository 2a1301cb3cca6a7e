/**
 * The modules that the build makes up for a demo. They are asked for by a query on a file that
 * exists, so that the bundler watches it:
 *
 * - `page.mdx?demo=ColumnTypes&line=12` — the props of `<Demo>`; it also says when there is no such demo.
 * - `ColumnTypes.tsx?demo-sources` — the sources of all variants.
 * - `ColumnTypes.tsx?demo-modules` — the modules that the demo imports.
 */
export type DemoRequest =
  | { readonly kind: 'props'; readonly name: string; readonly line?: number }
  | { readonly kind: 'sources' }
  | { readonly kind: 'modules' };

/** Matches the queries above and no other. */
export const DEMO_QUERY = /^\?demo(?:=|-sources$|-modules$)/;

export const SOURCES_QUERY = '?demo-sources';
export const MODULES_QUERY = '?demo-modules';

export function propsQuery(name: string, line: number | undefined): string {
  const params = new URLSearchParams({ demo: name });
  if (line !== undefined) {
    params.set('line', String(line));
  }
  return `?${params}`;
}

/** @throws Error for a query that `DEMO_QUERY` does not match. */
export function parseDemoRequest(query: string): DemoRequest {
  if (query === SOURCES_QUERY) {
    return { kind: 'sources' };
  }
  if (query === MODULES_QUERY) {
    return { kind: 'modules' };
  }
  const params = new URLSearchParams(query);
  const name = params.get('demo');
  if (name === null) {
    throw new Error(`Not the query of a demo module: ${query}`);
  }
  const line = Number(params.get('line'));
  return { kind: 'props', name, ...(line > 0 && { line }) };
}
