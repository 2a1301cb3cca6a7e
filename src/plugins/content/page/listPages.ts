import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Written by the build from the packages. */
const GENERATED = 'api';

/**
 * The pages of a major that authors write: absolute paths, sorted. Not the generated ones, nor parts
 * of pages (`_…`).
 *
 * @param docsDir Absolute path of the pages of the major.
 */
export function listPages(docsDir: string): string[] {
  if (!existsSync(docsDir)) {
    return [];
  }
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep))
    .filter((parts) => parts[0] !== GENERATED && !parts.some((part) => part.startsWith('_')))
    .filter((parts) => parts.at(-1)?.endsWith('.mdx'))
    .map((parts) => path.join(docsDir, ...parts))
    .sort();
}
