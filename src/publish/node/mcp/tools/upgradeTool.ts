import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { groupBy } from '../../../../base/shared/groupBy';
import { PRODUCTS } from '../../../../content/shared/products';
import { CURRENT_MAJOR } from '../../../../versions/shared/versions';
import { changesBetween, type AnsweredChange } from '../changesBetween';
import { readMajor } from '../projectVersion';
import type { ServerOptions } from '../serverOptions';
import { answering, answerItems } from './answer';
import { partInput, shortText } from './inputs';

const SEGMENTS = PRODUCTS.flatMap(({ apiSegment }) => apiSegment ?? []);

/** How many changes each step has, for answers that are too long. */
function countSteps(changes: readonly AnsweredChange[]): string {
  return [...groupBy(changes, ({ product, step }) => `${product}, ${step}`)]
    .map(([key, { length }]) => `- ${key}: ${length} changes`)
    .join('\n');
}

/** `changes_between`: what an upgrade needs, silent changes first. */
export function registerUpgradeTool(server: McpServer, options: ServerOptions): void {
  const { library, siteUrl } = options;
  server.registerTool(
    'changes_between',
    {
      title: 'Plan an upgrade',
      description:
        'What breaks or behaves differently between two major versions, with what to do, the codemod and what it misses. Also what no type checker reports: defaults, behavior, DOM, CSS classes, theme keys, texts.',
      inputSchema: {
        from: shortText().describe('The major that the project comes from, such as v7.'),
        to: shortText().optional().describe('The major that it goes to. Default: the newest.'),
        product: z.enum(SEGMENTS).optional(),
        component: shortText().min(1).optional(),
        part: partInput,
      },
      annotations: { readOnlyHint: true },
    },
    ({ from, to = CURRENT_MAJOR, part, product, component }) =>
      answering(async () => {
        const query = { from: readMajor(from), to: readMajor(to), product, component };
        const changes = await changesBetween(library, siteUrl, query);
        return answerItems(
          changes,
          (parts) =>
            `${changes.length} changes are too many for one answer. Narrow them with \`product\` or \`component\`, or call changes_between again with \`part\` from 1 to ${parts}.\n\n${countSteps(changes)}`,
          { part },
        );
      }),
  );
}
