/**
 * The virtual modules for demos. They are requested by a query on an existing file, so that the
 * bundler watches it:
 *
 * - `page.mdx?demos=ColumnTypes:12,Rows:30:iframe` — the props of each `<Demo>` of a page, with the
 * line of its tag, and whether it is framed; reports demos that don't exist.
 * - `page.mdx?demo-chunk=components:ColumnTypes,Rows` — everything of one kind that the demos of a
 *   page load later, in one chunk. The other kind is `modules`.
 * - `page.mdx?demo-sources=ColumnTypes,Rows` — the URL of a JSON file with the sources of all variants
 *   of a page's demos, which the page fetches when a reader shows the code.
 * - `ColumnTypes.tsx?demo-previews` — the essential lines of all variants of a demo.
 * - `ColumnTypes.tsx?demo-modules` — the modules that a demo imports.
 * - `ColumnTypes.tailwind.tsx?demo-styles` — the styles of the Tailwind classes of a variant.
 */
export type DemoRequest =
  | { readonly kind: 'props'; readonly demos: readonly PlacedDemo[] }
  | { readonly kind: 'chunk'; readonly chunk: DemoChunk; readonly names: readonly string[] }
  | { readonly kind: 'sources'; readonly names: readonly string[] }
  | { readonly kind: 'previews' }
  | { readonly kind: 'modules' }
  | { readonly kind: 'styles' };

export interface PlacedDemo {
  readonly name: string;
  /** The line of the tag, if known. */
  readonly line?: number;
  /** Whether it runs in a separate document. */
  readonly isFramed?: boolean;
}

const FRAMED = ':iframe';

const DEMO_CHUNKS = ['components', 'modules'] as const;
export type DemoChunk = (typeof DEMO_CHUNKS)[number];

/** Matches exactly the queries above. */
export const DEMO_QUERY = /^\?demo(?:s=|-chunk=|-sources=|-previews$|-modules$|-styles$)/;

/** The queries that become files instead of code. */
export const SOURCES_QUERY = /^\?demo-sources=/;

export const PREVIEWS_QUERY = '?demo-previews';
export const MODULES_QUERY = '?demo-modules';
export const STYLES_QUERY = '?demo-styles';

export function propsQuery(demos: readonly PlacedDemo[]): string {
  const texts = demos.map(
    ({ name, line = 0, isFramed = false }) => `${name}:${line}${isFramed ? FRAMED : ''}`,
  );
  return `?demos=${texts.join(',')}`;
}

export function sourcesQuery(names: readonly string[]): string {
  return `?demo-sources=${names.join(',')}`;
}

export function chunkQuery(chunk: DemoChunk, names: readonly string[]): string {
  return `?demo-chunk=${chunk}:${names.join(',')}`;
}

function parsePlacedDemo(text: string): PlacedDemo {
  const [name = '', line] = text.split(':');
  return {
    name,
    ...(Number(line) > 0 && { line: Number(line) }),
    ...(text.endsWith(FRAMED) && { isFramed: true }),
  };
}

/** @throws Error for a query that `DEMO_QUERY` doesn't match */
export function parseDemoRequest(query: string): DemoRequest {
  const [key, value = ''] = query.split('=');
  const [prefix, list = ''] = value.split(':');
  const chunk = DEMO_CHUNKS.find((known) => known === prefix);
  switch (key) {
    case '?demos':
      return { kind: 'props', demos: value.split(',').map(parsePlacedDemo) };
    case PREVIEWS_QUERY:
      return { kind: 'previews' };
    case '?demo-sources':
      return { kind: 'sources', names: value.split(',') };
    case MODULES_QUERY:
      return { kind: 'modules' };
    case STYLES_QUERY:
      return { kind: 'styles' };
    default:
      if (chunk === undefined) {
        throw new Error(`Not the query of a demo module: ${query}`);
      }
      return { kind: 'chunk', chunk, names: list.split(',') };
  }
}
