import fs from 'node:fs/promises';
import path from 'node:path';
import type { Alternate } from '../page/createAlternate';
import type { TextFile } from './llmsFiles';

/**
 * The files of the alternates: `index.md` of each page, and one beside it for each of its demos.
 */
export function alternateFiles(alternates: readonly Alternate[], baseUrl: string): TextFile[] {
  return alternates.flatMap(({ route, markdown, demos }) => {
    const folder = route.slice(baseUrl.length);
    return [
      { path: `${folder}index.md`, text: markdown },
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
