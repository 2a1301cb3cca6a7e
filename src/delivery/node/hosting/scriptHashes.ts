import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** The types of scripts that the policy applies to. Other types contain data. */
const RUNNING_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'speculationrules',
]);

/** `sha256-…` of each executable inline script, in page order. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', code = '']) => {
      const type = /\btype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
      const isInline = !/\bsrc=/i.test(attributes);
      return isInline && RUNNING_TYPES.has(type.toLowerCase()) ? [hash(code)] : [];
    },
  );
}

/** The hashes of the inline scripts of all pages of a build, sorted and without duplicates. */
export async function collectScriptHashes(outDir: string): Promise<string[]> {
  const files = await fs.readdir(outDir, { recursive: true });
  const hashes = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await fs.readFile(path.join(outDir, file), 'utf8');
    hashInlineScripts(html).forEach((found) => hashes.add(found));
  }
  return [...hashes].sort();
}

function hash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
