import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type { ApiPageData } from '../../../../api/shared/apiPage';
import { PRODUCTS } from '../../../../content/shared/products';
import { memberNames, membersNamed } from '../apiMember';
import { nearestNames } from '../componentNames';
import type { ServerOptions } from '../serverOptions';
import { findApiPage } from '../findPage';
import { countChanges, listChanges, type FoundChanges } from '../listChanges';
import { readMajor } from '../projectVersion';
import { readPage } from '../readPage';
import { answer, answering, answerItems, type AnswerOptions } from './answer';
import { partInput, shortText } from './inputs';
import { versionInput, versionOf } from './versionInput';

const SEGMENTS = PRODUCTS.flatMap(({ apiSegment }) => apiSegment ?? []);

/** `get_api_member` and `list_changes`: the API and its changes. */
export function registerApiTools(server: McpServer, options: ServerOptions): void {
  const { library } = options;
  server.registerTool(
    'get_api_member',
    {
      title: 'Look up the API',
      description:
        'A prop, slot or CSS class of a component as JSON: type, default, description, plan, since when. Without a member: the whole API page as Markdown.',
      inputSchema: {
        component: shortText().min(1).describe('Component or interface, such as DataGrid.'),
        member: shortText().optional().describe('Prop, slot or CSS class.'),
        part: partInput,
        ...versionInput,
      },
      annotations: { readOnlyHint: true },
    },
    ({ component, member, part, ...given }) =>
      answering(async () => {
        const { version, note } = await versionOf(given, options);
        const page = await findApiPage(library, component, version);
        if (!member || !page.data) {
          const markdown = await library.read(page.markdown);
          return answer(readPage(page.path, markdown, { part }), { note, part });
        }
        const data = JSON.parse(await library.read(page.data)) as ApiPageData;
        const found = membersNamed(data, member);
        if (found.length === 0) {
          const names = memberNames(data);
          throw new Error(
            `${data.name} has no "${member}" in ${version.label}. ${nearestNames(member, names)} It has: ${names.join(', ')}.`,
          );
        }
        return answer(JSON.stringify(found, null, 2), { note, part });
      }),
  );

  const major = (text: string) => shortText().optional().describe(text);
  server.registerTool(
    'list_changes',
    {
      title: 'List what majors changed',
      description:
        'Components, props, slots and CSS classes that were added, changed, deprecated or removed between two major versions. Without `from`: since the version that the project has. Of a list that is too long for one answer: how many there are in each product.',
      inputSchema: {
        from: major('The major that the project comes from, such as v6.'),
        to: major('The major that it goes to. Default: the newest.'),
        product: z.enum(SEGMENTS).optional(),
        component: shortText().min(1).optional(),
        part: partInput,
        packageJson: versionInput.packageJson,
      },
      annotations: { readOnlyHint: true },
    },
    ({ from, to, packageJson, part, ...query }) =>
      answering(async () => {
        const { major: installed, note } = await versionOf({ packageJson }, options);
        const start = from === undefined ? installed : readMajor(from);
        const found = await listChanges(library, {
          ...query,
          ...(start !== undefined && { from: start }),
          ...(to !== undefined && { to: readMajor(to) }),
        });
        // A list without a known start begins with the last major.
        const isGuess = from === undefined && installed === undefined;
        return answerChanges(found, { part, product: query.product, ...(isGuess && { note }) });
      }),
  );
}

function answerChanges(
  { from, to, component, changes }: FoundChanges,
  { note, part, product }: AnswerOptions & { readonly product?: string },
): CallToolResult {
  if (changes.length === 0) {
    const place = [component, product].filter(Boolean).join(' of ');
    return answer(`Nothing changed${place && ` in ${place}`} from ${from} to ${to}.`, { note });
  }
  return answerItems(
    changes,
    (parts) =>
      `${changes.length} changes from ${from} to ${to} are too many for one answer. ` +
      `Narrow them with \`product\`, \`component\`, \`from\`, or \`to\`, or call list_changes again with \`part\` from 1 to ${parts}.\n\n${countChanges(changes)}`,
    { note, part },
  );
}
