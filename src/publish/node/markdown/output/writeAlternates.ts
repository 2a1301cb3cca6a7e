import fs from 'node:fs/promises';
import path from 'node:path';
import { CURRENT_MAJOR } from '../../../../versions/shared/versions';
import type { Alternate } from '../page/createAlternate';
import type { LinkSite } from '../page/links';
import type { TextFile } from './llmsFiles';

/** Who gets a page from elsewhere learns where the others are. Older majors have no index. */
function withIndex({ markdown, major }: Alternate, siteUrl: string): string {
  return major === CURRENT_MAJOR
    ? markdown.replace(/^# .*$/m, `$&\n\n> Index of all pages: [llms.txt](${siteUrl}llms.txt).`)
    : markdown;
}

/**
 * The files of the alternates: `index.md` of each page, and one beside it for each of its demos.
 */
export function alternateFiles(
  alternates: readonly Alternate[],
  { baseUrl, siteUrl }: LinkSite,
): TextFile[] {
  return alternates.flatMap((alternate) => {
    const { route, demos } = alternate;
    const folder = route.slice(baseUrl.length);
    return [
      { path: `${folder}index.md`, text: withIndex(alternate, siteUrl) },
      ...demos.map((entry) => ({
        path: `${folder}${entry.demo.name}.md`,
        text: entry.markdown,
      })),
    ];
  });
}

export async function writeFiles(outDir: string, files: readonly TextFile[]): Promise<void> {
  for (const { path: name, text } of files) {
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    const isSame = (await fs.readFile(file, 'utf8').catch(() => undefined)) === text;
    if (!isSame) {
      await fs.writeFile(file, text);
    }
  }
}
