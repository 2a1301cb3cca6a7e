import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import messages from '../../../../../i18n/translations.json';
import { createTranslator, FALLBACK_LANGUAGE } from '../../../../base/shared/i18n';
import { CHECK_FILE, type CheckData } from '../../../../upgrade/shared/check/checkData';
import { createCheck } from '../../../../upgrade/shared/check/checkProject';
import { reportMarkdown, type Say } from '../../../../upgrade/shared/check/reportText';
import { CHANGES_FILE, type ChangeStep } from '../../../../api/shared/changeRecord';
import type { ServerOptions } from '../serverOptions';
import { readMajor } from '../projectVersion';
import { answer, answering } from './answer';
import { partInput, shortText } from './inputs';

/** The most files of a call, and the longest text of one, in characters. */
const MAX_FILES = 50;
const MAX_FILE_LENGTH = 400_000;

const translator = createTranslator(
  { language: FALLBACK_LANGUAGE, tables: { [FALLBACK_LANGUAGE]: messages } },
  false,
);
const say: Say = (key, values) => translator.translate(key, values) ?? key;

const version = (text: string) => shortText().optional().describe(text);

/** `check_project`: the checks of the page `/x/check/`. */
export function registerCheckTool(server: McpServer, { library, siteUrl }: ServerOptions): void {
  server.registerTool(
    'check_project',
    {
      title: 'Check a project',
      description:
        'Finds what is wrong in a project, and what another version changes in its code, from package.json, a lock file, source files, style sheets, error messages, or a license key. Each finding has its line, what to do, and the section that explains it.',
      inputSchema: {
        files: z
          .array(
            z.object({
              path: shortText().describe('From the project, such as src/App.tsx. Empty: text.'),
              text: z.string().max(MAX_FILE_LENGTH),
            }),
          )
          .min(1)
          .max(MAX_FILES),
        from: version('What the code is written for, such as v7 or 8.3. Default: as installed.'),
        to: version('The major that it goes to. Default: the newest.'),
        part: partInput,
      },
      annotations: { readOnlyHint: true },
    },
    ({ files, from, part, to }) =>
      answering(async () => {
        const data = JSON.parse(await library.read(CHECK_FILE)) as CheckData;
        const steps = JSON.parse(await library.read(CHANGES_FILE)) as ChangeStep[];
        const check = createCheck(data, steps);
        files.forEach((file) => check.add(file));
        // Refuses what isn't a version.
        [from, to].forEach((text) => text && readMajor(text));
        const report = check.report({ ...(from && { from }), ...(to && { to }), now: Date.now() });
        return answer(reportMarkdown(report, say, new URL('/x/', siteUrl).href), { part });
      }),
  );
}
