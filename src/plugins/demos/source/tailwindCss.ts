import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';

const TAILWIND = path.dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'));

/**
 * The theme and the utilities in the layers that the site has for them. Not Tailwind's base styles:
 * they are for whole pages, and would reach into the rest of this one.
 */
const ENTRY = [
  "@import 'tailwindcss/theme.css' layer(theme);",
  "@import 'tailwindcss/utilities.css' layer(utilities);",
].join('\n');

const STRING = /(?<quote>['"`])(?<text>(?:(?!\k<quote>)[^\\]|\\.)*)\k<quote>/gs;

/** Every word within quotes may be a class; Tailwind passes over those that are none. */
function candidatesOf(source: string): string[] {
  return [...source.matchAll(STRING)].flatMap(({ groups }) => (groups?.text ?? '').split(/\s+/));
}

/** The styles of the Tailwind classes that appear in the sources. */
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
