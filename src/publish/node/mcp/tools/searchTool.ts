import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { findProduct, PRODUCTS } from '../../../../content/shared/products';
import type { SearchHit } from '../../../../search/shared/engine';
import type { ServerOptions } from '../serverOptions';
import { answer, answering } from './answer';
import { shortText } from './inputs';
import { versionInput, versionOf } from './versionInput';

const PRODUCT_IDS = PRODUCTS.map(({ id }) => id);
const DEFAULT_LIMIT = 10;

function describeHit({ record, path, owner }: SearchHit, siteUrl: string): string {
  const { kind, name, plan, text, product, crumbs, package: from } = record;
  const place = [findProduct(product).name, ...crumbs.slice(1), ...(owner ? [owner] : [])];
  return [
    `- **${name}** (${kind}${plan ? `, ${plan} plan` : ''}) in ${place.join(' › ')}${from ? `, exported by \`${from}\`` : ''}`,
    `  ${new URL(path, siteUrl).href}`,
    ...(text ? [`  ${text}`] : []),
  ].join('\n');
}

/** `search`: finds pages, sections, props, demos, and errors. */
export function registerSearchTool(server: McpServer, options: ServerOptions): void {
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds pages, sections, demos, components, props, slots, CSS classes, events, error messages, names in guides and names of earlier majors. Tolerates misspelling.',
      inputSchema: {
        query: shortText().min(1).describe('Words, a name, or the text of an error.'),
        product: z.enum(PRODUCT_IDS).optional(),
        limit: z.number().int().min(1).max(40).default(DEFAULT_LIMIT),
        ...versionInput,
      },
      annotations: { readOnlyHint: true },
    },
    ({ query, product, limit, ...given }) =>
      answering(async () => {
        const { version, note } = await versionOf(given, options);
        const engine = await options.library.engine(version);
        const { hits, unknownName } = engine.search(query, { product, limit });
        const list = hits.map((hit) => describeHit(hit, options.siteUrl)).join('\n');
        const inexact = unknownName ? `No exact match for "${unknownName}". Nearest:\n\n` : '';
        return answer(
          (list && inexact + list) || `Nothing found for "${query}" in ${version.label}.`,
          { note },
        );
      }),
  );
}
