import fs from 'node:fs';
import path from 'node:path';
import { createApiFactFiles } from './lib/apiFactFiles';

/** Reading the packages takes a while when their models are not in the cache. */
const EXTRACTION_TIMEOUT_MS = 240_000;

it(
  'what the site knows of older majors is what their packages say (npm run api-facts)',
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
