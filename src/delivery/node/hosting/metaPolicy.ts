import fs from 'node:fs/promises';
import path from 'node:path';
import { toMetaPolicy } from '../../shared/contentSecurityPolicy';

/** The first element of the head of a Docusaurus page. */
const START = /<meta charset="?UTF-8"?>/i;

/**
 * Adds a policy to a page. It comes first, because it only applies to what follows it.
 *
 * @throws if the page doesn't have the expected head
 */
export function addPolicy(html: string, policy: string): string {
  if (!START.test(html)) {
    throw new Error('Expected a page whose head starts with <meta charset=UTF-8>.');
  }
  const meta = `<meta http-equiv=Content-Security-Policy content="${toMetaPolicy(policy)}">`;
  return html.replace(START, (start) => start + meta);
}

/** The files of a build's pages, without those of the languages in folders below it. */
export async function pagesOf(outDir: string, locales: readonly string[]): Promise<string[]> {
  const files = await fs.readdir(outDir, { recursive: true });
  return files
    .filter((file) => file === '404.html' || /(?:^|[\\/])index\.html$/.test(file))
    .filter((file) => !locales.includes(file.split(path.sep, 1)[0] ?? ''))
    .map((file) => path.join(outDir, file));
}
