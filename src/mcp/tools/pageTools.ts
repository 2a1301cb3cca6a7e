import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { ServerOptions } from '../serverOptions';
import { findPage } from '../findPage';
import { answer, answering } from './answer';
import { versionInput, versionOf } from './versionInput';

const address = z
  .string()
  .min(1)
  .describe('Address of the page, or its path such as react-data-grid/sorting/.');

/** `get_page` and `get_demo_source`: a page as Markdown, and the code of a demo. */
export function registerPageTools(server: McpServer, options: ServerOptions): void {
  const { library } = options;
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description: 'A page of the documentation as Markdown, with the code of its demos.',
      inputSchema: { page: address, ...versionInput },
      annotations: { readOnlyHint: true },
    },
    ({ page, ...given }) =>
      answering(async () => {
        const { version, note } = await versionOf(given, options);
        const { markdown } = await findPage(library, page, version);
        return answer(await library.read(markdown), note);
      }),
  );

  server.registerTool(
    'get_demo_source',
    {
      title: 'Read the code of a demo',
      description: 'All files of a demo, in every way of styling that it has.',
      inputSchema: {
        page: address,
        demo: z.string().min(1).describe('Name of the demo, such as BasicSorting.'),
        ...versionInput,
      },
      annotations: { readOnlyHint: true },
    },
    ({ page, demo, ...given }) =>
      answering(async () => {
        const { version, note } = await versionOf(given, options);
        const { path, demos } = await findPage(library, page, version);
        const wanted = demo.replace(/\.(?:tsx|md)$/, '');
        const name = demos.find((known) => known.toLowerCase() === wanted.toLowerCase());
        if (!name) {
          throw new Error(
            `The page ${path} has no demo "${demo}". It has: ${demos.join(', ') || 'none'}.`,
          );
        }
        return answer(await library.read(`${path}${name}.md`), note);
      }),
  );
}
