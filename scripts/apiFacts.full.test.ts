import fs from 'node:fs';
import path from 'node:path';
import { createApiFactFiles } from './lib/apiFactFiles';

/** Reading the packages is slow if their models aren't cached. */
const EXTRACTION_TIMEOUT_MS = 240_000;

it(
  'the stored facts about older majors match their packages (npm run api-facts)',
  async () => {
    const siteDir = process.cwd();
    const files = await createApiFactFiles(siteDir);
    const stale = [...files].flatMap(([name, text]) => {
      const file = path.join(siteDir, name);
      const isSame = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text;
      return isSame ? [] : [name];
    });
    expect(stale).toEqual([]);
  },
  EXTRACTION_TIMEOUT_MS,
);
