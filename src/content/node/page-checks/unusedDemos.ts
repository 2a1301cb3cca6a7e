import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../base/node';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { listDemos } from '../../../demos/node';
import type { Page } from '../page';

const SOURCE = /\.(?:mdx|[jt]sx?)$/;

/** Whether a module or page below a folder imports the demo, as `./BasicBars` or `../bars/BasicBars`. */
function isImported(name: string, folder: string): boolean {
  const imported = new RegExp(`(?:from|import\\()\\s*['"][^'"]*/${name}['"]`);
  return listFiles(folder, SOURCE).some((file) =>
    imported.test(readFileSync(path.join(folder, file), 'utf8')),
  );
}

/** Finds demos beside a page that no reader can see: neither placed on it nor imported anywhere. */
export function checkUnusedDemos({ demos, file, place }: Page): ContentProblem[] {
  const placed = new Set(demos.map(({ name }) => name));
  const folder = path.dirname(file);
  return (
    listDemos(folder)
      .filter((name) => !placed.has(name))
      // Reading all pages is slow, and most of these are modules of another demo beside them.
      .filter((name) => ![folder, place.docsDir].some((within) => isImported(name, within)))
      .map((name) => ({
        found: `The page doesn't show the demo ${name}.tsx beside it, and nothing imports it.`,
        fix: `Write \`<Demo file="${name}" />\` where it belongs, or delete the file.`,
      }))
  );
}
