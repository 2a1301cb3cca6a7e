import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { ApiPageData } from '../../shared/apiPage';
import { PRODUCTS } from '../../shared/products';
import { memberNames, membersNamed } from '../apiMember';
import type { ServerOptions } from '../serverOptions';
import { findApiPage } from '../findPage';
import { listChanges } from '../listChanges';
import { answer, answering } from './answer';
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
        component: z.string().min(1).describe('Component or interface, such as DataGrid.'),
        member: z.string().optional().describe('Prop, slot or CSS class.'),
        ...versionInput,
      },
      annotations: { readOnlyHint: true },
    },
    ({ component, member, ...given }) =>
      answering(async () => {
        const { version, note } = await versionOf(given, options);
        const page = await findApiPage(library, component, version);
        if (!member || !page.data) {
          return answer(await library.read(page.markdown), note);
        }
        const data = JSON.parse(await library.read(page.data)) as ApiPageData;
        const found = membersNamed(data, member);
        if (found.length === 0) {
          throw new Error(
            `${data.name} has no "${member}" in ${version.label}. It has: ${memberNames(data).join(', ')}.`,
          );
        }
        return answer(JSON.stringify(found, null, 2), note);
      }),
  );

  const major = z.string().regex(/^v\d+$/);
  server.registerTool(
    'list_changes',
    {
      title: 'List what majors changed',
      description:
        'Components, props, slots and CSS classes that were added, changed, deprecated or removed between two major versions. Without `from`: since the version that the project has.',
      inputSchema: {
        from: major.optional().describe('The major that the project comes from, such as v6.'),
        to: major.optional().describe('The major that it goes to. Default: the newest.'),
        product: z.enum(SEGMENTS).optional(),
        component: z.string().optional(),
        packageJson: versionInput.packageJson,
      },
      annotations: { readOnlyHint: true },
    },
    ({ from, packageJson, ...query }) =>
      answering(async () => {
        const { major: installed } = await versionOf({ packageJson }, options);
        const changes = await listChanges(library, { from: from ?? installed, ...query });
        return answer(JSON.stringify(changes));
      }),
  );
}
