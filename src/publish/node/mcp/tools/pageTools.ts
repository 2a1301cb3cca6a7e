import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { ServerOptions } from '../serverOptions';
import { findPage, requireDemo } from '../findPage';
import { parsePageAddress } from '../pageAddress';
import { readPage } from '../readPage';
import { answer, answering } from './answer';
import { partInput, shortText } from './inputs';
import { versionInput, versionOf, type GivenVersion } from './versionInput';

const address = shortText()
  .min(1)
  .describe('Address of the page, or its path such as react-data-grid/sorting/.');

/** `get_page` and `get_demo_source`: a page as Markdown, and the code of a demo. */
export function registerPageTools(server: McpServer, options: ServerOptions): void {
  const { library } = options;

  /** The page at an address, in the version of the call, of the address, or of the project. */
  async function pageOf(page: string, { version: asked, packageJson }: GivenVersion) {
    const wanted = asked ?? parsePageAddress(page).major;
    const { version, note } = await versionOf({ version: wanted, packageJson }, options);
    return { ...(await findPage(library, page, version)), note };
  }

  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'A page of the documentation as Markdown, with the code of its demos. Of a page that is too long for one answer: what it is about, and its sections to ask for.',
      inputSchema: {
        page: address,
        section: shortText()
          .min(1)
          .optional()
          .describe('Title of a section, such as Multi-sorting. Default: the whole page.'),
        part: partInput,
        ...versionInput,
      },
      annotations: { readOnlyHint: true },
    },
    ({ page: given, section, part, ...version }) =>
      answering(async () => {
        const { page, demo, hash, note } = await pageOf(given, version);
        if (demo !== undefined) {
          return answer(await library.read(`${page.path}${demo}.md`), { note, part });
        }
        const markdown = await library.read(page.markdown);
        return answer(readPage(page.path, markdown, { section, hash, part }), { note, part });
      }),
  );

  server.registerTool(
    'get_demo_source',
    {
      title: 'Read the code of a demo',
      description: 'All files of a demo, in every way of styling that it has.',
      inputSchema: {
        page: address,
        demo: shortText().min(1).describe('Name of the demo, such as BasicSorting.'),
        part: partInput,
        ...versionInput,
      },
      annotations: { readOnlyHint: true },
    },
    ({ page: given, demo, part, ...version }) =>
      answering(async () => {
        const { page, note } = await pageOf(given, version);
        const name = requireDemo(page, demo);
        return answer(await library.read(`${page.path}${name}.md`), { note, part });
      }),
  );
}
