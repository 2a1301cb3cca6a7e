import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import type { ProblemFile } from '../../src/base/shared/contentProblem';

/** Guides stay as their authors write them (`.prettierignore`). */
const FORMATTED = /\.(?:tsx?|css)$/;

/** The page and adjacent files that aren't formatted with Prettier. */
export async function formatProblemsOf(page: string): Promise<ProblemFile[]> {
  const folder = path.posix.dirname(page);
  const files = readdirSync(folder).filter((name) => FORMATTED.test(name));
  const results = await Promise.all(
    files.map(async (name): Promise<ProblemFile[]> => {
      const file = `${folder}/${name}`;
      const options = await prettier.resolveConfig(file);
      const check = prettier.check(readFileSync(file, 'utf8'), { ...options, filepath: file });
      // The check that explains syntax errors reports files that can't be parsed.
      const isFormatted = await check.catch(() => true);
      return isFormatted
        ? []
        : [
            {
              file,
              problems: [
                { found: 'The file is not formatted.', fix: `npx prettier --write ${file}` },
              ],
            },
          ];
    }),
  );
  return results.flat();
}
