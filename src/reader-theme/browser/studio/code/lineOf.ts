import type { ThemeFile } from '@site/src/reader-theme/browser/sandbox';

/** The reader writes colors without a scheme, so its path may not be in the code. */
const OWN_KEYS = /^(?:colorSchemes|light|dark|\d+)$/;

/** Deeper paths and longer keys aren't those of themes, and take long to look for. */
const MAX_DEPTH = 12;
const MAX_KEY = 100;

/** How often a key is looked at, so that code that repeats it doesn't take long. */
const MAX_TRIES = 1000;

const BEFORE = /(?:^|[^\w.$])['"]?$/;
const AFTER = /['"]?\s{0,100}(?:[:(,}=]|\]\s{0,100}:)/y;

/** Where a key is the name of a property or a variable, at or after a position; -1 if nowhere. */
function findKey(code: string, key: string, from: number): number {
  let at = code.indexOf(key, from);
  for (let tries = 0; at >= 0 && tries < MAX_TRIES; tries += 1) {
    AFTER.lastIndex = at + key.length;
    if (BEFORE.test(code.slice(Math.max(0, at - 2), at)) && AFTER.test(code)) {
      return at;
    }
    at = code.indexOf(key, at + 1);
  }
  return -1;
}

/** How far the keys of a path occur in a text one after the other. */
function follow(code: string, keys: readonly string[]): { found: number; at: number } {
  let at = 0;
  let found = 0;
  for (const key of keys) {
    const next = findKey(code, key, at);
    if (next >= 0) {
      found += 1;
      at = next + 1;
    }
  }
  return { found, at };
}

/**
 * The line on which a value is set, such as `theme.ts:12`: where the keys of its path follow each
 * other. Computed keys have none, so it is the line of the nearest object.
 */
export function lineOf(files: readonly ThemeFile[], path: string): string | undefined {
  const keys = path
    .split('.')
    .filter((key) => key.length <= MAX_KEY && !OWN_KEYS.test(key))
    .slice(0, MAX_DEPTH);
  const best = files
    .map(({ name, code }) => ({ name, code, ...follow(code, keys) }))
    .reduce<{ name: string; code: string; found: number; at: number } | null>(
      (first, next) => (next.found > (first?.found ?? 0) ? next : first),
      null,
    );
  return best ? `${best.name}:${best.code.slice(0, best.at).split('\n').length}` : undefined;
}
