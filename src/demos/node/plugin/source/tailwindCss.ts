import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';

const TAILWIND = path.dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'));

/**
 * The theme and the utilities in the site's layers for them. Without Tailwind's base styles, which
 * apply to whole pages and would affect the rest of this one.
 */
const ENTRY = [
  "@import 'tailwindcss/theme.css' layer(theme);",
  "@import 'tailwindcss/utilities.css' layer(utilities);",
].join('\n');

const STRING = /(?<quote>['"`])(?<text>(?:(?!\k<quote>)[^\\]|\\.)*)\k<quote>/gs;

/** Every word in quotes can be a class. Tailwind ignores others. */
function candidatesOf(source: string): string[] {
  return [...source.matchAll(STRING)].flatMap(({ groups }) => (groups?.text ?? '').split(/\s+/));
}

/** Generates the styles of the Tailwind classes in the sources. */
export async function buildTailwindCss(sources: readonly string[]): Promise<string> {
  const compiler = await compile(ENTRY, {
    base: '/',
    loadStylesheet: async (id, base) => {
      const file = path.join(TAILWIND, path.basename(id));
      return { path: file, base, content: readFileSync(file, 'utf8') };
    },
  });
  return compiler.build([...new Set(sources.flatMap(candidatesOf))]);
}
